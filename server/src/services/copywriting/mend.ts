import { descriptorOf, readParts } from '../../domain/content/contentTypes.ts';
import { render } from '../../domain/content/render.ts';
import { boldByUnderscores } from '../../critic/shape/markup.ts';
import { readText } from '../../domain/facts/reading.ts';
import type { FactKind } from '../../domain/facts/fact.ts';
import type { CriticFinding } from '../../domain/findings/finding.ts';
import { sizeLimits } from '../../domain/generations/generation.ts';
import { remedies, type Remedy } from '../../domain/findings/remedies.ts';
import { isLongerThan, isStorable } from '../../domain/text/text.ts';
import type { WritingTask } from '../../domain/writing/writing.ts';
import { cutToSize } from './cutToSize.ts';
import { judgeTexts, type TextToJudge } from './judge.ts';

/** Mending one finding may cause another one: how often the text is judged and mended at most. */
const maxRounds = 4;

const remedyOf = ({ code }: CriticFinding): Remedy => remedies[code];

const canBeStored = (text: string): boolean => isStorable(text) && !isLongerThan(text, sizeLimits.variation);

/**
 * The text with its hard findings mended as `remedies` says, as far as code can; null when it must be left out. What
 * was told and is missing stays missing: the owner is told of it.
 */
export function mendText(task: WritingTask, judged: TextToJudge): string | null {
  let mended = judged.text;
  for (let round = 0; ; round += 1) {
    const findings = judgeTexts(task, [{ ...judged, text: mended }]).filter(({ severity }) => severity === 'hard');
    if (findings.some((finding) => remedyOf(finding) === 'leave out')) return null;
    const next = round < maxRounds ? applyRemedies(task, mended, findings) : mended;
    if (next === mended) return canBeStored(mended) ? mended : null;
    mended = next;
  }
}

/** Replaces words from the end, so that earlier spans stay valid; when there are none, applies the remedies for the whole text. */
function applyRemedies(task: WritingTask, text: string, findings: readonly CriticFinding[]): string {
  const byPlace = findings.toSorted((a, b) => (b.span?.start ?? 0) - (a.span?.start ?? 0));
  let mended = text;
  let before = text.length;
  for (const finding of byPlace) {
    const words = finding.span && replacement(task, text, finding, finding.span);
    // What overlaps words that are replaced already is found again in the next round.
    if (!words || words.end > before) continue;
    mended = mended.slice(0, words.start) + words.by + mended.slice(words.end);
    before = words.start;
  }
  if (mended !== text) return mended;
  return [...new Set(findings.map(remedyOf))].reduce(
    (whole, remedy) => applyWholeTextRemedy(task, whole, remedy),
    text,
  );
}

type Span = NonNullable<CriticFinding['span']>;

/** What stands in the place of the words at fault; null when the remedy is for the whole text. */
function replacement(
  { profile, now }: WritingTask,
  text: string,
  finding: CriticFinding,
  span: Span,
): (Span & { readonly by: string }) | null {
  const remedy = remedyOf(finding);
  if (typeof remedy === 'object') {
    const [fact] = readText(text.slice(span.start, span.end), now).facts;
    const isOfTold = finding.code === 'turned-round' || finding.code === 'swapped';
    const gap = isOfTold && fact ? gapNames[fact.kind] : remedy.gap;
    return { ...span, by: `[preencher: ${gap}]` };
  }
  if (remedy === 'set the name' && profile.businessName) return { ...span, by: profile.businessName };
  if (remedy === 'remove the sentence') return { ...sentenceAt(text, span), by: '' };
  if (remedy === 'remove the emojis') return { ...withBlanks(text, span), by: '' };
  return null;
}

/** The name of the gap that takes the place of a fact of each kind. */
const gapNames: Readonly<Record<FactKind, string>> = {
  price: 'preço',
  oldPrice: 'preço',
  discount: 'desconto',
  instalments: 'parcelas',
  bundle: 'oferta',
  free: 'oferta',
  number: 'número',
  quantity: 'quantidade',
  measure: 'medida',
  date: 'data',
  weekday: 'dia',
  time: 'horário',
  deadline: 'prazo',
  start: 'data',
  payment: 'forma de pagamento',
  condition: 'condição',
  exception: 'exceção',
  denial: 'condição',
  place: 'endereço',
  contact: 'contato',
  link: 'link',
};

/** The sentence around a place, with the blanks before it, or with those after it where it begins a line. */
function sentenceAt(text: string, { start, end }: Span): Span {
  const blanks = [...text.slice(0, start).matchAll(/(?<=[.!?…]["”)]?)\s+|\n\s*/g)].at(-1);
  // A full stop within a number ends nothing.
  const sentenceEnd = /(?<=[.!?…]["”)]?)(?=\s)|(?=\n)|$/g;
  sentenceEnd.lastIndex = end;
  const to = sentenceEnd.exec(text)?.index ?? text.length;
  if (blanks && !blanks[0].includes('\n')) return { start: blanks.index, end: to };
  const after = /^\s*/.exec(text.slice(to))?.[0].length ?? 0;
  return { start: blanks ? blanks.index + blanks[0].length : 0, end: to + after };
}

/** The place with the blanks before it, or with those after it where it begins a line. */
function withBlanks(text: string, { start, end }: Span): Span {
  const before = /[^\S\n]*$/.exec(text.slice(0, start))?.index ?? start;
  const beginsLine = before === 0 || text.charAt(before - 1) === '\n';
  const after = /^[^\S\n]*/.exec(text.slice(end))?.[0].length ?? 0;
  return beginsLine ? { start, end: end + after } : { start: before, end };
}

function applyWholeTextRemedy(task: WritingTask, text: string, remedy: Remedy): string {
  if (typeof remedy === 'object') return text;
  const { contentType, campaignLink } = task.brief;
  switch (remedy) {
    case 'cut to size':
      return cutToSize(contentType, text, campaignLink);
    case 'clean the characters':
      return text.toWellFormed().replace(/[^\P{Cc}\t\n\r]/gu, '');
    case 'remove hashtags':
      return text.replace(/[^\S\n]*#[\p{L}\p{N}\p{M}_]+/gu, '').trim();
    case 'remove the marks':
      return withoutMarks(text);
    case 'say where the link is':
      return campaignLink === null ? text : withLink(task, text, campaignLink);
    case 'add the reason':
      return `${text}\n\nVocê recebe este e-mail porque [preencher: motivo]. Para não receber mais, responda "sair".`;
    case 'leave out':
    case 'warn':
    case 'set the name':
    case 'remove the sentence':
    case 'remove the emojis':
      return text;
  }
}

/** Without the marks of Markdown and HTML, and without asterisks that make nothing bold. */
const withoutMarks = (text: string): string =>
  text
    .replace(/\[([^\]\n]{1,120})\]\((https?:[^)\n]{0,2100})\)/g, '$1: $2')
    .replace(/<\/?(?:b|strong|i|em|br|p|a|h[1-6]|ul|li|div|span)\b[^>\n]{0,200}>/gi, '')
    .replace(/^#{1,6}\s+(?=\S)/gm, '')
    .replace(boldByUnderscores, '$1')
    .replace(/```\w*|\*/g, '');

/** The link where its type has it: in its part, at the end of the words, or named as the link in the bio. */
function withLink({ brief }: WritingTask, text: string, link: string): string {
  const { contentType } = brief;
  const { link: rule } = descriptorOf(contentType);
  const isBio = rule.place === 'bio';
  const clean = isBio ? text.replaceAll(link, rule.words) : text;
  const parts = readParts(contentType, clean);
  if (!parts || clean !== text) return clean === text ? `${text}\n\n${isBio ? rule.words : link}` : clean;
  const part = isBio ? 'callToAction' : rule.part;
  const currentText = typeof parts[part] === 'string' ? parts[part] : '';
  const words = isBio ? `${rule.words.charAt(0).toUpperCase()}${rule.words.slice(1)}.` : link;
  return render(contentType, {
    ...parts,
    [part]: rule.place === 'part' || currentText === '' ? words : `${currentText} ${words}`,
  });
}
