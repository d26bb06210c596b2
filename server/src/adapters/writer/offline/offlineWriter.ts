import type { ContentType } from '../../../domain/catalog.ts';
import { openingOf } from '../../../domain/critic/openings.ts';
import { wording } from '../../../domain/critic/words.ts';
import type { Writer } from '../../../domain/ports.ts';
import { createDraw } from './draw.ts';
import { gather, type Shape } from './material.ts';
import { ad } from './shapes/ad.ts';
import { email } from './shapes/email.ts';
import { instagram } from './shapes/instagram.ts';
import { product } from './shapes/product.ts';
import { reels } from './shapes/reels.ts';
import { whatsapp } from './shapes/whatsapp.ts';

/** Changes with the phrases and shapes; kept with each generation (rule 5.6). */
const phrasesVersion = '2026-11-1';

/** How often a text is drawn anew that begins as another one did. */
const redraws = 60;

const shapes: Record<ContentType, Shape> = {
  post_instagram: instagram,
  descricao_produto: product,
  mensagem_whatsapp: whatsapp,
  roteiro_reels: reels,
  texto_anuncio: ad,
  email_marketing: email,
};

/**
 * Writes without a language model, from the owner's own words: the same click gives the same texts,
 * and a retry with feedback gives others.
 */
export function createOfflineWriter(): Writer {
  return {
    demonstration: true,
    async write(request, signal) {
      if (signal.aborted) return { fault: 'timeout', detail: 'ended by the caller' };
      const material = gather(request);
      const draw = createDraw([request.brief.requestId, ...request.feedback].join('\n'));
      const shape = shapes[request.brief.contentType];
      const used = new Set(request.recentOpenings.map(wording));
      const openingAt = (text: string) => wording(openingOf(request.brief.contentType, text));
      const variations = Array.from({ length: request.count }, (_, index) => {
        // An angle of its own, unless all that it can begin with is used up.
        const own = draw(material.angles);
        const write = (angle = own) =>
          shape(material, {
            angle,
            ask: draw(material.bank.asks),
            emoji: draw(material.bank.emojis),
            draw,
            index,
          });
        let text = write();
        for (let more = 0; more < redraws && used.has(openingAt(text)); more += 1) {
          text = write(more < redraws / 2 ? own : draw(material.angles));
        }
        used.add(openingAt(text));
        return text;
      });
      return { variations, writer: 'offline', model: 'demonstracao', promptVersion: phrasesVersion };
    },
  };
}
