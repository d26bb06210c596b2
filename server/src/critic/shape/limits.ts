import { descriptorOf } from '../../domain/content/contentTypes.ts';
import { sizeLimits } from '../../domain/generations/generation.ts';
import { isLongerThan, isStorable } from '../../domain/text/text.ts';
import { hardFinding, type Check, type JudgedText } from '../judgedText/judgedText.ts';

/** A text that cannot be stored: it is empty, has invalid characters or too many of them (rules 5.1 and 5.3). */
export const checkStorable: Check = ({ text }) => {
  if (text.trim() === '') return [hardFinding('empty', 'O texto está vazio.')];
  if (!isStorable(text)) return [hardFinding('invalid-characters', 'O texto tem caracteres inválidos.')];
  return isLongerThan(text, sizeLimits.variation)
    ? [hardFinding('too-long', `O texto passa de ${formatThousands(sizeLimits.variation)} caracteres.`)]
    : [];
};

/** The limit of characters of the content type. The campaign link does not count, because its length is the owner's. */
export const checkTypeLimit: Check = ({ brief, text }) => {
  const limit = descriptorOf(brief.contentType).maxCharacters;
  const textWithoutLink = brief.campaignLink ? text.replaceAll(brief.campaignLink, '') : text;
  return isLongerThan(textWithoutLink, limit)
    ? [hardFinding('too-long', `O texto passa de ${formatThousands(limit)} caracteres.`)]
    : [];
};

const formatThousands = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, '.');

/** The campaign link is where readers can use it: whole in the text, "link na bio" on Instagram (rule 5.3). */
export const checkCampaignLink: Check = (judgedText) => {
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
    ...(mentionsLinkInBio(judgedText)
      ? []
      : [hardFinding('missing-link', `Falta dizer "${rule.words}": o link só abre lá.`)]),
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

const mentionsLinkInBio = ({ foldedText }: JudgedText): boolean =>
  /\blink\s+(?:que\s+)?(?:esta\s+)?(?:na|da)\s+(?:nossa\s+)?bio\b/.test(foldedText);
