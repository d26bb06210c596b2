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
import { beforeAfter, lawyersPromises, lures, promises, sensational } from './councilPhrases.ts';
import { isAboutLaw } from '../judgedText/aboutLaw.ts';
import { forbidden } from './forbiddenPhrases.ts';
import { praise, superlatives, untold } from './untoldPhrases.ts';
import { isOwners } from './ownersClaims.ts';
import { professionOf, type Profession } from './professions.ts';

const negated = /\b(?:nao|nunca|jamais|nem|ninguem|sem prometer|nenhum[a]?|nada de|sem)\s(?:\w{1,12}\s){0,3}$/;
const isNegated = (said: string, { start }: Place): boolean => negated.test(said.slice(Math.max(0, start - 44), start));

/** What no text may say, whoever told it: alcohol to minors, discrimination, disparagement (rule 5.2). */
export const forbiddenWords: Check = (judgedText) => {
  const { foldedText, ownWords } = judgedText;
  return firstOfEach(
    forbidden.flatMap(({ code, message, rule, pattern, unless, where, whole, unlessWhole }) =>
      (where && !where.test(`${ownWords.folded}\n${foldedText}`)) ||
      (whole && !whole.test(foldedText)) ||
      unlessWhole?.test(foldedText)
        ? []
        : findPlaces(foldedText, pattern)
            .filter((place) => !unless?.test(sentenceAround(foldedText, place)))
            .map((place) => hardFinding(code, `${message}: ${quote(judgedText, place)}.`, place, { rule })),
    ),
  );
};

/** Claims that only the owner can make: allergens, health, credentials, prizes, rankings, praise of customers. */
export const untoldClaims: Check = (judgedText) => {
  const { foldedText, ownWords, profile } = judgedText;
  const places = [profile.businessCity, profile.businessNeighborhood]
    .filter((name) => name !== null)
    .map((name) =>
      fold(name)
        .replace(/[^\p{L}\p{N} ]/gu, ' ')
        .trim(),
    )
    .filter((name) => name !== '');
  const placed = withPlaces(foldedText, places);
  const found = untold.flatMap(({ code, message, rule, pattern }) =>
    findPlaces(placed, pattern)
      .filter((place) => !isOwners(judgedText, place) && !isNegated(foldedText, place) && !asks(foldedText, place))
      .map((place) =>
        hardFinding(code, `${message}: ${quote(judgedText, place)}.`, place, {
          correction: `${quote(judgedText, place)} não está nos dados: tire.`,
          rule,
        }),
      ),
  );
  const praised = praise
    .flatMap((pattern) => findPlaces(foldedText, pattern))
    .filter((place) => !isOwners(judgedText, place) && !isNegated(foldedText, place))
    .map((place) =>
      hardFinding('testimonial', `Você não contou o que clientes dizem: ${quote(judgedText, place)}.`, place, {
        correction: `Não ponha palavras ou opiniões na boca de clientes: tire ${quote(judgedText, place)}.`,
        rule: 'testimonials',
      }),
    );
  const hardOnes = firstOfEach([...found, ...praised]);
  const style = superlatives
    .flatMap((pattern) => findPlaces(foldedText, pattern))
    .filter(
      (place) =>
        !ownWords.folded.includes(foldedText.slice(place.start, place.end)) &&
        !isNegated(foldedText, place) &&
        !overlaps(hardOnes, place),
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
  return [...hardOnes, ...style];
};

/** The town and the quarter as a pattern knows them: each letter a `_`. */
const withPlaces = (said: string, places: readonly string[]): string =>
  places.reduce((rest, place) => rest.replaceAll(place, (found) => '_'.repeat(found.length)), said);

const asks = (said: string, { end }: Place): boolean =>
  /^[^.!\n]{0,40}\?/.test(said.slice(end, end + 41)) &&
  /\b(?:tem|sera|existe)\b/.test(said.slice(Math.max(0, end - 60), end));

/** What the council of the owner's profession forbids: results, lures, bodies as proof (radar legal). */
export const councilRules: Check = (judgedText) => {
  const profession = professionOf(judgedText.profile, judgedText.brief.topic);
  if (!profession) return [];
  const { foldedText } = judgedText;
  const promised = [...promises, ...(profession.rule === 'oab' ? lawyersPromises : [])]
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
  return firstOfEach([...promised, ...priceLures(judgedText, profession), ...bodies(judgedText, profession)]);
};

function priceLures(judgedText: JudgedText, { isPriceLure, council, rule }: Profession): readonly TextFinding[] {
  if (!isPriceLure) return [];
  const luring = findPlaces(judgedText.foldedText, lures)
    .filter(
      (place) =>
        !isNegated(judgedText.foldedText, place) &&
        !isFreeTalk(judgedText.foldedText, place) &&
        !isShareOfLaw(judgedText, place),
    )
    .filter((place) => !isCancelling(judgedText, place))
    .map((place) =>
      hardFinding('council-price', `${council} não permite atrair com preço: ${quote(judgedText, place)}.`, place, {
        correction: `Tire ${quote(judgedText, place)}: a profissão não pode atrair com preço, desconto ou gratuidade.`,
        rule,
      }),
    );
  const prices = judgedText.reading.facts
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
  return luring.length > 0 ? luring : prices;
}

/** "cancelar sem custo" */
const isCancelling = ({ foldedText }: JudgedText, place: Place): boolean =>
  foldedText.slice(place.start, place.end).startsWith('sem custo') &&
  /\b(?:cancel|desmarc|remarc)/.test(sentenceAround(foldedText, place));

/** "multa de 40% do FGTS" is no discount. */
const isShareOfLaw = (judgedText: JudgedText, place: Place): boolean =>
  /^\d{1,2} ?%$/.test(judgedText.foldedText.slice(place.start, place.end).trim()) && isAboutLaw(judgedText, place);

/** What teaches and is no service of the profession may cost nothing: "palestra gratuita". */
const isFreeTalk = (said: string, place: Place): boolean =>
  /^(?:grat|de graca|sem custo)/.test(said.slice(place.start, place.end)) &&
  /\b(?:palestras?|webinar|lives?|rodas? de conversa|aulas? abertas?|cartilhas?|e-?books?)\b/.test(
    sentenceAround(said, place),
  ) &&
  !/\b(?:consultas?|sess(?:ao|oes)|avaliac(?:ao|oes)|atendimentos?|triagem)\b/.test(sentenceAround(said, place));

function bodies(
  judgedText: JudgedText,
  { isHealth, isBeforeAfterForbidden, council, rule }: Profession,
): readonly TextFinding[] {
  if (!isHealth) return [];
  return findPlaces(judgedText.foldedText, beforeAfter)
    .filter((place) => !isNegated(judgedText.foldedText, place))
    .map((place) => {
      const isForbidden =
        isBeforeAfterForbidden ||
        sensational.test(judgedText.foldedText.slice(Math.max(0, place.start - 160), place.end + 160));
      const message = isForbidden
        ? `${council} não permite usar imagens assim como prova: ${quote(judgedText, place)}.`
        : `${council} põe condições para imagens de antes e depois: confira ${quote(judgedText, place)}.`;
      const correction = `Tire ${quote(judgedText, place)}: a profissão não mostra corpos como prova de resultado.`;
      return (isForbidden ? hardFinding : softFinding)('before-after', message, place, { correction, rule });
    });
}

const overlaps = (found: readonly TextFinding[], { start, end }: Place): boolean =>
  found.some(({ span }) => span !== null && span.start < end && span.end > start);

/** Two patterns may see the same words. */
function firstOfEach(found: readonly TextFinding[]): readonly TextFinding[] {
  return found.filter(
    ({ span, code }, index) =>
      !found.slice(0, index).some((before) => before.code === code && span !== null && overlaps([before], span)),
  );
}
