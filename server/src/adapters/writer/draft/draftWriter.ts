import { openingOf } from '../../../critic/openings.ts';
import type { ContentType, Tone } from '../../../domain/catalog.ts';
import type { Parts } from '../../../domain/content/parts.ts';
import { render } from '../../../domain/content/render.ts';
import type { Writer } from '../../../domain/ports.ts';
import { draftWriter } from '../../../domain/textSource.ts';
import { wording } from '../../../domain/words.ts';
import type { WritingAttempt } from '../../../domain/writing.ts';
import { ad } from './layouts/ad.ts';
import { email } from './layouts/email.ts';
import { instagram } from './layouts/instagram.ts';
import type { Arrangement, Layout } from './layouts/layout.ts';
import { product } from './layouts/product.ts';
import { reels } from './layouts/reels.ts';
import { whatsapp } from './layouts/whatsapp.ts';
import { gather, type Material } from './material.ts';
import { openingsOf } from './openings.ts';
import { recordedFor } from './recorded/examples.ts';

/** Changes with the layouts; kept with each generation (rule 5.6). */
const layoutsVersion = '2026-11-22';

const layouts: Record<ContentType, Layout> = {
  post_instagram: instagram,
  descricao_produto: product,
  mensagem_whatsapp: whatsapp,
  roteiro_reels: reels,
  texto_anuncio: ad,
  email_marketing: email,
};

/** The arrangement that a goal begins with: lines to inform and sell, sentences to talk, a list under the name. */
const first: Record<Tone, Arrangement> = {
  default: 0,
  vender: 0,
  urgente: 0,
  informar: 2,
  ajudar: 2,
  inspirar: 1,
  conectar: 1,
  divertir: 1,
  celebrar: 1,
};

/**
 * Sets out the owner's own words, cleaned, in the form of the type: nothing is added that was not told, and nothing is
 * left out. The same click gives the same texts.
 */
export function createDraftWriter(): Writer {
  return {
    demonstration: true,
    async write(attempt, signal) {
      if (signal.aborted) return { fault: 'timeout', detail: 'ended by the caller' };
      const recorded = recordedTexts(attempt);
      const texts = recorded ?? draftsOf(attempt);
      for (const [variation, { text }] of texts.entries()) attempt.onProgress?.({ variation, text });
      return {
        variations: texts.map(({ text }) => text),
        parts: texts.map(({ parts }) => parts),
        writer: draftWriter.writer,
        model: recorded === null ? draftWriter.draft : draftWriter.example,
        promptVersion: layoutsVersion,
      };
    },
  };
}

interface Written {
  readonly parts: Parts;
  readonly text: string;
}

const written = (type: ContentType, parts: Parts): Written => ({ parts, text: render(type, parts) });

/** As many recorded texts as asked whose openings are new to the owner; null where there are not so many. */
function recordedTexts(attempt: WritingAttempt): readonly Written[] | null {
  const { contentType } = attempt.brief;
  const used = new Set(attempt.recentOpenings.map(wording));
  const texts = (recordedFor(attempt) ?? [])
    .map((parts) => written(contentType, parts))
    .filter(({ text }) => !used.has(wording(openingOf(contentType, text))));
  return texts.length < attempt.count ? null : texts.slice(0, attempt.count);
}

/** As many drafts as asked, each in another arrangement, none beginning as a recent text of the owner did. */
function draftsOf(attempt: WritingAttempt): readonly Written[] {
  const { contentType, tone } = attempt.brief;
  const material = gather(attempt);
  const used = new Set(attempt.recentOpenings.map(wording));
  const texts: Written[] = [];
  for (let variation = 0; variation < attempt.count; variation += 1) {
    const arrangement = arrangements[(first[tone] + variation) % arrangements.length] ?? 0;
    const one = draftOf(contentType, material, arrangement, used);
    used.add(wording(openingOf(contentType, one.text)));
    texts.push(one);
  }
  return texts;
}

const arrangements: readonly Arrangement[] = [0, 1, 2];

/** The draft with the plainest opening that was not used; with the plainest of all when each was. */
function draftOf(type: ContentType, material: Material, arrangement: Arrangement, used: ReadonlySet<string>): Written {
  const { fitsOpening, write } = layouts[type];
  const all = openingsOf(material, fitsOpening);
  const inOrder = [...all.slice(arrangement), ...all.slice(0, arrangement)];
  for (const opening of inOrder) {
    const one = written(type, write(material, opening, arrangement));
    if (!used.has(wording(openingOf(type, one.text)))) return one;
  }
  const [plainest = { text: material.lead, isWhole: true }] = inOrder;
  return written(type, write(material, plainest, arrangement));
}
