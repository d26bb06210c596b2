import { fold, findMatches } from '../../domain/text/words.ts';
import { hardFinding, quote, type Check, type JudgedText } from '../judgedText/judgedText.ts';

/** Titles of regulated professions, and the words by which an owner tells of each. */
const professionTitles: readonly (readonly [title: string, toldBy: RegExp])[] = [
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

const titleLead =
  '(?:\\b(?:sou|somos|me chamo|meu nome e)\\b[^.!?\\n"”]{0,30}?|\\b(?:equipe|time|supervisao|acompanhamento|orientacao|avaliacao|assinatura|formula|receita|aprovacao|aval) d[aeo]s?\\s(?:um[a]?s?\\s|noss[oa]s?\\s)?|\\b(?:feit|realizad|criad|desenvolvid|formulad|aprovad|indicad|recomendad|orientad|acompanhad|supervisionad|assinad|atendid|conduzid|ministrad)[oa]s? (?:por|pel[oa]s?)\\s(?:um[a]?s?\\s|noss[oa]s?\\s)?|\\b(?:noss[oa]s?|temos(?: um[a]?)?|com(?: um[a]?)?)\\s)';
const titleTail =
  '(?=\\s(?:formad|responsave|da casa|da equipe|de plantao|registrad|credenciad|com (?:registro|especializa|formacao|mais de|\\d)|ha \\d|graduad|especiali))';

const anyTitle = new RegExp(`(?:${professionTitles.map(([title]) => title).join('|')})\\b`);
const titlePatterns = professionTitles.map(([title, toldBy]) => ({
  toldBy,
  pattern: new RegExp(`${titleLead}(?:${title})\\b|\\b(?:${title})\\b${titleTail}`, 'g'),
}));

const trainingPhrases =
  /\b(?:formad[oa]s?|diplomad[oa]s?|graduad[oa]s?)(?:\se\s(?:registrad|certificad|habilitad)[oa]s?)?(?=[,.!"”]|\s(?:ha|com|e|em|pel[ao]|n[ao])\b)|\bcom (?:diploma|certificado internacional|registro profissional|formacao (?:em|n[ao]|pel[ao]|internacional|superior|tecnica))\b|\b(?:curso|formacao|especializacao) (?:no exterior|na europa|em paris|na franca|na italia|nos estados unidos|internacional)\b/g;
/** Things that are formed and not trained: "fila formada por", "opinião formada". */
const formedThing = /\b(?:fila|opiniao|par|time|grupo|roda|turmas?|lua|massa|frase|casal|mesa|dupla)\s(?:\w{1,8}\s)?$/;

const isDenied = ({ foldedText }: JudgedText, index: number): boolean =>
  /\b(?:nao|nem|nunca|sem|procure|consulte|fale com|converse com|pergunte a[o]?)\s(?:\w{1,12}\s){0,3}$/.test(
    foldedText.slice(Math.max(0, index - 40), index),
  );

/** The first profession or training that a text gives to somebody of the shop and that the owner did not tell (rule 5.2). */
export const findUntoldTitles: Check = (judgedText) => {
  const { foldedText, ownWords } = judgedText;
  const titleMatches = anyTitle.test(foldedText)
    ? titlePatterns
        .filter(({ toldBy }) => !toldBy.test(ownWords.folded))
        .flatMap(({ pattern }) => findMatches(foldedText, pattern))
    : [];
  const trainingMatches = /\bformad|\bformacao|\bdiplom|\bgraduad|\bcurs/.test(ownWords.folded)
    ? []
    : findMatches(foldedText, trainingPhrases).filter(
        ({ index }) => !formedThing.test(foldedText.slice(Math.max(0, index - 20), index)),
      );
  return [...titleMatches, ...trainingMatches]
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
