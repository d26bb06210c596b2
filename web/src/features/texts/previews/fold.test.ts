import { expect, it } from 'vitest';
import { cutAt, foldCaption } from './fold';

const word = 'padaria ';

it.each([
  ['Curto', 'Curto', ''],
  ['Gancho\n\nResto', 'Gancho', '\n\nResto'],
  ['\n\nGancho\nResto', 'Gancho', '\nResto'],
  ['a'.repeat(125), 'a'.repeat(125), ''],
  ['a'.repeat(126), 'a'.repeat(125), 'a'],
  [`${'a'.repeat(60)} ${'b'.repeat(64)} c`, `${'a'.repeat(60)} ${'b'.repeat(64)}`, ' c'],
  [word.repeat(20).trim(), word.repeat(15).trim(), ` ${word.repeat(5).trim()}`],
])('the caption %j is folded after %j', (caption, shown, hidden) => {
  expect(foldCaption(caption)).toEqual({ shown, hidden });
});

it('an emoji of many code points counts as one character', () => {
  const baker = '👩‍🍳';
  expect(cutAt(baker.repeat(30), 27)).toEqual({ shown: baker.repeat(27), hidden: baker.repeat(3) });
  expect(foldCaption(baker.repeat(125)).hidden).toBe('');
});

it('a blank to fill in is never cut in two', () => {
  const blank = '[preencher: nome do bairro]';
  expect(cutAt(`Pão em ${blank} hoje`, 20)).toEqual({ shown: `Pão em ${blank}`, hidden: ' hoje' });
  const caption = `${'a'.repeat(110)} ${blank} perto de você`;
  expect(foldCaption(caption)).toEqual({ shown: `${'a'.repeat(110)} ${blank}`, hidden: ' perto de você' });
});
