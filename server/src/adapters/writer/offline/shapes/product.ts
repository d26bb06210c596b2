import { lead } from '../lead.ts';
import { callToAction, type Shape } from '../material.ts';
import { benefitLeads, detailLeads, details } from '../phrases/product.ts';
import { paragraphs } from '../words.ts';

/** A description: plain text without hashtags, benefits and then details (rule 5.3). */
export const product: Shape = (material, voice) => {
  const { name, about, audience, place, knowsPrice } = material;
  const { draw, angle } = voice;
  const { first, topic } = lead(material, voice, 160);
  const list = [
    audience && `Para quem é: ${audience}`,
    draw<string>(details.options),
    knowsPrice ? null : details.price,
    draw<string>(details.delivery),
    place && `Onde: ${place}`,
    about === null ? `Quem faz: ${name}` : `Quem faz: ${name}, ${about}`,
  ].filter((item) => item !== null);
  return paragraphs(
    [
      { text: first, rank: 0 },
      { text: topic, rank: 0 },
      { text: `${angle.body.join(' ')} ${draw(benefitLeads)}`, rank: 0 },
      { text: `${draw(detailLeads)}\n${list.map((item) => `- ${item}`).join('\n')}`, rank: 1 },
      { text: callToAction(material, voice), rank: 0 },
    ],
    5_000,
  );
};
