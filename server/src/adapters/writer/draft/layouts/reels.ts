import { reelsTiming } from '../../../../domain/content/reelsScript.ts';
import { cell, countWords as count, timed, type Take } from '../timing.ts';
import { behind, capital, headingOf, prose, sentence, within } from '../words.ts';
import type { Material } from '../material.ts';
import { kindOf, thingsOf } from '../kinds.ts';
import type { Statement } from '../statements.ts';
import type { Arrangement, Layout } from './layout.ts';
import { fitsHook, hooksFor } from './reelsHooks.ts';
import { leads, scenes, type Three } from './reelsWords.ts';

const { fewestSeconds, mostSeconds, wordsPerSecond } = reelsTiming;
/** "About 2.4 words a second". */
const leastWords = Math.ceil(fewestSeconds * wordsPerSecond * 0.93);
const mostWords = Math.floor(mostSeconds * wordsPerSecond * 0.95);
/** So much of an idea is easy to find again in a list of videos. */
const fitsTitle = within(100);

const sceneOf = (statement: Statement, arrangement: Arrangement): string =>
  scenes[statement.items.length > 1 ? 'prices' : kindOf(statement)][arrangement];

/** A script of what was said, a sentence a scene; its caption says all of it. */
export const reels: Layout = {
  fitsOpening: fitsHook,
  openings: hooksFor,
  write(material, opening, arrangement) {
    const { statements, house, name, call, link } = material;
    const hook: Take = { speech: sentence(opening.text.replace(/:$/, '')), scene: scenes.hook[arrangement] };
    const known = name !== null && opening.text.includes(name) ? null : house;
    const who: readonly Take[] = known === null ? [] : [{ speech: sentence(known), scene: scenes.who[arrangement] }];
    const called = call(arrangement);
    const end: readonly Take[] = called === '' ? [] : [{ speech: called, scene: scenes.end[arrangement] }];
    const takes = takesOf(opening.left, material.isQuiet, arrangement, mostWords - count([hook, ...who, ...end]));
    const more = fillers(material, arrangement, count([hook, ...takes, ...who, ...end]));
    return {
      title: titleOf(material),
      scenes: timed([hook, ...takes, ...who, ...more, ...end]),
      caption: captionOf(statements, house, link),
    };
  },
};

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

/** What was said, a scene for each thing that it tells, as many as a minute has room for. */
function takesOf(
  statements: readonly Statement[],
  isQuiet: boolean,
  arrangement: Arrangement,
  room: number,
): readonly Take[] {
  const takes: Take[] = [];
  const led = new Set<string>();
  for (const statement of statements) {
    const kind = statement.items.length > 1 ? 'prices' : kindOf(statement);
    const lead = isQuiet || led.has(kind) ? undefined : leads[kind]?.[arrangement];
    led.add(kind);
    for (const [index, piece] of piecesOf(statement.text).entries()) {
      const isLed = index === 0 && lead !== undefined && takes.length > 0;
      const speech = sentence(isLed ? behind(lead, piece) : piece);
      const take = { speech, scene: sceneOf(statement, arrangement) };
      if (count([...takes, take]) > room) return takes;
      takes.push(take);
    }
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

/** The idea in a line: the first words where they are short or have a heading, with who says them. */
function titleOf({ statements: [first], name }: Material): string {
  const text = first?.text ?? '';
  const head = (first && thingsOf(first)) ?? (fitsTitle(text) ? text.replace(/:$/, '') : headingOf(text, fitsTitle));
  if (head === null) return name ?? 'Recado';
  const signed = `${head} - ${name}`;
  return capital(name !== null && !head.includes(name) && fitsTitle(signed) ? signed : head);
}

/** What any video may say without claiming anything. */
const asides: Three<readonly string[]> = [
  [
    'Lembrou de alguém? Mande este vídeo para essa pessoa.',
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

/** What is seen while a video speaks of itself. */
const pointing = (speech: string): string =>
  /comentários/.test(speech)
    ? 'Você apontando para os comentários'
    : /^(?:Salve|Guarde)/.test(speech)
      ? 'Dedo no botão de salvar'
      : speech.startsWith('Siga')
        ? 'O nome do perfil na tela'
        : 'Dedo no botão de compartilhar';

/** What stands before the owner's words when they are said once more. */
const again: Three<string> = ['Anota aí', 'Para não esquecer', 'Mais uma vez'];

/** What fills a script that is too short to be one: the profile's own words, few other words, and what was said once more. */
function fillers(
  { about, isTheme, isQuiet, statements }: Material,
  arrangement: Arrangement,
  spoken: number,
): readonly Take[] {
  const gapTakes = gaps[arrangement].map((what): Take => ({
    speech: `[preencher: ${what}]`,
    scene: scenes.thing[arrangement],
  }));
  const own = about === null ? [] : [{ speech: sentence(about), scene: scenes.who[arrangement] }];
  const aside = asides[arrangement].map((speech): Take => ({ speech, scene: pointing(speech) }));
  // What takes two scenes could lose its second, with a condition.
  const short = statements.filter(({ text }) => !text.endsWith('?') && piecesOf(text).length === 1);
  const repeated = short.map((one, index): Take => ({
    speech: sentence(index === 0 && !isQuiet ? behind(again[arrangement], one.text) : one.text),
    scene: sceneOf(one, arrangement),
  }));
  const wanted: readonly Take[] = isTheme
    ? [...gapTakes.slice(0, 1), ...own, ...aside, ...gapTakes.slice(1)]
    : [...own, ...aside, ...repeated, ...gapTakes];
  const taken: Take[] = [];
  for (const take of wanted) {
    if (spoken + count(taken) >= leastWords) break;
    if (spoken + count([...taken, take]) <= mostWords) taken.push(take);
  }
  return taken;
}

const captionOf = (statements: readonly Statement[], house: string | null, link: string | null): string =>
  [cell(prose(statements)), ...(house === null ? [] : [sentence(house)]), ...(link === null ? [] : [link])].join(' ');
