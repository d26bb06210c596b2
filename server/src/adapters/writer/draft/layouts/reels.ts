import { reelsTiming } from '../../../../domain/content/reelsScript.ts';
import { cell, countWords as count, timed, type Take } from '../timing.ts';
import { capital, clip, prose, sentence, within } from '../words.ts';
import type { Material } from '../material.ts';
import type { Arrangement, Layout } from './layout.ts';

const { hookSeconds, fewestSeconds, mostSeconds, wordsPerSecond } = reelsTiming;
/** "About 2.4 words a second". */
const leastWords = Math.ceil(fewestSeconds * wordsPerSecond * 0.93);
const mostWords = Math.floor(mostSeconds * wordsPerSecond * 0.95);
const hookWords = Math.floor(hookSeconds * wordsPerSecond);

type Three<Item> = Readonly<Record<Arrangement, Item>>;

/** What is filmed: the owner, the words on the screen, and what is there already. */
const scenes: Three<Readonly<Record<'hook' | 'house' | 'lead' | 'about' | 'again' | 'gap' | 'end', string>>> = [
  {
    hook: 'Você de frente para a câmera, a frase na tela',
    house: 'O nome do negócio na tela',
    lead: 'De perto. Na tela:',
    about: 'Seu dia a dia',
    again: 'Tudo escrito na tela',
    gap: 'Mostre o que está contando',
    end: 'Você, com o contato na tela',
  },
  {
    hook: 'A frase na tela, sua voz por trás',
    house: 'Você acenando',
    lead: 'Câmera chegando perto. Escrito:',
    about: 'Suas mãos trabalhando',
    again: 'A lista inteira, parada',
    gap: 'Filme isso acontecendo',
    end: 'Contato escrito grande',
  },
  {
    hook: 'Câmera parada, você entra falando',
    house: 'O nome escrito em um papel',
    lead: 'Imagem parada e o texto:',
    about: 'O lugar onde você atende',
    again: 'Texto fixo por alguns segundos',
    gap: 'Imagem do assunto',
    end: 'Você se despede; contato embaixo',
  },
];

/** A script of what was said: to the camera, with each point on the screen. */
export const reels: Layout = {
  fitsOpening: within(60, hookWords),
  write(material, opening, arrangement) {
    const { lead, house, call } = material;
    const hook: Take = { speech: sentence(opening.text), scene: scenes[arrangement].hook };
    const who: Take[] =
      house === null ? [] : [{ speech: introductions[arrangement](house), scene: scenes[arrangement].house }];
    const what: Take = { speech: sentence(lead), scene: `${scenes[arrangement].lead} ${clip(lead, within(60))}` };
    const order = arrangement === 2 ? [what, ...who] : [...who, what];
    const { takes, left } = pointTakes(material, arrangement, mostWords - count([hook, ...order]) - 24);
    const end: Take = {
      speech: call(arrangement) || 'Ficou com dúvida? Deixe um comentário.',
      scene: scenes[arrangement].end,
    };
    const body = [hook, ...order, ...takes];
    const script = [...body, ...fillers(material, arrangement, count([...body, end])), end];
    const caption = [...(left.length > 0 ? left : [lead]), ...(house === null ? [] : [house])];
    const { link } = material;
    return {
      title: capital(clip(lead, within(70)) || lead.slice(0, 70)),
      scenes: timed(script),
      caption: captionOf(caption, material, link),
    };
  },
};

/** The points, one or two to a take; `left` is what no minute has room for. */
function pointTakes(
  { points }: Material,
  arrangement: Arrangement,
  room: number,
): { takes: readonly Take[]; left: readonly string[] } {
  const size = arrangement === 1 ? 2 : 1;
  const takes: Take[] = [];
  let at = 0;
  while (at < points.length) {
    const group = points.slice(at, at + size);
    const take = { speech: prose(group), scene: `Na tela: ${group.join(' · ')}` };
    if (count([...takes, take]) > room) break;
    takes.push(take);
    at += size;
  }
  return { takes, left: points.slice(at) };
}

const introductions: Three<(house: string) => string> = [
  (house) => `Oi! Aqui é ${house}.`,
  (house) => `Quem fala com você: ${house}.`,
  (house) => `Este vídeo é de ${house}.`,
];
const repeats: Three<string> = ['Repetindo, para você anotar', 'Vou dizer de novo, com calma', 'Para ninguém esquecer'];
/** What only the owner can say, where too little was told for half a minute. */
const gaps: Three<readonly string[]> = [
  [
    'conte em uma ou duas frases como isso é feito, com as suas palavras',
    'diga o que as pessoas mais perguntam sobre isso e o que você responde',
    'diga em uma frase o que a pessoa precisa levar ou saber antes',
    'feche com uma frase sua para quem assistiu até aqui',
  ],
  [
    'explique por que você escolheu falar disso, em uma ou duas frases bem suas',
    'mostre um detalhe de que você gosta e diga em uma frase qual é',
    'conte uma coisa que quase ninguém sabe sobre isso, do seu jeito',
    'deixe um conselho seu, daqueles que você dá no balcão',
  ],
  [
    'apresente quem faz isso com você e o que cada pessoa faz',
    'dê um exemplo de para quem isso serve, em duas frases curtas',
    'responda à dúvida que mais chega até você sobre este assunto',
    'termine com o que você diria a um vizinho sobre isso',
  ],
];

/** What fills a script that is too short to be one: the house's own words, the points once more, gaps to fill. */
function fillers(
  { about, lead, points, isTheme }: Material,
  arrangement: Arrangement,
  spoken: number,
): readonly Take[] {
  const again = prose([lead, ...points]);
  const gapTakes = gaps[arrangement].map((what): Take => ({
    speech: `[preencher: ${what}]`,
    scene: scenes[arrangement].gap,
  }));
  const wanted: readonly Take[] = [
    ...(isTheme ? gapTakes.slice(0, 1) : []),
    ...(about === null ? [] : [{ speech: sentence(about), scene: scenes[arrangement].about }]),
    ...(isTheme ? [] : [{ speech: `${repeats[arrangement]}: ${again}`, scene: scenes[arrangement].again }]),
    ...(isTheme ? gapTakes.slice(1) : gapTakes),
  ];
  const taken: Take[] = [];
  for (const take of wanted) {
    if (spoken + count(taken) >= leastWords) break;
    if (spoken + count([...taken, take]) <= mostWords) taken.push(take);
  }
  return taken;
}

const captionOf = (statements: readonly string[], { name }: Material, link: string | null): string =>
  `${prose(statements.map(cell))}${link === null || name === undefined ? '' : ` ${link}`}`;
