import { descriptorOf } from '../../domain/content/contentTypes.ts';
import { sizeLimits } from '../../domain/generations/generation.ts';
import { isLongerThan, isStorable } from '../../domain/text/text.ts';
import { hardFinding, type Check, type JudgedText } from '../judgedText/judgedText.ts';

/** What no store or reader can take: nothing at all, broken characters, too many of them (rules 5.1 and 5.3). */
export const storable: Check = ({ text }) => {
  if (text.trim() === '') return [hardFinding('empty', 'O texto está vazio.')];
  if (!isStorable(text)) return [hardFinding('invalid-characters', 'O texto tem caracteres inválidos.')];
  return isLongerThan(text, sizeLimits.variation)
    ? [hardFinding('too-long', `O texto passa de ${thousands(sizeLimits.variation)} caracteres.`)]
    : [];
};

/** The type's own limit. The owner's link may be longer than the text around it: its length is not the writer's. */
export const typeLimit: Check = ({ brief, text }) => {
  const limit = descriptorOf(brief.contentType).maxCharacters;
  const written = brief.campaignLink ? text.replaceAll(brief.campaignLink, '') : text;
  return isLongerThan(written, limit)
    ? [hardFinding('too-long', `O texto passa de ${thousands(limit)} caracteres.`)]
    : [];
};

const thousands = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, '.');

/** The campaign link is where readers can use it: whole in the text, "link na bio" on Instagram (rule 5.3). */
export const campaignLink: Check = (judgedText) => {
  const { brief, text } = judgedText;
  const link = brief.campaignLink;
  if (link === null) return [];
  const rule = descriptorOf(brief.contentType).link;
  if (rule.place !== 'bio') {
    return text.includes(link)
      ? []
      : [hardFinding('missing-link', 'Falta o link da campanha, inteiro e sem mudanças.')];
  }
  const start = text.indexOf(link);
  return [
    ...(saysBio(judgedText) ? [] : [hardFinding('missing-link', `Falta dizer "${rule.words}": o link só abre lá.`)]),
    ...(start < 0
      ? []
      : [
          hardFinding('link-in-caption', `Na legenda o link não abre: escreva só "${rule.words}".`, {
            start,
            end: start + link.length,
          }),
        ]),
  ];
};

const saysBio = ({ foldedText }: JudgedText): boolean =>
  /\blink\s+(?:que\s+)?(?:esta\s+)?(?:na|da)\s+(?:nossa\s+)?bio\b/.test(foldedText);
