import { fold } from '../../../../domain/text/words.ts';
import { capitalized, addressReaders } from '../words.ts';
import { audienceAndMessage } from './forms.ts';

const firstPersonPlural: Readonly<Record<string, string>> = {
  agradec: 'Agradecemos',
  convid: 'Convidamos',
  convoc: 'Convocamos',
  parabeniz: 'Parabenizamos',
  desej: 'Desejamos',
};

/** The audience with its preposition: "os clientes" becomes "aos clientes". */
export const withPreposition = (audience: string): string => {
  const plain = fold(audience).replace(/^(?:meus|minhas|nossos|nossas|todos|todas)\s/, '');
  const isFemale = /^(?:mae|turma|galera|comunidade|clientela|familia|noiva|client?as|aluna)/.test(plain);
  const isMany = (plain.split(' ')[0] ?? '').endsWith('s') || plain !== fold(audience);
  return `${isFemale ? 'à' : 'ao'}${isMany ? 's' : ''} ${audience}`;
};

/** The infinitives of verbs in "quero que você …" that do not follow from the ending. */
export const infinitiveOf: Readonly<Record<string, string>> = {
  faca: 'fazer ',
  escreva: 'escrever ',
  diga: 'dizer ',
  divulgue: 'divulgar ',
  explique: 'explicar ',
  comunique: 'comunicar ',
};

/** "pros síndicos que a lavagem …" as a notice: "Aviso aos síndicos: a lavagem …". */
export const asAudienceNotice = (words: string): string => {
  const [lead = '', whom = ''] = audienceAndMessage.exec(fold(words)) ?? [];
  return lead === '' ? words : `Aviso ${withPreposition(audienceAsTyped(words, whom))}: ${words.slice(lead.length)}`;
};

/** An order to ask something as a question to the readers. */
export const toReaderQuestion = (_found: string, before: string, question: string): string =>
  `${before === '' ? '' : '. '}${capitalized(addressReaders(question))}? `;

/** The audience as it is typed in `words`; `folded` is how it was found in the folded words. */
export const audienceAsTyped = (words: string, folded: string): string => {
  const at = fold(words).indexOf(folded);
  return words.slice(at, at + folded.length).replace(/^(?:os|as)\s/i, '');
};

const restrictiveClause = /^não \p{L}{2,}(?:em|am)(?!\p{L})/iu;

/** Plural nouns that are no people, although they follow "avisar" as an audience does. */
const nonPersonNouns =
  /^(?:horarios|precos|valores|dias|datas|mudancas|regras|documentos|feriados|itens|prazos|produtos|servicos|sabores|tamanhos|cuidados|dicas|promocoes|novidades|vagas|taxas|condicoes|pedidos|entregas|lojas|aulas|turmas|coisas)$/;
/**
 * An audience that is not in the list of people, and its message: "as meninas que abri a agenda", "os fazendeiros de
 * marcar o exame".
 */
function unlistedAudienceIn(tail: string): { readonly people: string; readonly told: string } | null {
  const [lead = '', article = '', people = ''] =
    /^([oa]s) (\p{L}{4,}s) (?:(?:de )?que (?=\p{L})|de (?=\p{L}+[aei]r ))/iu.exec(tail) ?? [];
  if (lead === '' || nonPersonNouns.test(fold(people))) return null;
  return { people: `${/^a/i.test(article) ? 'às' : 'aos'} ${people}`, told: tail.slice(lead.length) };
}

/** Turns a topic that begins with a verb of telling ("avisar", "agradecer", "mostrar") into what is told. */
export function toAnnouncement(words: string, verb: string, lead: string, whom: string | undefined): string {
  const tail = words.slice(lead.length);
  if (firstPersonPlural[verb]) {
    const at = fold(words).indexOf(verb);
    return toFirstPersonPlural(verb, words.slice(at).replace(/^\S+\s/, ''));
  }
  const label = /^(?:lembr|relembr)/.test(verb) ? 'Lembrete' : /^(?:avis|comunic|inform)/.test(verb) ? 'Aviso' : null;
  const them = whom === undefined && /^(?:avis|lembr)/.test(verb) ? unlistedAudienceIn(tail) : null;
  if (label !== null && them !== null) return `${label} ${them.people}: ${them.told}`;
  if (label !== null && whom !== undefined) {
    // "os pacientes que não fazem limpeza há 6 meses": the clause says which patients.
    const separator = restrictiveClause.test(tail) && /que\s$/.test(fold(lead)) ? ' que' : ':';
    return `${label} ${withPreposition(audienceAsTyped(words, whom))}${separator} ${tail}`;
  }
  if (label === 'Lembrete') {
    const what = tail.replace(/^(?:client[ea]s?|alun[oa]s?|pacientes?)\s(?=d[aeo]s?\s)/i, '');
    return `Lembrete: ${what.replace(/^(?:d[aeo]s?)\s(?=\S)/i, '')}`;
  }
  if (verb === 'comunic' && !/que\s$/.test(fold(lead))) return `Comunicamos ${tail}`;
  if (verb === 'explic' || verb === 'mostr') return tail.replace(/^(?:porque|por que) /iu, 'Por que ');
  return /^(?:cont|fal|diz)/.test(verb) ? tail.replace(/^(?:d[aeo]s?)\s/i, '') : tail;
}

/** Removes the words that connected the topic with the requested text: "sobre", "falando de", "com dicas". */
export const withoutConnective = (words: string): string =>
  words
    .replace(/^(?:explicando|ensinando|mostrando|contando) (?:porque|por que) /iu, 'Por que ')
    .replace(/^ensinando a(?: como)? (?=\p{L}+[aei]r )/iu, 'Como ')
    .replace(/^em que eu (?:conte|explique|mostre|fale|apresente)(?: sobre| que)? /iu, '')
    .replace(/^passar (?:[oa]s?) (?=\p{L})/iu, '')
    .replace(/^(?:pedindo|perguntando)(?: (?:pr[ao]s?|para [ao]s?|aos?) \p{L}+)?(?: (?:que|se))? (?=\p{L})/iu, '')
    .replace(
      /^(?:com (?:as |umas |algumas )?(?=(?:ideias|dicas|sugestões|\d)(?!\p{L}))|(?:mostrando|explicando|ensinando|contando|apresentando) (?:sobre )?)/iu,
      '',
    )
    .replace(
      /^(?:(?:sobre|falando (?:de|sobre))\s(?:(?:os?|as?)\s(?!que\s))?|(?:falando|que|de que)\s|(?:d[aeo]s?|para|pra|pro)\s(?=\p{L}))/iu,
      '',
    );

function toFirstPersonPlural(verb: string, object: string): string {
  const articleWithPreposition: Readonly<Record<string, string>> = { os: 'aos', as: 'às', o: 'ao', a: 'à' };
  const plain = /^(os|as|o|a)\s(?!todos)/i.exec(object)?.[1]?.toLowerCase() ?? '';
  const lacksArticle = verb === 'agradec' && /^(?:tod[oa]s?|cada|quem|vocês|meus|minhas|nossos|nossas)\s/i.test(object);
  const rest =
    verb === 'agradec' && articleWithPreposition[plain]
      ? object.replace(/^\S+/, articleWithPreposition[plain])
      : lacksArticle
        ? `a ${object}`
        : object;
  return `${firstPersonPlural[verb] ?? ''} ${rest}`;
}
