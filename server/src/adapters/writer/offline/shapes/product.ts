import { compose, pick } from '../compose.ts';
import { say } from '../grammar/phrase.ts';
import { channelOf, type Shape } from '../material.ts';
import { closings, detailLeads, titles, whoseLines } from '../phrases/product.ts';
import { joined, paragraphs, sentence, title } from '../words.ts';

/** A size that the topic tells. */
const measured = /\d\s?(?:g|kg|ml|l|cm|m|sessões|fotos|marmitas)(?!\p{L})/iu;

/** A description: plain text without hashtags, benefits and then details (rule 5.3). */
export const product: Shape = (material, voice) => {
  const { hook, follow, aside, subject, more, notes } = compose(material, voice);
  const { topic, tone, niche, business, values } = material;
  const { draw, layout } = voice;
  const { phrases, url } = channelOf(material);
  const facts = [
    topic.por && title(topic.por.replace(/^por /u, '')),
    topic.desconto && title(topic.desconto.replace(/^com /u, '')),
  ];
  const price = facts.filter((fact) => fact !== null).join(', ');
  // What a salon sells over the counter has no duration.
  const missing = topic.kind === 'product' && niche.sells === 'service' ? 'tamanho' : niche.missing;
  const list = [
    ...(topic.thing && topic.details.length === 0 && !measured.test(topic.line)
      ? [`${title(missing)}: [preencher: ${missing}]`]
      : []),
    `Preço: ${price || '[preencher: preço]'}`,
    topic.quando && `Quando: ${topic.quando}`,
    business.audience && `Para quem é: ${business.audience}`,
    business.place && `Onde: ${business.place}`,
    say(pick(whoseLines, values, draw), values),
  ].filter((item) => item !== null);
  const heading = topic.thing ? say(pick(titles, values, draw), values) : null;
  const called = { ...values, url };
  const asked = say(
    pick(
      phrases.filter((phrase) => !phrase.startsWith('Quer')),
      called,
      draw,
    ),
    called,
  );
  const closing = say(pick(closings, values, draw), values);
  const opening = {
    scene: [joined(hook, subject), joined(follow, more), closing],
    cry: [heading ?? hook, joined(subject, more, closing), heading ? aside : follow],
    subject: [joined(subject, more), aside, closing],
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
