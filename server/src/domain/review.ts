import { limits, type Brief } from './generation.ts';
import { isLongerThan, isStorable } from './text.ts';

/** The longest text of a type, in characters, where it has a limit of its own (rule 5.3). */
const longest: Partial<Record<Brief['contentType'], number>> = {
  post_instagram: 2_200,
  mensagem_whatsapp: 600,
};

/**
 * What keeps written texts from being stored, in pt-BR, as feedback for the writer; empty when they
 * are fine (rule 5.4).
 */
export function reviewTexts(brief: Brief, count: number, texts: readonly string[]): readonly string[] {
  const findings = texts.flatMap((text, index) =>
    reviewText(brief, text).map((finding) => `Texto ${index + 1}: ${finding}`),
  );
  if (texts.length !== count) findings.push(`Escreva exatamente ${count} texto(s).`);
  if (new Set(texts.map((text) => text.trim())).size !== texts.length) {
    findings.push('Os textos devem ser diferentes uns dos outros.');
  }
  return findings;
}

function reviewText(brief: Brief, text: string): string[] {
  const limit = longest[brief.contentType] ?? limits.variation;
  // The owner's link may be longer than the text around it: its length is not the writer's.
  const written = brief.campaignLink ? text.replaceAll(brief.campaignLink, '') : text;
  const findings: string[] = [];
  if (text.trim() === '') findings.push('está vazio.');
  if (!isStorable(text)) findings.push('tem caracteres inválidos.');
  if (isLongerThan(written, limit) || isLongerThan(text, limits.variation))
    findings.push(`passa de ${limit} caracteres.`);
  if (brief.campaignLink !== null && !mentionsLink(brief, text)) findings.push('falta o link da campanha.');
  return findings;
}

/** Links do not work in an Instagram caption: there the text points at the bio. */
function mentionsLink(brief: Brief, text: string): boolean {
  if (brief.contentType === 'post_instagram') return /link na bio/i.test(text);
  return text.includes(brief.campaignLink ?? '');
}
