import type { FactKind } from '../../domain/facts/fact.ts';
import type { Draft, TextFinding } from '../draft/draft.ts';
import { offers, pressures } from './offerPhrases.ts';
import { keepLongestFindings, reportUntoldValue } from './untoldValueFinding.ts';
import { findMatches } from '../../domain/text/words.ts';

/** Offers and deadlines that nobody told: "promoção", "últimas vagas". */
export function untoldOffers(draft: Draft): readonly TextFinding[] {
  const told = draft.own.folded.replace(/\bs\/\s?/g, 'sem ');
  return [
    { rules: offers, code: 'invented-offer' as const, what: 'A condição', rule: null },
    {
      rules: pressures,
      code: 'invented-urgency' as const,
      what: 'O prazo ou estoque',
      rule: 'truthful-advertising' as const,
    },
  ].flatMap(({ rules, code, what, rule }) =>
    keepLongestFindings(
      rules
        .filter(({ allowedBy }) => !allowedBy.test(draft.own.folded))
        .flatMap(({ pattern }) =>
          findMatches(draft.said, pattern).flatMap(({ 0: found, index }) => {
            if (negated.test(draft.said.slice(Math.max(0, index - 24), index)) || followsOffer(draft, found)) return [];
            if (ofSpeech.test(draft.said.slice(Math.max(0, index - 48), index))) return [];
            if (found.length > 9 && told.includes(found)) return [];
            // "#Ofertas" is a rubric, and promises nothing.
            if (/^ofertas?$/.test(found) && draft.said.charAt(index - 1) === '#') return [];
            const place = { start: index, end: index + found.length };
            return reportUntoldValue(code, what, draft, place).map((one) => ({ ...one, rule }));
          }),
        ),
    ),
  );
}

const negated = /\b(?:nao\s(?:e|tem|temos|fazemos|ha)\s(?:so\s)?|sem\s|nada\sde\s|nem\s)(?:um[a]?\s)?$/;

/** "é como se um jogasse de graça", "sorriso é de graça": a manner of speaking. */
const ofSpeech =
  /\b(?:como se|parece que|quase|praticamente|sorrisos?|abracos?|beij(?:inh)?os?|lambidas?|conselhos?|conversas?|cafune|bom humor|carinho|simpatia|palpites?|risadas?|opiniao|elogios?|saudade|sossego|paz|alegria|tranquilidade|silencio|descanso|sonhar|olhar|perguntar|vento|sol|lua|por do sol|vista)\b[^.!?\n]{0,30}$/;

/** What may be called a promotion, by what was told of it. */
const special =
  /\bdobro\b|\bganh|\bso (?:hoje|ate|amanha|est|ess)|\bultimo dia|\bate (?:qu|se|sab|dom|amanha|dia|\d)|\b\d{1,2} (?:\w{2,10} )?por \d|\bsemana toda|\bmetade|\bmais barat|\bbaixou/;

/** "promoção" and "desconto" follow from a reduced price, a share or a bundle; "de graça" from a bundle. */
function followsOffer({ factSheet, own }: Draft, found: string): boolean {
  const has = (...kinds: readonly FactKind[]) => factSheet.facts.some(({ kind }) => kinds.includes(kind));
  const isReduced = has('discount', 'oldPrice', 'bundle');
  if (/^(?:lev|compr)/.test(found) && has('bundle')) return true;
  if (/^(?:s|sem)\W{0,2}juros/.test(found)) return /\b(?:s|sem)\W{0,2}juros/.test(own.folded);
  if (/gratis|graca|custo|nossa conta/.test(found)) return has('bundle', 'free');
  if (/promo|oferta|condic/.test(found)) return isReduced || has('free', 'exception') || special.test(own.folded);
  return (
    /descont|economi|\boff\b/.test(found) &&
    (isReduced || /\bmetade|\babat|\b\d{1,2} (?:\w{2,10} )?por \d/.test(own.folded))
  );
}
