import { hardFinding, findPlaces, quote, softFinding, type Check } from '../judgedText/judgedText.ts';
import { assistantVoice, cliches, notJust } from './machinePhrases.ts';

/** Left over from somebody's template; `[preencher: …]` is ours, and the owner's own brackets are the owner's. */
const leftover =
  /\[(?:inserir|insira|nome|seu|sua|data|preco|valor|link|cidade|telefone|endereco|produto|empresa|contato|horario|local|xx)[^\]\n]{0,60}\]|\{\{?[a-z_ ]{2,40}\}?\}|<(?:nome|preco|data|link|cidade|telefone)>|\blorem ipsum\b|\b(?:undefined|null)\b|\b(?:xx+,xx|xx\/xx|r\$\s?x+)\b|@seuperfil\b|\bseusite\.com/g;

/**
 * The marks of a machine. What tells that nobody read the text (an assistant's small talk, a template's
 * gaps) is hard; a worn phrase or a dash is soft: it costs style, not trust, and is not worth the
 * owner's credit.
 */
export const machineMarks: Check = (judgedText) => {
  const { foldedText, ownWords } = judgedText;
  const places = (pattern: RegExp) =>
    findPlaces(foldedText, pattern).filter(({ start, end }) => !ownWords.folded.includes(foldedText.slice(start, end)));
  return [
    ...places(leftover).map((place) =>
      hardFinding('leftover', `${quote(judgedText, place)} sobrou de um modelo.`, place),
    ),
    ...assistantVoice
      .flatMap(places)
      .map((place) =>
        hardFinding(
          'assistant-voice',
          `${quote(judgedText, place)} é conversa de assistente, não do seu negócio.`,
          place,
        ),
      ),
    // A range ("9h–18h", "segunda – sexta") is no aside.
    ...places(/—|(?<=[a-z,.!?)] )–(?= [a-z"“(])(?! sexta| sabado| domingo| feira)/g)
      .slice(0, 1)
      .map((place) =>
        softFinding('em-dash', 'Travessão no meio da frase tem cara de máquina: use vírgula ou ponto.', place),
      ),
    ...notJust
      .flatMap(places)
      .map((place) => softFinding('not-just-but', `${quote(judgedText, place)}: diga direto o que é.`, place)),
    ...cliches
      .flatMap(places)
      .map((place) => softFinding('cliche', `${quote(judgedText, place)} é frase feita.`, place)),
  ];
};
