import { fold, findMatches } from '../../domain/text/words.ts';
import { hardFinding, quote, type Check, type JudgedText } from '../judgedText/judgedText.ts';

/** Professions that are learnt and registered: how each begins, and by what the owner's words may tell of it. */
const professions: readonly (readonly [title: string, toldBy: RegExp])[] = [
  ['fisioterapeutas?', /fisioterap|crefito/],
  ['nutricionistas?', /nutricion|\bcrn\b/],
  ['psicolog[oa]s?|psicoterapeutas?|psicanalistas?', /psico|\bcrp\b|psican/],
  [
    'medic[oa]s?|dermatologistas?|cardiologistas?|pediatras?|ginecologistas?|ortopedistas?',
    /medic|dermato|cardio|pediatr|gineco|ortop|\bcrm\b/,
  ],
  ['dentistas?|ortodontistas?', /dentist|odonto|ortodont|\bcro\b/],
  ['veterinari[oa]s?', /veterinari|\bvet\b|crmv/],
  ['enfermeir[oa]s?', /enferm|coren/],
  ['farmaceutic[oa]s?', /farmac|\bcrf\b/],
  ['biomedic[oa]s?|esteticistas?', /biomed|estetic/],
  ['engenheir[oa]s?', /engenh|\bcrea\b/],
  ['arquitet[oa]s?', /arquitet|\bcau\b/],
  ['advogad[oa]s?', /advoga|advocacia|\boab\b/],
  ['contador(?:a|es)?|contabilistas?', /contab|contador|\bcrc\b/],
  ['pedagog[oa]s?|psicopedagog[oa]s?', /pedagog/],
  ['fonoaudiolog[oa]s?', /fono/],
  ['quiropraxistas?|osteopatas?|acupunturistas?', /quiropra|osteopat|acupunt/],
  ['educador(?:a|es)? fisic[oa]s?|personal trainers?', /educacao fisica|educador|\bcref\b|personal/],
  ['terapeutas? ocupaciona(?:l|is)', /terapeuta ocup|terapia ocup|crefito/],
];

const led =
  '(?:\\b(?:sou|somos|me chamo|meu nome e)\\b[^.!?\\n"”]{0,30}?|\\b(?:equipe|time|supervisao|acompanhamento|orientacao|avaliacao|assinatura|formula|receita|aprovacao|aval) d[aeo]s?\\s(?:um[a]?s?\\s|noss[oa]s?\\s)?|\\b(?:feit|realizad|criad|desenvolvid|formulad|aprovad|indicad|recomendad|orientad|acompanhad|supervisionad|assinad|atendid|conduzid|ministrad)[oa]s? (?:por|pel[oa]s?)\\s(?:um[a]?s?\\s|noss[oa]s?\\s)?|\\b(?:noss[oa]s?|temos(?: um[a]?)?|com(?: um[a]?)?)\\s)';
const behind =
  '(?=\\s(?:formad|responsave|da casa|da equipe|de plantao|registrad|credenciad|com (?:registro|especializa|formacao|mais de|\\d)|ha \\d|graduad|especiali))';

const anyTitle = new RegExp(`(?:${professions.map(([title]) => title).join('|')})\\b`);
const titled = professions.map(([title, toldBy]) => ({
  toldBy,
  pattern: new RegExp(`${led}(?:${title})\\b|\\b(?:${title})\\b${behind}`, 'g'),
}));

const trained =
  /\b(?:formad[oa]s?|diplomad[oa]s?|graduad[oa]s?)(?:\se\s(?:registrad|certificad|habilitad)[oa]s?)?(?=[,.!"”]|\s(?:ha|com|e|em|pel[ao]|n[ao])\b)|\bcom (?:diploma|certificado internacional|registro profissional|formacao (?:em|n[ao]|pel[ao]|internacional|superior|tecnica))\b|\b(?:curso|formacao|especializacao) (?:no exterior|na europa|em paris|na franca|na italia|nos estados unidos|internacional)\b/g;
/** Words that are formed: "fila formada por", "opinião formada". */
const ofThings = /\b(?:fila|opiniao|par|time|grupo|roda|turmas?|lua|massa|frase|casal|mesa|dupla)\s(?:\w{1,8}\s)?$/;

const isDenied = ({ foldedText }: JudgedText, at: number): boolean =>
  /\b(?:nao|nem|nunca|sem|procure|consulte|fale com|converse com|pergunte a[o]?)\s(?:\w{1,12}\s){0,3}$/.test(
    foldedText.slice(Math.max(0, at - 40), at),
  );

/** A profession or a training that somebody of the shop has in the text, and that nobody told (rule 5.2). */
export const untoldTitles: Check = (judgedText) => {
  const { foldedText, ownWords } = judgedText;
  const titles = anyTitle.test(foldedText)
    ? titled
        .filter(({ toldBy }) => !toldBy.test(ownWords.folded))
        .flatMap(({ pattern }) => findMatches(foldedText, pattern))
    : [];
  const training = /\bformad|\bformacao|\bdiplom|\bgraduad|\bcurs/.test(ownWords.folded)
    ? []
    : findMatches(foldedText, trained).filter(
        ({ index }) => !ofThings.test(foldedText.slice(Math.max(0, index - 20), index)),
      );
  return [...titles, ...training]
    .filter(({ 0: found, index }) => !isDenied(judgedText, index) && !ownWords.folded.includes(fold(found)))
    .slice(0, 1)
    .map(({ 0: found, index }) => {
      const place = { start: index, end: index + found.length };
      return hardFinding(
        'invented-credential',
        `Você não contou esta formação ou profissão: ${quote(judgedText, place)}.`,
        place,
        {
          correction: `${quote(judgedText, place)} não está nos dados: tire.`,
          rule: 'truthful-advertising',
        },
      );
    });
};
