import { wordsOf } from '../../text/words.ts';
import { findFacts, type FoundFact } from '../found.ts';
import { stem } from '../stem.ts';
import { rules } from './conditionRules.ts';
import { keyOf } from './keys.ts';

const startingAt = /a partir|desde|comeca|inicia|\bparte[m]? de|partindo|minim/;

/** "so pelo zap" is said by "só no WhatsApp". */
const messenger = /^(?:zap(?:zap)?|whats(?:app?)?|wh?ats|wpp)/;

/** Whether folded words say the condition of a key. */
export const saysCondition = (key: string, said: string): boolean => {
  if (key === 'apartir') return startingAt.test(said);
  const rule = rules.find((one) => one.key === key);
  if (rule) return rule.said.test(said);
  const words = wordsOf(said).map(({ text }) => text);
  const stems = new Set(words.map(stem));
  return (
    key.split(' ').some((word) => stems.has(word)) ||
    (messenger.test(key) && words.some((word) => messenger.test(word)))
  );
};

/** "só no dinheiro", "somente sábado": whatever an offer is limited to, in words of no rule. */
const only =
  /\b(?:so|somente|apenas|exclusiv[oa](?:mente)?|valid[oa] (?:so|apenas|somente)|vale so)\s((?:(?:no|na|nos|nas|em|com|p\/|para|pra|pro|por|de|pelo|pela|ao|aos|as)\s)(?:[a-z]{2,20})(?:\s(?:de|do|da)\s[a-z]{2,20})?)/g;
/** "frete gratis so sul e sudeste" */
const onlyOffer =
  /(?<=\b(?:gratis|gratuit[oa]|frete|entrega|entregamos|desconto|off|reais|promo(?:cao)?|valid[oa]|vale)\s)(?:so|somente|apenas)\s((?!para\b|pra\b|pro\b|com\b|n[oa]s?\b|em\b|ate\b|est[ae]\b|ess[ae]\b|por\b|de\b|a\b|ao\b|aos\b|hoje\b|amanha\b|dia\b|quem\b)[a-z]{3,20}(?:(?:,\s|\se\s)[a-z]{3,20})?)(?=\s*(?:[.,;!\n)]|$))/g;
/** What follows "só" and limits nothing. */
const style =
  /^(?:de (?:pensar|olhar|ver|ler|lembrar|ouvir)|pra (?:voce|vc|mim|gente)|para voce|por (?:hoje|isso|aqui|agora)|em (?:pensar|olhar|ver)|no (?:capricho|jeito)|com (?:voce|amor)|de saber|de imaginar|na (?:boa|manha)|de sentir)/;

/** Conditions of folded words: with an appointment, to order, while stocks last, only in cash. */
export function conditionsIn(folded: string): readonly FoundFact[] {
  const known = rules.flatMap(({ key, label, told }) =>
    findFacts(folded, told, ({ 0: words }) => ({
      kind: 'condition',
      key,
      label: key === 'minimo' || key === 'idade' ? words.trim() : label,
    })),
  );
  const limited = [only, onlyOffer].flatMap((pattern) =>
    findFacts(folded, pattern, ({ 0: words, 1: what = '' }) => {
      const key = keyOf(what, 1);
      return key === '' || style.test(what) || /\d|hoje|amanha|seman|^ate\b|dia\b/.test(what)
        ? null
        : { kind: 'condition', key, label: words };
    }),
  );
  // "só com hora marcada" is one condition.
  return [...known, ...limited.filter((one) => !known.some(({ start, end }) => start < one.end && end > one.start))];
}
