import { isLongerThan } from '../../../../domain/text.ts';
import { headline } from '../lead.ts';
import { callToAction, type Shape } from '../material.ts';
import { benefitLeads, detailLeads, details } from '../phrases/product.ts';
import { midSentence } from '../topic.ts';
import { paragraphs, sentence } from '../words.ts';

/** A description: plain text without hashtags, benefits and then details (rule 5.3). */
export const product: Shape = (material, voice) => {
  const { topic, name, about, audience, place, knowsPrice } = material;
  const { draw, angle } = voice;
  const title = headline(topic, angle);
  const list = [
    audience && `Para quem é: ${audience}`,
    draw<string>(details.options),
    knowsPrice ? null : details.price,
    draw<string>(details.delivery),
    place && `Onde: ${place}`,
    about === null ? `Quem faz: ${name}` : `Quem faz: ${name}, ${midSentence(about)}`,
  ].filter((item) => item !== null);
  const titleIsAll = !isLongerThan(title, 160) && !topic.whole.includes('\n');
  return paragraphs(
    [
      { text: titleIsAll ? title : `${angle.cry}\n\n${sentence(topic.whole)}`, rank: 0 },
      { text: `${angle.body.join(' ')} ${draw(benefitLeads)}`, rank: 0 },
      { text: `${draw(detailLeads)}\n${list.map((item) => `- ${item}`).join('\n')}`, rank: 1 },
      { text: callToAction(material, voice), rank: 0 },
    ],
    5_000,
  );
};
