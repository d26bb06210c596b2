import { fold, sentenceAround } from '../../domain/text/words.ts';
import {
  hardFinding,
  findPlaces,
  quote,
  softFinding,
  type Check,
  type JudgedText,
  type TextFinding,
  type Place,
} from '../judgedText/judgedText.ts';
import { beforeAfterPhrases, lawyersPromises, priceLures, resultPromises, sensationalWords } from './councilPhrases.ts';
import { isAboutLaw } from '../judgedText/aboutLaw.ts';
import { forbiddenPhrases } from './forbiddenPhrases.ts';
import { praisePhrases, superlativePhrases, untoldPhrases } from './untoldPhrases.ts';
import { isOwnersClaim } from './ownersClaims.ts';
import { dropOverlappingFindings, overlapsFinding } from './overlappingFindings.ts';
import { professionOf, type Profession } from './professions.ts';

const negation = /\b(?:nao|nunca|jamais|nem|ninguem|sem prometer|nenhum[a]?|nada de|sem)\s(?:\w{1,12}\s){0,3}$/;
const isNegated = (foldedText: string, { start }: Place): boolean =>
  negation.test(foldedText.slice(Math.max(0, start - 44), start));

/** Phrases that no text may have, told or not: alcohol to minors, discrimination, disparagement (rule 5.2). */
export const findForbiddenPhrases: Check = (judgedText) => {
  const { foldedText, ownWords } = judgedText;
  return dropOverlappingFindings(
    forbiddenPhrases.flatMap(
      ({ code, message, rule, pattern, unlessInSentence, requiredInTextOrOwnWords, requiredInText, unlessInText }) =>
        (requiredInTextOrOwnWords && !requiredInTextOrOwnWords.test(`${ownWords.folded}\n${foldedText}`)) ||
        (requiredInText && !requiredInText.test(foldedText)) ||
        unlessInText?.test(foldedText)
          ? []
          : findPlaces(foldedText, pattern)
              .filter((place) => !unlessInSentence?.test(sentenceAround(foldedText, place)))
              .map((place) => hardFinding(code, `${message}: ${quote(judgedText, place)}.`, place, { rule })),
    ),
  );
};

/** Claims that the owner did not tell: allergens, health, credentials, prizes, rankings, praise by customers. */
export const findUntoldClaims: Check = (judgedText) => {
  const { foldedText, ownWords, profile } = judgedText;
  const placeNames = [profile.businessCity, profile.businessNeighborhood]
    .filter((name) => name !== null)
    .map((name) =>
      fold(name)
        .replace(/[^\p{L}\p{N} ]/gu, ' ')
        .trim(),
    )
    .filter((name) => name !== '');
  const textWithMaskedPlaces = maskPlaceNames(foldedText, placeNames);
  const claimFindings = untoldPhrases.flatMap(({ code, message, rule, pattern }) =>
    findPlaces(textWithMaskedPlaces, pattern)
      .filter(
        (place) => !isOwnersClaim(judgedText, place) && !isNegated(foldedText, place) && !isQuestion(foldedText, place),
      )
      .map((place) =>
        hardFinding(code, `${message}: ${quote(judgedText, place)}.`, place, {
          correction: `${quote(judgedText, place)} não está nos dados: tire.`,
          rule,
        }),
      ),
  );
  const praiseFindings = praisePhrases
    .flatMap((pattern) => findPlaces(foldedText, pattern))
    .filter((place) => !isOwnersClaim(judgedText, place) && !isNegated(foldedText, place))
    .map((place) =>
      hardFinding('testimonial', `Você não contou o que clientes dizem: ${quote(judgedText, place)}.`, place, {
        correction: `Não ponha palavras ou opiniões na boca de clientes: tire ${quote(judgedText, place)}.`,
        rule: 'testimonials',
      }),
    );
  const hardFindings = dropOverlappingFindings([...claimFindings, ...praiseFindings]);
  const superlativeFindings = superlativePhrases
    .flatMap((pattern) => findPlaces(foldedText, pattern))
    .filter(
      (place) =>
        !ownWords.folded.includes(foldedText.slice(place.start, place.end)) &&
        !isNegated(foldedText, place) &&
        !overlapsFinding(hardFindings, place),
    )
    .map((place) =>
      softFinding(
        'superlative',
        `${quote(judgedText, place)} é elogio sem medida: confira se é o que você quer dizer.`,
        place,
        {
          correction: `Troque ${quote(judgedText, place)} por um detalhe dos dados.`,
          rule: 'truthful-advertising',
        },
      ),
    );
  return [...hardFindings, ...superlativeFindings];
};

/** Replaces each letter of the names of the shop's town and quarter by a `_`, for patterns which match any such name. */
const maskPlaceNames = (foldedText: string, placeNames: readonly string[]): string =>
  placeNames.reduce(
    (masked, placeName) => masked.replaceAll(placeName, (found) => '_'.repeat(found.length)),
    foldedText,
  );

const isQuestion = (foldedText: string, { end }: Place): boolean =>
  /^[^.!\n]{0,40}\?/.test(foldedText.slice(end, end + 41)) &&
  /\b(?:tem|sera|existe)\b/.test(foldedText.slice(Math.max(0, end - 60), end));

/** What the council of the owner's profession forbids: promised results, lures by price, images before and after. */
export const findCouncilViolations: Check = (judgedText) => {
  const profession = professionOf(judgedText.profile, judgedText.brief.topic);
  if (!profession) return [];
  const { foldedText } = judgedText;
  const promiseFindings = [...resultPromises, ...(profession.rule === 'oab' ? lawyersPromises : [])]
    .flatMap((pattern) => findPlaces(foldedText, pattern))
    .filter((place) => !isNegated(foldedText, place))
    .map((place) =>
      hardFinding(
        'council-result',
        `${profession.council} não permite prometer resultado: ${quote(judgedText, place)}.`,
        place,
        {
          correction: `Tire ${quote(judgedText, place)}: a profissão não pode prometer resultado.`,
          rule: profession.rule,
        },
      ),
    );
  return dropOverlappingFindings([
    ...promiseFindings,
    ...findPriceLures(judgedText, profession),
    ...findBeforeAfterImages(judgedText, profession),
  ]);
};

function findPriceLures(judgedText: JudgedText, { isPriceLure, council, rule }: Profession): readonly TextFinding[] {
  if (!isPriceLure) return [];
  const lureFindings = findPlaces(judgedText.foldedText, priceLures)
    .filter(
      (place) =>
        !isNegated(judgedText.foldedText, place) &&
        !isFreeEducationalEvent(judgedText.foldedText, place) &&
        !isShareSetByLaw(judgedText, place),
    )
    .filter((place) => !isAboutCancelling(judgedText, place))
    .map((place) =>
      hardFinding('council-price', `${council} não permite atrair com preço: ${quote(judgedText, place)}.`, place, {
        correction: `Tire ${quote(judgedText, place)}: a profissão não pode atrair com preço, desconto ou gratuidade.`,
        rule,
      }),
    );
  const priceFindings = judgedText.reading.facts
    .filter(({ kind }) => kind === 'price')
    .map((fact) =>
      softFinding(
        'council-price',
        `${council} limita falar de preço na divulgação: confira ${quote(judgedText, fact)}.`,
        fact,
        {
          correction: `Tire o preço ${quote(judgedText, fact)}: a profissão não divulga preço.`,
          rule,
        },
      ),
    );
  return lureFindings.length > 0 ? lureFindings : priceFindings;
}

/** "cancelar sem custo" attracts nobody by price. */
const isAboutCancelling = ({ foldedText }: JudgedText, place: Place): boolean =>
  foldedText.slice(place.start, place.end).startsWith('sem custo') &&
  /\b(?:cancel|desmarc|remarc)/.test(sentenceAround(foldedText, place));

/** "multa de 40% do FGTS" is no discount. */
const isShareSetByLaw = (judgedText: JudgedText, place: Place): boolean =>
  /^\d{1,2} ?%$/.test(judgedText.foldedText.slice(place.start, place.end).trim()) && isAboutLaw(judgedText, place);

/** "palestra gratuita": an event that teaches, and is no service of the profession, may be free. */
const isFreeEducationalEvent = (foldedText: string, place: Place): boolean =>
  /^(?:grat|de graca|sem custo)/.test(foldedText.slice(place.start, place.end)) &&
  /\b(?:palestras?|webinar|lives?|rodas? de conversa|aulas? abertas?|cartilhas?|e-?books?)\b/.test(
    sentenceAround(foldedText, place),
  ) &&
  !/\b(?:consultas?|sess(?:ao|oes)|avaliac(?:ao|oes)|atendimentos?|triagem)\b/.test(sentenceAround(foldedText, place));

function findBeforeAfterImages(
  judgedText: JudgedText,
  { isHealth, isBeforeAfterForbidden, council, rule }: Profession,
): readonly TextFinding[] {
  if (!isHealth) return [];
  return findPlaces(judgedText.foldedText, beforeAfterPhrases)
    .filter((place) => !isNegated(judgedText.foldedText, place))
    .map((place) => {
      const isForbidden =
        isBeforeAfterForbidden ||
        sensationalWords.test(judgedText.foldedText.slice(Math.max(0, place.start - 160), place.end + 160));
      const message = isForbidden
        ? `${council} não permite usar imagens assim como prova: ${quote(judgedText, place)}.`
        : `${council} põe condições para imagens de antes e depois: confira ${quote(judgedText, place)}.`;
      const correction = `Tire ${quote(judgedText, place)}: a profissão não mostra corpos como prova de resultado.`;
      return (isForbidden ? hardFinding : softFinding)('before-after', message, place, { correction, rule });
    });
}
