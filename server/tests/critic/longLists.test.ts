import { describe, expect, it } from 'vitest';
import { critique } from '../../src/critic/critic.ts';
import { anAttempt } from '../contracts/writer.ts';

/** How often patterns are tried and days are made while it runs. */
function countSteps(run: () => void): number {
  const { test, exec } = RegExp.prototype;
  const { toISOString } = Date.prototype;
  let steps = 0;
  Object.assign(RegExp.prototype, {
    test(this: RegExp, text: string) {
      steps += 1;
      return test.call(this, text);
    },
    exec(this: RegExp, text: string) {
      steps += 1;
      return exec.call(this, text);
    },
  });
  Object.assign(Date.prototype, {
    toISOString(this: Date) {
      steps += 1;
      return toISOString.call(this);
    },
  });
  try {
    run();
  } finally {
    Object.assign(RegExp.prototype, { test, exec });
    Object.assign(Date.prototype, { toISOString });
  }
  return steps;
}

const stepsFor = (words: string, length: number): number => {
  const topic = words.repeat(length / words.length);
  const task = anAttempt({ brief: { contentType: 'mensagem_whatsapp', topic }, count: 1 });
  return countSteps(() => critique({ ...task, texts: [`Oi! ${topic}`] }));
};

describe('the critic of a long list of values', () => {
  it.each([
    'seg ',
    'seg\n',
    'hj ',
    'dia 5, ',
    'até dia 5 ',
    'fecha hj. ',
    'exemplo seg 9h, 10h ',
    'sab vespera ',
    'R$ 5 ',
    '2kg ',
  ])('takes less than eight times the steps for four times as many of %j', (words) => {
    expect(stepsFor(words, 2_400) / stepsFor(words, 600)).toBeLessThan(8);
  });
});
