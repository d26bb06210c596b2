import type { Dictionary } from '../../../domain/facts/spelling/dictionary.ts';
import { tidyText } from '../../../domain/facts/spelling/tidy.ts';
import { towns } from '../../../domain/facts/spelling/towns.ts';
import { fold } from '../../../domain/text/words.ts';
import type { WritingTask } from '../../../domain/writing/writing.ts';
import { restoreVerbAccents } from './accents/accent.ts';
import { isWriterInstruction, isVideoLength, withoutLeadingOrder, withoutOrderClauses } from './instructions.ts';
import type { Language } from './language.ts';
import { listLines } from './lists.ts';
import { blankForbiddenClaims } from './blankForbiddenClaims.ts';
import { capitalizeNames } from './names/names.ts';
import { followOrders } from './orders.ts';
import { signerIn, toReaderSentence } from './orders/readerSentences.ts';
import { readOrders } from './orders/applyOrders.ts';
import { readVideo } from './orders/video.ts';
import { punctuate } from './punctuation/punctuate.ts';
import { withoutRequest } from './request.ts';
import { tokensOf, typingStyleOf } from './tokens.ts';
import { describeShots } from './shots.ts';
import { statementsOf, plainStatement, type Statement } from './statements.ts';

/** The owner's topic, corrected and split into statements. */
export interface Topic {
  /** The owner's sentences, whole and in order. */
  readonly statements: readonly Statement[];
  /** The text of all statements, folded. */
  readonly folded: string;
  /** Whether it asks nothing of its reader: news of a death, thanks and wishes. */
  readonly asksNothing: boolean;
  /** Whether the owner said how to get in touch. */
  readonly hasContact: boolean;
  /** Whether it only names a subject ("dicas de …", "como …") and says nothing about it. */
  readonly isBareTheme: boolean;
  /** What the owner wants to be seen in a video, in the order of the topic. */
  readonly shots: readonly string[];
  /** Who signs an e-mail, if the owner says so; in other types the name is the last of the statements. */
  readonly signer: string | null;
}

/** A mark that certainly ends a sentence: not the point of a number or an abbreviation, and not within brackets. */
const sentenceEnd =
  /(?:(?<=[!?…])\s+(?!\))|;\s+|(?<=[^\s.]{2}|\d[a-zº²]?|\)|["”])\.\s+(?=\S)(?<!(?:^|[^\p{L}])(?:av|dr|dra|sr|sra|tel|prof|profa|ex|obs|apto|sto|sta|jd|cel|gal|mal|eng|pess|inscr|aprox|máx|mín)\.\s+)|\n+)(?!(?<=\([^()\n]*)[^()\n]*\))/iu;

const themePattern =
  /^(?!dicas?: (?:\S+ ){4})(?:como\s|dicas?\b|por que\b|porque\s|\d+\s(?:dicas|passos|erros|motivos|formas|jeitos|mitos|sinais|coisas|ideias)|a historia|historia d|bastidores|diferenca|qual a diferenca|cuidados|o que\s|quando\s|mitos|curiosidad|nosso segredo|rotina)/;

const trimSentence = (sentence: string): string =>
  sentence
    .replace(/^(?![-–+]\d)(?:[-–•*✔✅➡👉·:,;./|]+\s*)+/u, '')
    .replace(/[\s,;:.–/=|-]+$/u, '')
    .trim();

/** Splits words into sentences, but not within brackets. */
const sentencesOf = (words: string): readonly string[] =>
  words.split(sentenceEnd).reduce<string[]>((all, sentence) => {
    const last = all.at(-1) ?? '';
    const isOpen = last.split('(').length > last.split(')').length && sentence.includes(')');
    return isOpen ? [...all.slice(0, -1), `${last} ${sentence}`] : [...all, sentence];
  }, []);

const readStatements = (words: string, dictionary: Dictionary, isForVideo: boolean): readonly Statement[] =>
  sentencesOf(words)
    .map((sentence) =>
      toReaderSentence(trimSentence(withoutLeadingOrder(withoutOrderClauses(trimSentence(sentence)))), dictionary),
    )
    .filter((sentence) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(sentence) && !isWriterInstruction(sentence))
    .filter((sentence) => !isForVideo || !isVideoLength(sentence))
    .flatMap(statementsOf);

const signerOf = (words: string): string | null =>
  sentencesOf(words)
    .map((sentence) => signerIn(trimSentence(sentence)))
    .find((one) => one !== null) ?? null;

/**
 * Marks with a meaning in Markdown or HTML; those of a blank that the owner left ("[preencher: …]") are captured, to
 * stay.
 */
const formatMarks = /(\[preencher:[^\]\n]{0,80}\])|[*_`#|<>{}[\]\\]/gi;

const contactMention =
  /\(\d\d\) |\bpor aqui\b|\bdirect\b|@|\blink\b|\bligue\b|\bligar (?:para|pra|n[oa]|antes)\b|\bcurriculo\b(?!.*whatsapp)|na secretaria|no balcao|0800|https?:|no site\b|\b(?:so|somente|apenas) (?:por|pel[oa]|via) (?:e-?mail|telefone|app|ifood|site|instagram)/;

const deathNoticeOrThanks =
  /\bfaleceu\b|\bfalecimento|\bvelorio|\bsepultamento|\bcondolencia|^(?:obrigad[oa]|(?:nos )?agradec|feliz (?:natal|ano|pascoa|dia)|parabens|boas festas|parabeniz)/;

/** A heading that says how many things follow it, with no mark but commas: "5 cuidados com a orquídea, menos água, …". */
const countingHeading =
  /^(\d{1,2}) (?:cuidados|dicas|passos|erros|motivos|sinais|mitos|formas|jeitos|regras|perguntas|vantagens|documentos|coisas|ideias)(?!\p{L})[^.!?;:\n]*$/iu;

/** The heading and its things, each on its own line, if there are as many things as the heading says. */
function countedLines(words: string): string {
  const lines = words.split(', ');
  return lines.length - 1 === Number(countingHeading.exec(words)?.[1]) ? lines.join('\n') : words;
}

/** "para SP RJ e BH": a missing comma, which is set after the sentences are known. */
const missingCommaBetweenStates = /(?<=\b[A-Z]{2}) (?=[A-Z]{2} e [A-Z]{2}\b)/g;

/** "dizer que …, que atendo adultos e que …": an order to tell several things. */
const tellingOrder =
  /(?<!\p{L})(?:d[ií]z|diga|fal|cont|avis|lembr|explic|inform)\p{L}{0,3} (?:\S+ ){0,3}(?:de )?que(?!\p{L})/iu;
const furtherThatClause = /, (?:de )?que (?=(?:não )?\p{L}{3,}(?:[aei]mos|o)(?!\p{L}).* e (?:de )?que )/gu;

/** Reads the topic of a brief: corrects it, removes orders to the writer, and splits it into statements. */
export function readTopic(task: WritingTask, language: Language): Topic {
  const { dictionary } = language;
  const { brief, profile } = task;
  const names = [
    profile.businessName,
    profile.businessNeighborhood,
    profile.businessCity?.replace(/\s*[-/].*$/, '') ?? null,
  ];
  const typed = brief.topic.replace(formatMarks, (_mark, gap?: string) => gap ?? ' ');
  const properNames = [...towns, ...names.filter((name) => name !== null)];
  const tidied = capitalizeNames(
    restoreVerbAccents(tidyText(typed, dictionary, properNames), typed, language),
    language,
  );
  const typing = typingStyleOf(tokensOf(tidied, dictionary));
  // Before the learnt orders, because a request becomes the first words: "Aviso aos clientes: …".
  const withoutPatternOrders = withoutRequest(followOrders(tidied)) || tidied;
  const isForVideo = brief.contentType === 'roteiro_reels';
  const video = isForVideo ? readVideo(tidied, language, typing) : { words: '', shots: [] };
  const withoutOrders = isForVideo
    ? withoutRequest(followOrders(video.words))
    : readOrders(withoutPatternOrders, language, typing);
  const withoutThatClauses = tellingOrder.test(tidied) ? withoutOrders.replace(furtherThatClause, ', ') : withoutOrders;
  const topicWords = withoutThatClauses.replace(/ e (?:de )?que (?=\p{L})/gu, ' e ') || withoutPatternOrders;
  // An owner who types no full stops has typed none after an ordered question either: a new line ends it.
  const lines = /[.!?;](?:\s|$)/.test(tidied)
    ? listLines(topicWords)
    : listLines(countedLines(topicWords)).replace(/\. (?=\p{L})|(?<=\?) (?=\S)/gu, '\n');
  const cleaned = lines
    .split('\n')
    .map((one) => {
      // The colon of "Aviso aos pais:" was added here; the owner did not type it.
      const label = /^(?:Aviso|Lembrete|Comunicado|Recado)(?: (?:aos?|às?) [^:]{1,40})?: /.exec(one)?.[0] ?? '';
      return label + punctuate(one.slice(label.length), language, typing).replace(missingCommaBetweenStates, ', ');
    })
    .join('\n');
  const words = blankForbiddenClaims(task, followOrders(cleaned) || cleaned);
  const signer = brief.contentType === 'email_marketing' ? signerOf(words) : null;
  const found = readStatements(words, dictionary, isForVideo).filter(
    ({ text }) => signer === null || text.split(',', 1)[0] !== signer,
  );
  const statements = found.length > 0 ? found : [plainStatement(cleaned)];
  const first = statements[0]?.text ?? cleaned;
  const folded = fold(statements.map(({ text }) => text).join('\n'));
  return {
    statements,
    folded,
    asksNothing: deathNoticeOrThanks.test(folded),
    hasContact: contactMention.test(folded),
    isBareTheme: statements.length === 1 && themePattern.test(folded) && !/R\$|\d\/\d|: .*, /.test(first),
    shots: describeShots(video.shots),
    signer,
  };
}
