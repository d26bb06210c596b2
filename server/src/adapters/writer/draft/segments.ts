import { readStatements } from '../../../domain/facts/readFacts.ts';
import type { Fact } from '../../../domain/facts/fact.ts';
import { fold } from '../../../domain/words.ts';

/** One thing that the owner said, in words that stand alone. */
export interface Segment {
  readonly text: string;
  readonly facts: readonly Fact[];
}

/** Words that begin a statement of their own, where an owner types without commas. */
const begins =
  /(?<=\S\s)(?=(?:aceit(?:a|amos|o)|pagamentos?|parcel(?:a|amos|o)|(?:so|somente|apenas) (?:dinheiro|no dinheiro|pix|no pix|cartao|retirada|encomenda)|entreg(?:a|as|amos|o)\b|frete|taxa de entrega|retirada|fazemos|nao (?:abr|aten|faz|aceit|tem|ter|entreg|precis|funcion|trabalh)|fechad[oa]|chama(?:r)? n[oa]|reservas?|pedidos?|inscric|encomendas?|interessad[oa]s|(?:enviar|mandar) (?:o )?curriculo|salario|requisitos|beneficios|horario|atend(?:o|emos|imento)|abert[oa]s? (?:de (?:seg|ter|qua|qui|sex|sab|dom)|das|todos|aos)|abrimos|funciona|valid[oa]|enquanto|trazer|levar|classificacao|entrada (?:franca|gratuita|gratis|r\$)|agend))/g;
/** What comes before a word, and makes it go on with what was said. */
const goesOn =
  /(?:^|\s)(?:e|ou|que|com|sem|p|para|pra|por|pela|pelo|de|do|da|dos|das|a|o|as|os|no|na|em|mas|tambem|ja|so|somente|apenas|nao|mais|nosso|nossa|novo|nova|seu|sua|meu|minha|faz|fazer|faca|tem|temos|ate|nem|se|quem|aos|ao|um|uma|para as|taxa de|vaga de|vale|mediante|toda|todo|hoje|com a|promocao|antes|depois|os|cada|sob|pelos|pelas)\s$/;

const sentenceEnd =
  /(?<=[!?;…])\s+|(?<=[^\s.]{3}|\d[a-zº]?|\))\.\s+(?=\S)(?<!\b(?:av|dr|dra|sr|sra|tel|prof|profa|ex|obs|n|num|apto|min|max|sto|sta|jd|cel|gal|mal|eng)\.\s+)|\n+|\s+[•·|]\s+|\s[-–]\s(?=\S)/iu;

/** A piece of a list: a few words that state nothing by themselves. */
const isListed = (piece: string, facts: readonly Fact[]): boolean =>
  piece.split(/\s+/).length <= 4 &&
  facts.every(({ kind }) => kind === 'number' || kind === 'measure') &&
  !/^(?:serve|tem|temos|inclu|acompanh|aceit|entreg|faz|faco|nao|sem|com |para |ate |so |somente|apenas|feit|agend|chama|vem|venha|peca|reserv|ve[mn]|da para|otim|ideal|promoc)/.test(
    fold(piece),
  );

const hours = (facts: readonly Fact[]): boolean => facts.length > 0 && facts.every(({ kind }) => kind === 'time');

/**
 * What the owner said, statement by statement, in order: every word stands in one of them. Prices of a list stand each
 * with its thing.
 */
export function segmentsOf(words: string, now: Date): readonly Segment[] {
  const read = (text: string): Segment => ({ text, facts: readStatements(text, now) });
  return words
    .split(sentenceEnd)
    .flatMap((sentence) => joinPieces(sentence.split(/,\s+(?=\S)/), read))
    .flatMap((text) => unpunctuated(text, now))
    .map((text) =>
      text
        .replace(/^(?:[-–•*✔✅➡👉·:,;.]+\s*)+/u, '')
        .replace(/[\s,;:.–-]+$/u, '')
        .trim(),
    )
    .filter((text) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text))
    .map(read);
}

/** The pieces between commas, those of one list or one street together. */
function joinPieces(pieces: readonly string[], read: (text: string) => Segment): readonly string[] {
  const joined: string[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last === undefined) joined.push(piece);
    else {
      const before = read(last);
      const { facts } = read(piece);
      const isStreet =
        /^\d{1,5}\b(?!\s?(?:h|reais|%))/.test(piece) &&
        /\b(?:rua|av|avenida|travessa|praca|alameda|rodovia)\b/.test(fold(last));
      const isHours = hours(facts) && before.facts.at(-1)?.kind === 'weekday' && piece.split(/\s+/).length <= 8;
      const isListEnd =
        /^\S+(?:\s\S+)? e \S+/.test(piece) && before.facts.every(({ kind }) => kind === 'number' || kind === 'measure');
      const isPriced = before.facts.some(({ kind }) => kind === 'price');
      const isTimed = before.facts.some(({ kind }) => kind === 'time' || kind === 'weekday' || kind === 'date');
      const opens = (last.match(/\(/g)?.length ?? 0) > (last.match(/\)/g)?.length ?? 0);
      if (
        opens ||
        isStreet ||
        isHours ||
        isListEnd ||
        (!isPriced && !isTimed && isListed(piece, facts) && last.length < 160) ||
        /^(?:menos|exceto|fora|salvo|inclusive)\b/.test(fold(piece))
      ) {
        joined[joined.length - 1] = `${last}, ${piece}`;
      } else joined.push(piece);
    }
  }
  return joined;
}

/** What belongs to a price and stands behind it. */
const qualifier =
  /^\s?(?:(?:\/|o |a |por |cada )\s?(?:quilos?|kg|unidade|duzia|cento|metro|litro|pessoa|cabeca|hora|par|mes|semana|peca|fatia|porcao|diaria|aula|sessao|pacote|caixa|casal|dia|noite|copo|fardo|saco|un|m2|meia|inteira|100 ?g)\b|cada\b(?! \p{L}+ r\$)|a vista|no (?:pix|cartao|dinheiro|credito|debito)(?: ou (?:pix|cartao|dinheiro))?|em ate \d+x(?: sem juros)?|(?:para|por|ate) \d+ ?(?:h|horas|pessoas|dias|meses)\b|mensa(?:l|is)|\+ \S+)+/u;

/** Parts the words of somebody who types without marks: a list of prices, and what begins a new statement. */
function unpunctuated(text: string, now: Date): readonly string[] {
  const facts = readStatements(text, now);
  const folded = fold(text);
  const cuts = new Set<number>();
  const prices = facts.filter(({ kind, start }) => kind === 'price' && folded.startsWith('r$', start));
  const isOffer =
    facts.some(({ kind }) => kind === 'oldPrice' || kind === 'instalments') || /r\$ [\d.,]+ por r\$/.test(folded);
  if (
    prices.length > 1 &&
    !isOffer &&
    !/\bou\b|\bentre\b|\+/.test(folded.slice(prices[0]!.end, prices.at(-1)!.start))
  ) {
    const leads = prices[0]!.start < 3;
    for (const [index, price] of prices.entries()) {
      const end = price.end + (qualifier.exec(folded.slice(price.end))?.[0].length ?? 0);
      const next = prices[index + 1];
      const cut = leads ? next?.start : end;
      // "105 no dinheiro 110 no cartão" are two prices of one thing.
      if (!leads && next && /^[\s,]*$/.test(folded.slice(end, next.start))) continue;
      if (cut !== undefined && (next || leads || /^\s\S+\s\S/.test(text.slice(cut)))) cuts.add(cut);
    }
  }
  for (const { 0: found, index } of folded.matchAll(/\b(?:franca|gratuita|gratis|livre)\s(?=[a-z]+(?: [a-z]+)? r\$)/g))
    cuts.add(index + found.length);
  if (text.split(/\s+/).length > 7) {
    for (const { index } of folded.matchAll(begins)) if (!goesOn.test(folded.slice(0, index))) cuts.add(index);
    for (const { kind, key, start } of facts) {
      const isRange = kind === 'weekday' && key.length > 2;
      if (
        isRange &&
        start > 8 &&
        !goesOn.test(folded.slice(0, start)) &&
        !/(?:atend\w+|abert\w+|abrimos|funciona\w*|horario|entreg\w+|aulas?|menos|exceto|fechad\w+)\s$/.test(
          folded.slice(0, start),
        )
      )
        cuts.add(start);
    }
  }
  const inside = (at: number) =>
    facts.some(
      ({ start, end, kind }) =>
        kind !== 'number' && start < at && at < end && kind !== 'condition' && kind !== 'denial',
    );
  const places = [...cuts].filter((at) => at > 0 && at < text.length && !inside(at)).toSorted((a, b) => a - b);
  const pieces = [0, ...places].map((from, index) => text.slice(from, places[index] ?? text.length).trim());
  return pieces
    .map((piece, index) => (index > 0 ? piece.replace(/^e\s+(?=\S)/i, '') : piece.replace(/\s+e$/i, '')))
    .map((piece) => piece.replace(/\s+e$/i, ''));
}
