import { reelsTiming } from '../../../../domain/content/reelsScript.ts';
import { fold } from '../../../../domain/words.ts';
import { cell, countWords as count, timed, type Take } from '../timing.ts';
import { capital, prose, sentence, within } from '../words.ts';
import type { Material } from '../material.ts';
import { openingsOf } from '../openings.ts';
import type { Arrangement, Layout } from './layout.ts';

const { hookSeconds, fewestSeconds, mostSeconds, wordsPerSecond } = reelsTiming;
/** "About 2.4 words a second". */
const leastWords = Math.ceil(fewestSeconds * wordsPerSecond * 0.93);
const mostWords = Math.floor(mostSeconds * wordsPerSecond * 0.95);
const hookWords = Math.floor(hookSeconds * wordsPerSecond);

type Three<Item> = Readonly<Record<Arrangement, Item>>;

/** What is filmed: the owner speaking, the words on the screen, or what is there already. */
const scenes: Three<Readonly<Record<'hook' | 'who' | 'said' | 'end' | 'gap', string>>> = [
  {
    hook: 'Você olhando para a câmera',
    who: 'A fachada ou o lugar onde você atende',
    said: 'Você falando, de perto',
    end: 'Você, com o contato na tela',
    gap: 'Mostre o que está contando',
  },
  {
    hook: 'A frase na tela, sua voz por trás',
    who: 'O nome do negócio na tela',
    said: 'Mostre o que está contando',
    end: 'O contato na tela',
    gap: 'Filme isso acontecendo',
  },
  {
    hook: 'O nome do negócio na tela',
    who: 'Suas mãos trabalhando',
    said: 'Texto na tela com o que você diz',
    end: 'Você se despede, com o contato na tela',
    gap: 'Imagem do assunto',
  },
];

/** What a statement is best seen as. */
const seen: readonly (readonly [RegExp, string])[] = [
  [/R\$/, 'Os preços na tela'],
  [/\d\/\d|\bdia \d|\d{1,2}h|segunda|terca|quarta|quinta|sexta|sabado|domingo/, 'Texto na tela com dias e horários'],
  [/\brua\b|\bavenida\b|\bpraca\b|\bendereco\b/, 'O endereço na tela'],
];
const sceneOf = (statement: string, arrangement: Arrangement): string =>
  seen.find(([pattern]) => pattern.test(pattern.source.startsWith('R') ? statement : fold(statement)))?.[1] ??
  scenes[arrangement].said;

/** A script of what was said, a sentence a scene; its caption has what a viewer looks up. */
export const reels: Layout = {
  fitsOpening: within(60, hookWords),
  openings(material, arrangement) {
    const { statements } = material;
    const own = openingsOf(material, within(60, hookWords), arrangement);
    const plain = hooks.map((text) => ({ text, left: statements }));
    const [first = ''] = statements;
    const isShort = within(60, hookWords)(first);
    const turned = [...plain.slice(arrangement), ...plain.slice(0, arrangement)];
    return arrangement === 0 && isShort ? [...own, ...turned] : [...turned, ...own];
  },
  write(material, opening, arrangement) {
    const { house, name, place, call, link } = material;
    const views = scenes[arrangement];
    const isNamed = name !== null && opening.text.includes(name);
    const known = isNamed ? (place !== null && !opening.text.includes(place) ? place : null) : house;
    const who: readonly Take[] =
      known === null ? [] : [{ speech: introduction(known, isNamed, arrangement), scene: views.who }];
    const hook: Take = { speech: sentence(opening.text.replace(/:$/, '')), scene: views.hook };
    const end: Take = { speech: call(arrangement) || 'Salve este vídeo para não esquecer.', scene: views.end };
    const { takes, left } = takesOf(opening.left, arrangement, mostWords - count([hook, ...who, end]));
    const more = fillers(material, arrangement, count([hook, ...takes, ...who, end]));
    const script = [hook, ...who, ...more.before, ...takes, ...more.behind, end];
    const weighty = opening.left.filter((one) => /R\$|\d\/\d|\bdia \d|\d{1,2}h|não /.test(one));
    return {
      title: capital(titleOf(material)).replace(/:$/, ''),
      scenes: timed(script),
      caption: captionOf(
        [...(left.length > 0 ? left : captioned(weighty, arrangement)), ...(house === null ? [] : [house])],
        link,
      ),
    };
  },
};

/** Prices and days, which a viewer looks up: of two or more statements those that a caption has room for. */
const captioned = (statements: readonly string[], arrangement: Arrangement): readonly string[] => {
  const order = arrangement === 0 ? statements : arrangement === 1 ? statements.slice(0, 1) : statements.slice(-1);
  return order.slice(0, 2);
};

/** The statements, one to a take, two in the second script; `left` is what no minute has room for. */
function takesOf(statements: readonly string[], arrangement: Arrangement, room: number) {
  const size = arrangement === 1 ? 2 : 1;
  const takes: Take[] = [];
  let at = 0;
  while (at < statements.length) {
    const group = statements.slice(at, at + size);
    const take = { speech: prose(group), scene: sceneOf(group.join(' '), arrangement) };
    if (count([...takes, take]) > room) break;
    takes.push(take);
    at += size;
  }
  return { takes, left: statements.slice(at) };
}

function introduction(house: string, isPlace: boolean, arrangement: Arrangement): string {
  return isPlace && arrangement === 1 ? `Estamos em ${house}.` : `${house}.`;
}

/** What only the owner can say, where too little was told for half a minute. */
const gaps: Three<readonly string[]> = [
  [
    'conte em duas ou três frases como isso é feito e o que a pessoa precisa saber antes de vir, com as suas palavras',
    'diga o que as pessoas mais perguntam sobre isso e o que você responde',
    'feche com uma frase sua para quem assistiu até aqui',
  ],
  [
    'explique em duas ou três frases por que você escolheu falar disso hoje e mostre um detalhe de que você gosta',
    'conte uma coisa que quase ninguém sabe sobre isso, do seu jeito',
    'deixe um conselho seu, daqueles que você dá no balcão',
  ],
  [
    'apresente em duas ou três frases quem faz isso com você e dê um exemplo de para quem isso serve',
    'responda à dúvida que mais chega até você sobre este assunto',
    'termine com o que você diria a um vizinho sobre isso',
  ],
];
/** The idea in a line: the first words where they are short, else who speaks. */
const titleOf = ({ statements: [first = ''], name }: Material): string =>
  within(70)(first) ? first : (name ?? 'Recado');

/** How a video may begin whose first words are too long for a hook. */
const hooks = ['Tenho um recado para você.', 'Olha só este recado.', 'Presta atenção nesta informação.'];
/** What any video may say without claiming anything. */
const asides: Three<readonly string[]> = [
  [
    'Mande este vídeo para quem precisa saber disso.',
    'Ficou com alguma dúvida? Escreva nos comentários.',
    'Salve este vídeo para ter tudo isso à mão.',
    'Siga este perfil para acompanhar as novidades.',
  ],
  [
    'Salve este vídeo para consultar depois.',
    'Se ficou alguma dúvida, pergunte aqui nos comentários.',
    'Marque nos comentários quem precisa ver isso.',
    'Siga o perfil e acompanhe as próximas novidades.',
  ],
  [
    'Conhece alguém que precisa saber disso? Mande este vídeo.',
    'Guarde este vídeo para não esquecer nada.',
    'Escreva sua dúvida aqui nos comentários.',
    'Acompanhe este perfil para ver as novidades.',
  ],
];
const intros: Three<string> = [
  'Oi, tudo bem? Presta atenção, que é rapidinho.',
  'Olá! Anota aí, que o recado é curto.',
  'Oi! Chega mais, que o vídeo é bem curtinho.',
];

/** What fills a script that is too short to be one: the profile's own words, what any video may say, then gaps. */
function fillers({ about, isTheme }: Material, arrangement: Arrangement, spoken: number) {
  const { who, said, gap } = scenes[arrangement];
  const gapTakes = gaps[arrangement].map((what): Take => ({ speech: `[preencher: ${what}]`, scene: gap }));
  const own = about === null ? [] : [{ speech: sentence(about), scene: who }];
  const intro = { speech: intros[arrangement], scene: said };
  const aside = asides[arrangement].map((speech): Take => ({ speech, scene: said }));
  const wanted: readonly Take[] = isTheme
    ? [...gapTakes.slice(0, 1), ...own, ...gapTakes.slice(1), ...aside]
    : [...own, intro, ...aside, ...gapTakes];
  const taken: Take[] = [];
  for (const take of wanted) {
    if (spoken + count(taken) >= leastWords) break;
    if (spoken + count([...taken, take]) <= mostWords) taken.push(take);
  }
  return {
    before: taken.filter((take) => take === intro || own.includes(take)),
    behind: taken.filter((take) => take !== intro && !own.includes(take)),
  };
}

const captionOf = (statements: readonly string[], link: string | null): string =>
  `${prose(statements.map(cell))}${link === null ? '' : ` ${link}`}`.trim();
