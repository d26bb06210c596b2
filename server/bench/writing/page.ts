import { contentTypes, tones } from '../../src/domain/catalog.ts';
import type { Finding } from '../../src/domain/findings/finding.ts';
import { escapeHtml } from '../../src/domain/text/escapeHtml.ts';
import type { Outcome } from './measure.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; padding: 1rem; max-width: 90rem; }
  section { border-top: 1px solid color-mix(in srgb, currentColor 30%, transparent); padding: 1rem 0; }
  h2 { font-size: 1.05rem; margin: 0; }
  header p { margin: .25rem 0; overflow-wrap: anywhere; }
  .texts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 1rem; }
  article { background: color-mix(in srgb, currentColor 6%, transparent); border-radius: .5rem; padding: .75rem; }
  pre { font: inherit; margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
  .hard { color: light-dark(#a3121f, #ff9aa2); }
  .soft { color: light-dark(#7a5200, #ffd27a); }
  ul { margin: .5rem 0 0; padding-left: 1.1rem; font-size: .875rem; }
  nav a { margin-right: .75rem; }`;

/** Every text beside the others of its brief, with what was found in it: a page for a person to read. */
export const page = (title: string, outcomes: readonly Outcome[]): string => `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
<h1>${escapeHtml(title)}</h1>
<nav>${contentTypes.map(({ key, label }) => `<a href="#${key}">${escapeHtml(label)}</a>`).join('')}</nav>
${contentTypes.map(({ key, label }) => `<h1 id="${key}">${escapeHtml(label)}</h1>\n${sections(outcomes, key)}`).join('\n')}
</html>
`;

const sections = (outcomes: readonly Outcome[], type: string): string =>
  outcomes
    .filter(({ bench }) => bench.request.brief.contentType === type)
    .map((outcome) => section(outcome))
    .join('\n');

function section({ bench, answer, texts, findings }: Outcome): string {
  const { brief, profile } = bench.request;
  const tone = tones.find(({ key }) => key === brief.tone)?.label ?? brief.tone;
  const about = [profile.businessName, profile.businessCity, brief.campaignLink].filter(Boolean).join(' · ');
  const fault = 'fault' in answer ? `<p class="hard">${escapeHtml(`${answer.fault}: ${answer.detail}`)}</p>` : '';
  return `<section>
<header><h2>${escapeHtml(`${bench.niche} · ${tone}${bench.hostile ? ' · hostile' : ''}`)}</h2>
<p><strong>${escapeHtml(brief.topic)}</strong></p><p>${escapeHtml(about)}</p>${fault}</header>
<div class="texts">${texts.map((text, index) => article(text, findings, index)).join('\n')}</div>
</section>`;
}

function article(text: string, findings: readonly Finding[], index: number): string {
  const own = findings.filter(({ variation }) => variation === index);
  const items = own.map(
    ({ code, severity, message }) => `<li class="${severity}">${escapeHtml(`${code}: ${message}`)}</li>`,
  );
  return `<article><pre>${escapeHtml(text)}</pre>${items.length > 0 ? `<ul>${items.join('')}</ul>` : ''}</article>`;
}
