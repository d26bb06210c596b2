import { countCharacters, isLongerThan } from '../../../../domain/text.ts';
import { headline } from '../lead.ts';
import type { Shape } from '../material.ts';
import { shortSentence, title } from '../words.ts';

const limits = { text: 125, title: 27 } as const;

/** The three labelled parts of an ad, each within its limit, and the link of its button (rule 5.3). */
export const ad: Shape = ({ topic, bank, link }, { angle, ask, draw, index }) => {
  const whole = headline(topic, angle);
  const text = isLongerThan(whole, limits.text)
    ? `${angle.cry} ${shortSentence(topic.line, limits.text - countCharacters(angle.cry) - 1)}`
    : whole;
  const name = title(topic.line);
  const parts = [
    `Texto principal: ${isLongerThan(`${text} ${ask}`, limits.text) ? text : `${text} ${ask}`}`,
    `Título: ${index === 0 && !isLongerThan(name, limits.title) ? name : draw(bank.titles)}`,
    `Descrição: ${draw(bank.descriptions)}`,
  ];
  return [...parts, ...(link === null ? [] : [`Link: ${link}`])].join('\n');
};
