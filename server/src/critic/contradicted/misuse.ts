import { stem } from '../../domain/facts/stem.ts';
import { findMatches, wordsOf } from '../../domain/text/words.ts';
import { isDenying } from '../judgedText/denyingWords.ts';
import type { JudgedText, TextFinding } from '../judgedText/judgedText.ts';
import { reportWordContradiction } from './contradictionFindings.ts';

/** What owners say must not be done with a thing: "nao usar no rosto", "nao pode ir ao micro-ondas". */
const warningPhrase =
  /\b(?:nao|n)\s(?:(?:pode|deve|e)\s)?(?:usar|use|usem|passar|passe|aplicar|aplique|lavar|lave|molhar|molhe|dar|colocar|coloque|ir|vai|levar|leve|consumir|tomar|comer|congelar|congele|aquecer|esquentar|indicad[oa]|recomendad[oa]|serve|recomendamos|indicamos|combina)\s((?:(?:n[oa]s?|a[os]?|em|para|pra|pro|p\/?|de|com|[oa]s?)\s){0,2}[a-z-]{3,20})/g;
/** Materials that a thing is made without: "s parafina". */
const lackedMaterial =
  /\b(?:sem|s\/?)\s((?:parafin|paraben|acucar|gluten|lactos|leite|sulfat|conservant|corant|gordur|alcool|silicon|formol|amonia|plastic|agrotoxic|venen|aromatizant|fraganc|fragranc|pimenta|cebola|amendoi|niquel|poliester|salsich|azeiton|coentro)[a-z]{0,5})\b/g;
const unfitUsePhrase =
  /\b(?:improprio|contraindicad[oa]|proibid[oa]|inadequad[oa])\s((?:(?:para|pra|p\/?|a[os]?|em|n[oa]s?)\s){0,2}[a-z-]{3,20})/g;
/** What owners forbid to the text and not to the buyer: "nao usar emojis". */
const instructionForText =
  /^(?:emojis?|hashtags?|precos?|valor(?:es)?|textos?|links?|telefones?|fotos?|palavras?|girias?|enfeites?|exager\w{1,3}|nomes?|legendas?|falar|dizer|muit\w|mais|isso|nada|certo|tempo|entender|ver|ser|ter|bem|mal)$/;

/** The word that a warning is about: the last one, "rosto" of "usar no rosto". */
const nounOf = (words: string): string => wordsOf(words).at(-1)?.text ?? '';

const sentencesOf = (foldedText: string) => findMatches(foldedText, /[^.!?;\n]+/g);

/** A text that names what the owner warns of, and neither denies nor limits it. */
export const findMisuse = (judgedText: JudgedText): readonly TextFinding[] =>
  [warningPhrase, unfitUsePhrase, lackedMaterial]
    .flatMap((pattern) => findMatches(judgedText.ownWords.topicFolded, pattern))
    .flatMap(({ 0: toldWords, 1: words = '' }) => {
      const noun = nounOf(words);
      // "formatacao 100 c backup, sem backup 70": the owner has the thing both with and without it.
      if (noun === '' || instructionForText.test(noun) || judgedText.ownWords.topicFolded.split(noun).length > 2)
        return [];
      const mentions = sentencesOf(judgedText.foldedText).flatMap(({ 0: sentence, index }) =>
        wordsOf(sentence)
          .filter(({ text }) => stem(text) === stem(noun) || (noun.length > 6 && text.startsWith(noun.slice(0, 5))))
          .map(({ start, end }) => ({ sentence, start: index + start, end: index + end })),
      );
      const isRespected = mentions.some(({ sentence }) => isDenying(sentence) || limitingWords.test(sentence));
      const [firstMention] = mentions;
      return firstMention &&
        !isRespected &&
        !/\?/.test(judgedText.foldedText.charAt(firstMention.start + firstMention.sentence.length))
        ? [reportWordContradiction(judgedText, firstMention, `"${toldWords.trim()}"`)]
        : [];
    })
    .slice(0, 1);

const limitingWords =
  /\b(?:livre|evit\w{1,3}|longe d|cuidado (?:com|ao|n[ao])|atencao|contraindic\w+|improprio|proteja|proteger|so (?:n[oa]s?|para|em)|somente|apenas|exclusiv\w+)\b/;
