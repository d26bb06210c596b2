import { wordsOf } from '../../text/words.ts';
import { findFacts, type FoundFact } from '../foundFact.ts';
import { stem } from '../stem.ts';
import { conditionRules } from './conditionRules.ts';
import { keyOf } from './keys.ts';

const startingPriceWords = /a partir|desde|comeca|inicia|\bparte[m]? de|partindo|minim/;

/** "só no WhatsApp" states "so pelo zap". */
const messengerWord = /^(?:zap(?:zap)?|whats(?:app?)?|wh?ats|wpp)/;

/** Whether a folded text states the condition with this key. */
export const saysCondition = (key: string, foldedText: string): boolean => {
  if (key === 'apartir') return startingPriceWords.test(foldedText);
  const rule = conditionRules.find((candidate) => candidate.key === key);
  if (rule) return rule.statedPattern.test(foldedText);
  const words = wordsOf(foldedText).map(({ text }) => text);
  const stems = new Set(words.map(stem));
  return (
    key.split(' ').some((word) => stems.has(word)) ||
    (messengerWord.test(key) && words.some((word) => messengerWord.test(word)))
  );
};

/** What an offer is limited to, for limits without a named condition: "só no dinheiro", "somente sábado". */
const onlyPattern =
  /\b(?:so|somente|apenas|exclusiv[oa](?:mente)?|valid[oa] (?:so|apenas|somente)|vale so)\s((?:(?:no|na|nos|nas|em|com|p\/|para|pra|pro|por|de|pelo|pela|ao|aos|as)\s)(?:[a-z]{2,20})(?:\s(?:de|do|da)\s[a-z]{2,20})?)/g;
/** "frete gratis so sul e sudeste" */
const offerOnlyPattern =
  /(?<=\b(?:gratis|gratuit[oa]|frete|entrega|entregamos|desconto|off|reais|promo(?:cao)?|valid[oa]|vale)\s)(?:so|somente|apenas)\s((?!para\b|pra\b|pro\b|com\b|n[oa]s?\b|em\b|ate\b|est[ae]\b|ess[ae]\b|por\b|de\b|a\b|ao\b|aos\b|hoje\b|amanha\b|dia\b|quem\b)[a-z]{3,20}(?:(?:,\s|\se\s)[a-z]{3,20})?)(?=\s*(?:[.,;!\n)]|$))/g;
/** Idioms after "só" that limit nothing: "só de pensar". */
const idiomAfterOnly =
  /^(?:de (?:pensar|olhar|ver|ler|lembrar|ouvir)|pra (?:voce|vc|mim|gente)|para voce|por (?:hoje|isso|aqui|agora)|em (?:pensar|olhar|ver)|no (?:capricho|jeito)|com (?:voce|amor)|de saber|de imaginar|na (?:boa|manha)|de sentir)/;

/** Finds conditions in folded text: with an appointment, to order, while stocks last, only in cash. */
export function conditionsIn(foldedText: string): readonly FoundFact[] {
  const namedConditions = conditionRules.flatMap(({ key, label, toldPattern }) =>
    findFacts(foldedText, toldPattern, ({ 0: matchText }) => ({
      kind: 'condition',
      key,
      label: key === 'minimo' || key === 'idade' ? matchText.trim() : label,
    })),
  );
  const limitations = [onlyPattern, offerOnlyPattern].flatMap((pattern) =>
    findFacts(foldedText, pattern, ({ 0: matchText, 1: limitText = '' }) => {
      const key = keyOf(limitText, 1);
      return key === '' || idiomAfterOnly.test(limitText) || /\d|hoje|amanha|seman|^ate\b|dia\b/.test(limitText)
        ? null
        : { kind: 'condition', key, label: matchText };
    }),
  );
  // "só com hora marcada" matches both a named condition and a limit: the named one stays.
  return [
    ...namedConditions,
    ...limitations.filter(
      (limitation) => !namedConditions.some(({ start, end }) => start < limitation.end && end > limitation.start),
    ),
  ];
}
