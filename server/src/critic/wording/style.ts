import { hardFinding, findPlaces, quote, softFinding, type Check } from '../judgedText/judgedText.ts';
import { assistantPhrases, clichePhrases, notJustPhrases } from './machinePhrases.ts';

/** Placeholders of a template that nobody filled in. `[preencher: …]` is none of them. */
const templateLeftover =
  /\[(?:inserir|insira|nome|seu|sua|data|preco|valor|link|cidade|telefone|endereco|produto|empresa|contato|horario|local|xx)[^\]\n]{0,60}\]|\{\{?[a-z_ ]{2,40}\}?\}|<(?:nome|preco|data|link|cidade|telefone)>|\blorem ipsum\b|\b(?:undefined|null)\b|\b(?:xx+,xx|xx\/xx|r\$\s?x+)\b|@seuperfil\b|\bseusite\.com/g;

/**
 * The marks of a machine. What tells that nobody read the text (an assistant's small talk, a template's
 * gaps) is hard; a worn phrase or a dash is soft: it costs style, not trust, and is not worth the
 * owner's credit.
 */
export const findMachinePhrases: Check = (judgedText) => {
  const { foldedText, ownWords } = judgedText;
  const placesNotOfOwner = (pattern: RegExp) =>
    findPlaces(foldedText, pattern).filter(({ start, end }) => !ownWords.folded.includes(foldedText.slice(start, end)));
  return [
    ...placesNotOfOwner(templateLeftover).map((place) =>
      hardFinding('leftover', `${quote(judgedText, place)} sobrou de um modelo.`, place),
    ),
    ...assistantPhrases
      .flatMap(placesNotOfOwner)
      .map((place) =>
        hardFinding(
          'assistant-voice',
          `${quote(judgedText, place)} é conversa de assistente, não do seu negócio.`,
          place,
        ),
      ),
    // A dash may make a range: "9h–18h", "segunda – sexta".
    ...placesNotOfOwner(/—|(?<=[a-z,.!?)] )–(?= [a-z"“(])(?! sexta| sabado| domingo| feira)/g)
      .slice(0, 1)
      .map((place) =>
        softFinding('em-dash', 'Travessão no meio da frase tem cara de máquina: use vírgula ou ponto.', place),
      ),
    ...notJustPhrases
      .flatMap(placesNotOfOwner)
      .map((place) => softFinding('not-just-but', `${quote(judgedText, place)}: diga direto o que é.`, place)),
    ...clichePhrases
      .flatMap(placesNotOfOwner)
      .map((place) => softFinding('cliche', `${quote(judgedText, place)} é frase feita.`, place)),
  ];
};
