import { wordsOf } from '../../text/words.ts';
import { findFacts, type FoundFact } from '../foundFact.ts';
import { stem } from '../stem.ts';
import { conditionRules } from './conditionRules.ts';
import { keyOf } from './keys.ts';

const startingPriceWords = /a partir|desde|comeca|inicia|\bparte[m]? de|partindo|minim/;

/** "so pelo zap" is said by "só no WhatsApp". */
const messengerWord = /^(?:zap(?:zap)?|whats(?:app?)?|wh?ats|wpp)/;

/** Whether folded words say the condition of a key. */
export const saysCondition = (key: string, foldedText: string): boolean => {
  if (key === 'apartir') return startingPriceWords.test(foldedText);
  const rule = conditionRules.find((rule) => rule.key === key);
  if (rule) return rule.statedPattern.test(foldedText);
  const words = wordsOf(foldedText).map(({ text }) => text);
  const stems = new Set(words.map(stem));
  return (
    key.split(' ').some((word) => stems.has(word)) ||
    (messengerWord.test(key) && words.some((word) => messengerWord.test(word)))
  );
};

/** "só no dinheiro", "somente sábado": whatever an offer is limited to, in words of no rule. */
const onlyPattern =
  /\b(?:so|somente|apenas|exclusiv[oa](?:mente)?|valid[oa] (?:so|apenas|somente)|vale so)\s((?:(?:no|na|nos|nas|em|com|p\/|para|pra|pro|por|de|pelo|pela|ao|aos|as)\s)(?:[a-z]{2,20})(?:\s(?:de|do|da)\s[a-z]{2,20})?)/g;
/** "frete gratis so sul e sudeste" */
const offerOnlyPattern =
  /(?<=\b(?:gratis|gratuit[oa]|frete|entrega|entregamos|desconto|off|reais|promo(?:cao)?|valid[oa]|vale)\s)(?:so|somente|apenas)\s((?!para\b|pra\b|pro\b|com\b|n[oa]s?\b|em\b|ate\b|est[ae]\b|ess[ae]\b|por\b|de\b|a\b|ao\b|aos\b|hoje\b|amanha\b|dia\b|quem\b)[a-z]{3,20}(?:(?:,\s|\se\s)[a-z]{3,20})?)(?=\s*(?:[.,;!\n)]|$))/g;
/** What follows "só" and limits nothing. */
const idiomAfterOnly =
  /^(?:de (?:pensar|olhar|ver|ler|lembrar|ouvir)|pra (?:voce|vc|mim|gente)|para voce|por (?:hoje|isso|aqui|agora)|em (?:pensar|olhar|ver)|no (?:capricho|jeito)|com (?:voce|amor)|de saber|de imaginar|na (?:boa|manha)|de sentir)/;

/** Conditions of folded words: with an appointment, to order, while stocks last, only in cash. */
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
  // "só com hora marcada" is one condition.
  return [
    ...namedConditions,
    ...limitations.filter(
      (limitation) => !namedConditions.some(({ start, end }) => start < limitation.end && end > limitation.start),
    ),
  ];
}
