import { expect, it } from 'vitest';
import { cutAt, foldCaption } from './fold';

const word = 'padaria ';

it.each([
  ['Curto', 'Curto', ''],
  ['Gancho\n\nResto', 'Gancho', '\n\nResto'],
  ['\n\nGancho\nResto', 'Gancho', '\nResto'],
  ['a'.repeat(125), 'a'.repeat(125), ''],
  ['a'.repeat(126), 'a'.repeat(125), 'a'],
  [word.repeat(20).trim(), word.repeat(15).trim(), ` ${word.repeat(5).trim()}`],
])('folds %j after %j', (caption, shown, hidden) => {
  expect(foldCaption(caption)).toEqual({ shown, hidden });
});

it('an emoji of many code points counts as one character', () => {
  const baker = '👩‍🍳';
  expect(cutAt(baker.repeat(30), 27)).toEqual({ shown: baker.repeat(27), hidden: baker.repeat(3) });
  expect(foldCaption(baker.repeat(125)).hidden).toBe('');
});
