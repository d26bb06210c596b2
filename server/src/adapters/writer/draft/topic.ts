import { tidy } from '../../../domain/facts/tidy.ts';
import { readFacts } from '../../../domain/facts/readFacts.ts';
import { fold } from '../../../domain/words.ts';
import type { WritingTask } from '../../../domain/writing.ts';
import { mend } from './mend.ts';
import { segmentsOf, type Segment } from './segments.ts';

/** What the owner typed, cleaned and taken apart. */
export interface Topic {
  /** What it is about, in words that stand alone. */
  readonly lead: string;
  /** All else that was said, a statement each, as it may stand in a line of its own. */
  readonly points: readonly Segment[];
  /** All of it, folded. */
  readonly folded: string;
  /** Whether the owner said how to get in touch. */
  readonly hasContact: boolean;
  /** A subject to talk about ("dicas de …", "como …") of which nothing more was said. */
  readonly isTheme: boolean;
}

/** What asks us for a text and is no part of it; folded. */
const request =
  /^(?:(?:oi|ola|bom dia|boa tarde|boa noite)[,!.\s]+)?(?:(?:eu\s)?(?:quero|queria|preciso|gostaria de|vou|pode|poderia|favor|por favor)\s)?(?:(?:me\s)?(?:fazer|faca|faz|criar|crie|cria|escrever|escreva|escreve|divulgar|divulga|divulgue|anunciar|anuncie|postar|poste|avisar|avisa|avise|comunicar|informar|falar|fale|fala|contar|conte|mostrar)\s(?:(?:um|uma|o|a)\s)?(?:(?:texto|post|postagem|legenda|anuncio|mensagem|msg|roteiro|e-?mail|descricao|reels|video|publicacao|aviso|comunicado|propaganda)\s)?(?:(?:para|pra|pro|no|do|de)\s(?:(?:o|a|meu|minha|nosso)\s)?(?:instagram|insta|whatsapp|zap|facebook|reels|site|loja)\s)?(?:(?:aos?|para os|para as|pra|pros|os|as|o)\s(?:meus\s|minhas\s|nossos\s)?(?:clientes?|pessoal|alunos|pacientes|freguesia|turma|galera)\s)?|(?:texto|post|postagem|legenda|anuncio|mensagem|msg|roteiro|e-?mail|descricao|publicacao|divulgacao|propaganda)\s(?=sobre\s|de\s|da\s|do\s|para\s|pra\s))(?:(?:sobre|acerca|divulgando|avisando|falando|de que|que|do|da|dos|das|de|para divulgar|pra divulgar)\s)?(?:(?:que|de|do|da|sobre)\s)?(?:(?:o|a|os|as|um|uma|meu|minha|meus|minhas|nosso|nossa|nossos|nossas)\s)?(?=\S)/;

const reminder =
  /^(?:(?:quero|preciso|vou)\s)?lembrar\s(?:(?:aos?|os|as|o)\s)?(?:(?:meus|minhas|nossos)\s)?(?:clientes?\s|pessoal\s|alunos\s|pacientes\s|turma\s)?(?:de\s|que\s|da\s|do\s)?/;
const weDo: Readonly<Record<string, string>> = {
  agradecer: 'Agradecemos',
  convidar: 'Convidamos',
  parabenizar: 'Parabenizamos',
  desejar: 'Desejamos',
};

/** The owner's wish for a text taken off, and an infinitive that speaks for the house put right. */
function spoken(words: string): string {
  const folded = fold(words);
  const reminded = reminder.exec(folded)?.[0].length ?? 0;
  if (reminded > 0 && reminded < words.length) return `Lembrete: ${words.slice(reminded)}`;
  const asked = request.exec(folded)?.[0].length ?? 0;
  const rest = words.slice(asked);
  const [, verb = ''] = /^(?:quero\s|gostaria de\s)?(agradecer|convidar|parabenizar|desejar)\s/.exec(fold(rest)) ?? [];
  const we = weDo[verb];
  const said = we ? we + rest.slice(fold(rest).indexOf(verb) + verb.length) : rest;
  return said.replace(/\s+e\s+(?:avisar|informar|lembrar|dizer|contar)\s+que\s+/giu, '. ');
}

const theme =
  /^(?:como\s|dicas?\b|por que\b|porque\s|\d+\s(?!vagas|quartos|pessoas|kg|ml|datas|unidades|pecas|sessoes|aulas|bolas|x\b|por\b)[a-z]{4,}s\b|a historia|historia d|bastidores|diferenca|qual a diferenca|cuidados|o que\s|quando\s|medo\s|mitos|curiosidad|quem\s|nosso segredo|rotina)/;

/** The thing and its price parted by a colon. */
const asLine = (text: string): string => {
  const parted = text
    .replace(/\s*[=:–-]\s*(?=R\$)/u, ': ')
    .replace(/(?<!\bde )(R\$ [\d.,]*\d por R\$)/u, 'de $1')
    .replace(
      /(?<=(?:segunda|terça|quarta|quinta|sexta|sábado|domingo|dias|feriados|feira)s?) (?=das \d{1,2}h\d{0,2} às \d)/u,
      ', ',
    )
    .replace(/^(prazo|salário|entrada|taxa|garantia|mensalidade|diária|local|data|pauta) (?=\d|R\$)/iu, '$1: ')
    .replace(
      /^((?:(?!R\$)[^.!?:]){2,60}?)\s(?=R\$ [\d.,]+(?:[\s.,/]|$)(?!\s?(?:de|por)\sR\$))/u,
      (found, thing: string) =>
        /(?:^|[\s,])(?:por|a|de|e|so|custa|custam|sai|saem|apenas|em|ate|era|no|com|para|ou|cada|valor|mais|paga|some|so|taxa|minimo|acima|visita de|agora|hoje|somente|cobro|fica|vale|x|\+)$/.test(
          fold(thing).trim(),
        )
          ? found
          : `${thing}: `,
    );
  return parted;
};

/** In a list of prices, a number behind a thing is one: "Tapioca: R$ 18", "Café 4". */
function priced(segments: readonly Segment[]): readonly Segment[] {
  const isList = segments.some(({ text }) => /^[^:]+: R\$ [\d.,]+/.test(text));
  if (!isList) return segments;
  return segments.map((segment) => ({
    ...segment,
    text: segment.text.replace(/^(\p{L}[\p{L} ]{2,30}) (\d{1,4})$/u, (found, thing: string, value: string) =>
      /(?:tam|tamanho|numero|n|sala|loja|aro|dia|ate|as|de|turma|nivel)$/.test(fold(thing))
        ? found
        : `${thing}: R$ ${value}`,
    ),
  }));
}

/** Reads what a text is asked of. */
export function readTopic(task: WritingTask): Topic {
  const { brief, profile, now } = task;
  const { facts } = readFacts(brief.topic, profile, [], now);
  const names = [
    profile.businessName,
    profile.businessNeighborhood,
    profile.businessCity?.replace(/\s*[-/].*$/, '') ?? null,
  ];
  const cleaned = tidy(
    brief.topic.replace(/[*_`#|<>{}[\]\\]/g, ' '),
    facts.filter(({ source }) => source === 'topic'),
    names.filter((name) => name !== null),
  );
  const words = mend(task, spoken(cleaned.trim()) || cleaned);
  const segments = priced(segmentsOf(words, now).map((segment) => ({ ...segment, text: asLine(segment.text) })));
  const [first, ...rest] = segments;
  const folded = fold(segments.map(({ text }) => text).join('\n'));
  return {
    lead: first?.text ?? cleaned,
    points: rest,
    folded,
    hasContact: segments.some((segment) => segment.facts.some(({ kind }) => kind === 'contact' || kind === 'link')),
    isTheme:
      rest.length === 0 &&
      theme.test(folded) &&
      !segments[0]?.facts.some(({ kind }) => kind === 'price' || kind === 'date'),
  };
}
