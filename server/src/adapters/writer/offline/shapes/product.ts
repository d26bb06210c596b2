import { compose } from '../compose.ts';
import { pick } from '../pick.ts';
import { plainly } from '../grammar/noun.ts';
import { say } from '../grammar/phrase.ts';
import { afterAsk, channelOf, type Shape } from '../material.ts';
import { detailLeads, titles } from '../phrases/product.ts';
import { joined, paragraphs, sentence, title } from '../words.ts';

/** A description: plain text without hashtags, benefits and then details (rule 5.3). */
export const product: Shape = (material, voice) => {
  const { hook, follow, aside, subject, more, body, cry, house, notes } = compose(material, voice);
  const { topic, tone, business, values } = material;
  const { draw, layout } = voice;
  const { phrases, url } = channelOf(material);
  const facts = [
    topic.por && title(topic.por.replace(/^por /u, '')),
    topic.desconto && title(topic.desconto.replace(/^com /u, '')),
  ];
  const price = facts.filter((fact) => fact !== null).join(', ');
  const list = [
    `Preço: ${price || '[preencher: preço]'}`,
    topic.quando && `Quando: ${topic.quando}`,
    business.audience && `Para quem é: ${business.audience}`,
    `Onde: ${joined(plainly(business.casa), business.place && `(${business.place})`)}`,
  ].filter((item) => item !== null);
  const heading = topic.thing ? say(pick(titles, values, draw), values) : null;
  const called = { ...values, url };
  const asked = say(pick(afterAsk(phrases), called, draw), called);
  const opening = {
    scene: [joined(hook, follow), joined(subject, more), body],
    cry: [joined(cry, subject, more), house, aside || follow],
    subject: [draw([heading, null]), joined(subject, more), aside, house || body],
  }[layout];
  const kept = notes.filter((note) => !note.includes('[preencher: preço]'));
  return paragraphs(
    [
      ...opening.map((text, index) => ({ text, rank: index < 2 ? 0 : 2 })),
      { text: joined(...kept), rank: 1 },
      {
        text: `${draw(detailLeads)}\n${list.map((item) => `- ${sentence(item).replace(/\.$/u, '')}`).join('\n')}`,
        rank: 0,
      },
      { text: joined(layout === 'subject' ? sentence(draw(tone.descriptions)) : draw(tone.asks), asked), rank: 0 },
    ],
    5_000,
  );
};
