import { reelsTiming } from '../../../../domain/content/reelsScript.ts';
import { fold } from '../../../../domain/words.ts';
import { cell, countWords as count, timed, type Take } from '../timing.ts';
import { behind, capital, headingOf, headsOf, prose, sentence, within } from '../words.ts';
import type { Material } from '../material.ts';
import { openingsOf, type Opening } from '../openings.ts';
import { whole, type Statement } from '../statements.ts';
import type { Arrangement, Layout } from './layout.ts';

const { hookSeconds, fewestSeconds, mostSeconds, wordsPerSecond } = reelsTiming;
/** "About 2.4 words a second". */
const leastWords = Math.ceil(fewestSeconds * wordsPerSecond * 0.93);
const mostWords = Math.floor(mostSeconds * wordsPerSecond * 0.95);
const hookWords = Math.floor(hookSeconds * wordsPerSecond);
const fitsHook = within(60, hookWords);
/** So much of an idea is easy to find again in a list of videos. */
const fitsTitle = within(100);

type Three<Item> = Readonly<Record<Arrangement, Item>>;

/** What is filmed: the owner speaking, or the words on the screen. */
const scenes: Three<Readonly<Record<'hook' | 'who' | 'said' | 'end' | 'gap', string>>> = [
  {
    hook: 'Você olhando para a câmera',
    who: 'O nome do negócio na tela',
    said: 'Você falando, de perto',
    end: 'Você, com o contato na tela',
    gap: 'Mostre o que está contando',
  },
  {
    hook: 'A frase na tela, sua voz por trás',
    who: 'O nome do negócio na tela',
    said: 'A frase na tela, sua voz por trás',
    end: 'O contato na tela',
    gap: 'Filme isso acontecendo',
  },
  {
    hook: 'O nome do negócio na tela',
    who: 'Você olhando para a câmera',
    said: 'Você falando, com a frase na tela',
    end: 'Você se despede, com o contato na tela',
    gap: 'Imagem do assunto',
  },
];

/** What a statement is best seen as. */
const seen: readonly (readonly [RegExp, string])[] = [
  [/r\$/, 'Os preços na tela'],
  [/\bdias? \d|\d{1,2}h|segunda|terca|quarta|quinta|sexta|sabado|domingo/, 'Os dias e horários na tela'],
  [/\brua\b|\bavenida\b|\bpraca\b|\bendereco\b/, 'O endereço na tela'],
];
const sceneOf = ({ text }: Statement, arrangement: Arrangement): string =>
  seen.find(([pattern]) => pattern.test(fold(text)))?.[1] ?? scenes[arrangement].said;

/** A script of what was said, a sentence a scene; its caption says all of it. */
export const reels: Layout = {
  fitsOpening: fitsHook,
  openings(material, arrangement) {
    const { statements } = material;
    const own = openingsOf(material, fitsHook, arrangement);
    const plain = hooks.map((text) => ({ text, left: statements }));
    const turned = [...plain.slice(arrangement), ...plain.slice(0, arrangement)];
    const isSaid = own[0] !== undefined && own[0].left.length < statements.length;
    const heads = [...hooksOf(statements), ...headHooks(statements)];
    return isSaid || arrangement === 2 ? [...own, ...heads, ...turned] : [...heads, ...own, ...turned];
  },
  write(material, opening, arrangement) {
    const { statements, house, name, call, link } = material;
    const views = scenes[arrangement];
    // The caption names the place too.
    const known = name !== null && opening.text.includes(name) ? null : house;
    const who: readonly Take[] = known === null ? [] : [{ speech: sentence(known), scene: views.who }];
    const hook: Take = { speech: sentence(opening.text.replace(/:$/, '')), scene: views.hook };
    const called = call(arrangement);
    const end: readonly Take[] = called === '' ? [] : [{ speech: called, scene: views.end }];
    const takes = takesOf(opening.left, arrangement, mostWords - count([hook, ...who, ...end]));
    const more = fillers(material, arrangement, count([hook, ...takes, ...who, ...end]));
    return {
      title: titleOf(material),
      scenes: timed([hook, ...who, ...more.before, ...takes, ...more.behind, ...end]),
      caption: captionOf(statements, house, link),
    };
  },
};

/** The first clause of what was said, where it ends before the rest. */
const hooksOf = ([first, ...others]: readonly Statement[]): readonly Opening[] => {
  const [, head = '', rest = ''] =
    /^([^,;:()[\]]+)[,;] (?!\d|mas |porém |menos |exceto |só |sem |com )(.+)$/su.exec(first?.text ?? '') ?? [];
  return head.includes(' ') && fitsHook(head) ? [{ text: capital(head), left: [whole(rest), ...others] }] : [];
};

/** First words that stand alone, and behind them the whole sentence. */
const headHooks = (statements: readonly Statement[]): readonly Opening[] =>
  headsOf(statements[0]?.text ?? '', fitsHook)
    .filter((head) => head.split(' ').length > 2)
    .map((text) => ({ text, left: statements }));

/** So many words are said in about eight seconds. */
const mostOfScene = Math.floor(8 * wordsPerSecond);
const wordsOf = (words: string): number => count([{ speech: words, scene: '' }]);

/** A sentence in pieces of about a scene, taken apart where a clause ends. */
function piecesOf(text: string): readonly string[] {
  if (wordsOf(text) <= mostOfScene || /\(.*,/.test(text)) return [text];
  const clauses = text.split(
    /(?<=[,;:]) (?!\d|(?:segunda|terça|quarta|quinta|sexta|sábado|domingo)(?!\p{L}))|(?<=(?:\S+ ){5}\S+) (?=e (?:vai|tem|fica|é|não|eu|o povo|a gente|no fim|também)(?!\p{L}))/u,
  );
  const pieces: string[] = [];
  for (const clause of clauses) {
    const last = pieces.at(-1);
    if (last !== undefined && wordsOf(`${last} ${clause}`) <= mostOfScene)
      pieces[pieces.length - 1] = `${last} ${clause}`;
    else pieces.push(clause);
  }
  return pieces.map((piece) => piece.replace(/[,;:]$/, ''));
}

/** What was said, a scene after another, as many as a minute has room for. */
function takesOf(statements: readonly Statement[], arrangement: Arrangement, room: number): readonly Take[] {
  const takes: Take[] = [];
  for (const piece of statements.flatMap(({ text }) => piecesOf(text))) {
    const take = { speech: sentence(piece), scene: sceneOf(whole(piece), arrangement) };
    if (count([...takes, take]) > room) break;
    takes.push(take);
  }
  return takes;
}

/** What only the owner can say, where too little was told for half a minute. */
const gaps: Three<readonly string[]> = [
  [
    'conte em duas ou três frases como isso é feito e o que a pessoa precisa saber, com as suas palavras',
    'diga o que as pessoas mais perguntam sobre isso e o que você responde',
    'feche com uma frase sua para quem assistiu até aqui',
  ],
  [
    'explique em duas ou três frases por que você escolheu falar disso hoje e mostre um detalhe de que você gosta',
    'conte uma coisa que quase ninguém sabe sobre isso, do seu jeito',
    'deixe um conselho seu, daqueles que você dá no dia a dia',
  ],
  [
    'apresente em duas ou três frases quem faz isso com você e dê um exemplo de para quem isso serve',
    'responda à dúvida que mais chega até você sobre este assunto',
    'termine com o que você diria a um vizinho sobre isso',
  ],
];

/** The idea in a line: the first words where they are short or have a heading, else who speaks. */
function titleOf({ statements: [first], name }: Material): string {
  const text = first?.text ?? '';
  return fitsTitle(text) ? capital(text).replace(/:$/, '') : (headingOf(text, fitsTitle) ?? name ?? 'Recado');
}

/** How a video may begin whose first words are too long for a hook. */
const hooks = ['Tenho um recado para você.', 'Olha só este recado.', 'Presta atenção nesta informação.'];
/** What any video may say without claiming anything. */
const asides: Three<readonly string[]> = [
  [
    'Conhece alguém que está precisando? Mande este vídeo para essa pessoa.',
    'E se ficou alguma dúvida, escreva aqui nos comentários que a gente responde.',
    'Salve este vídeo para ter tudo isso à mão quando precisar.',
  ],
  [
    'Se ficou alguma dúvida, é só perguntar aqui nos comentários que a gente responde.',
    'Aproveite e marque nos comentários quem também precisa ver este vídeo.',
    'Salve este vídeo para consultar depois, quando você precisar.',
  ],
  [
    'Guarde este vídeo para não esquecer e mande para quem também precisa ver.',
    'Qualquer dúvida, escreva aqui nos comentários que a gente responde.',
    'Siga este perfil para acompanhar as novidades e não perder os próximos vídeos.',
  ],
];

/** What stands before the owner's words when they are said once more. */
const again: Three<string> = ['Anota aí', 'Para não esquecer', 'Mais uma vez'];

/** What fills a script that is too short to be one: the profile's own words, what was said once more, and few other words. */
function fillers({ about, isTheme, statements }: Material, arrangement: Arrangement, spoken: number) {
  const { who, said, gap } = scenes[arrangement];
  const gapTakes = gaps[arrangement].map((what): Take => ({ speech: `[preencher: ${what}]`, scene: gap }));
  const own = about === null ? [] : [{ speech: sentence(about), scene: who }];
  const aside = asides[arrangement].map((speech): Take => ({ speech, scene: said }));
  // What takes two scenes could lose its second, with a condition.
  const [first, ...others] = statements
    .map(({ text }) => text)
    .filter((text) => !text.endsWith('?') && piecesOf(text).length === 1);
  const lines = first === undefined ? [] : [behind(again[arrangement], first), ...others];
  const repeated = lines.map((words): Take => ({ speech: sentence(words), scene: sceneOf(whole(words), arrangement) }));
  const wanted: readonly Take[] = isTheme
    ? [...gapTakes.slice(0, 1), ...own, ...aside, ...gapTakes.slice(1)]
    : [...own, ...aside, ...repeated, ...gapTakes];
  const taken: Take[] = [];
  for (const take of wanted) {
    if (spoken + count(taken) >= leastWords) break;
    if (spoken + count([...taken, take]) <= mostWords) taken.push(take);
  }
  return {
    before: taken.filter((take) => own.includes(take)),
    behind: taken.filter((take) => !own.includes(take)),
  };
}

const captionOf = (statements: readonly Statement[], house: string | null, link: string | null): string =>
  [cell(prose(statements)), ...(house === null ? [] : [sentence(house)]), ...(link === null ? [] : [link])].join(' ');
