import type { ContentType } from '../../../domain/catalog.ts';
import { critique } from '../../../critic/critic.ts';
import { openingOf } from '../../../critic/openings.ts';
import { wording } from '../../../domain/words.ts';
import { isOmission } from '../../../domain/finding.ts';
import type { Writer } from '../../../domain/ports.ts';
import type { WritingTask } from '../../../domain/writing.ts';
import { createDraw, type Draw } from './grammar/draw.ts';
import { gather, type Material, type Shape, type Voice } from './material.ts';
import { ad } from './shapes/ad.ts';
import { email } from './shapes/email.ts';
import { instagram } from './shapes/instagram.ts';
import { product } from './shapes/product.ts';
import { reels } from './shapes/reels.ts';
import { whatsapp } from './shapes/whatsapp.ts';

/** Changes with the phrases and shapes; kept with each generation (rule 5.6). */
const phrasesVersion = '2026-11-3';

const shapes: Record<ContentType, Shape> = {
  post_instagram: instagram,
  descricao_produto: product,
  mensagem_whatsapp: whatsapp,
  roteiro_reels: reels,
  texto_anuncio: ad,
  email_marketing: email,
};

const layouts: readonly Voice['layout'][] = ['scene', 'cry', 'subject'];
/** How often a text is drawn anew that begins as another one did. */
const mostDraws = 120;
/** How often one is drawn anew that the critic finds something in. */
const mostReadings = 20;
/** How many readings a text deserves that has only soft findings: they cost style, not the owner's credit. */
const softReadings = 6;

/**
 * Writes without a language model, from the owner's own words: the same click gives the same texts,
 * and a retry with feedback gives others.
 */
export function createOfflineWriter(): Writer {
  return {
    demonstration: true,
    async write(attempt, signal) {
      if (signal.aborted) return { fault: 'timeout', detail: 'ended by the caller' };
      const { requestId, contentType, tone } = attempt.brief;
      const draw = createDraw([requestId, contentType, tone, ...attempt.feedback].join('\n'));
      const material = gather(attempt, draw);
      const variations: string[] = [];
      for (let variation = 0; variation < attempt.count; variation += 1) {
        const text = bestOf(attempt, material, variations, draw);
        variations.push(text);
        attempt.onProgress?.({ variation, text });
      }
      return { variations, writer: 'offline', model: 'demonstracao', promptVersion: phrasesVersion };
    },
  };
}

/** The first draw that the critic has nothing against beside the texts before it, or else the least bad. */
function bestOf(task: WritingTask, material: Material, before: readonly string[], draw: Draw): string {
  const { contentType } = task.brief;
  const openingAt = (text: string) => wording(openingOf(contentType, text));
  const used = new Set([...task.recentOpenings.map(wording), ...before.map(openingAt)]);
  let best = { text: '', faults: Infinity };
  let readings = 0;
  const isGoodEnough = () => best.faults === 0 || (best.faults < 100 && readings >= softReadings);
  for (let draws = 0; draws < mostDraws && readings < mostReadings && !isGoodEnough(); draws += 1) {
    const text = shapes[contentType](material, { draw, layout: draw(layouts) });
    if (used.has(openingAt(text)) && draws < mostDraws - 1) continue;
    readings += 1;
    const texts = [...before, text];
    const faults = critique({ ...task, texts, count: texts.length })
      .filter((finding) => finding.variation === before.length && !isOmission(finding))
      .reduce((sum, { severity }) => sum + (severity === 'hard' ? 100 : 1), 0);
    if (faults < best.faults) best = { text, faults };
  }
  return best.text;
}
