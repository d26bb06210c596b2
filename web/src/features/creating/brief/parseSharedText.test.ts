import { expect, it } from 'vitest';
import { parseSharedText } from './parseSharedText';

it.each([
  ['?text=Bolo+de+cenoura', 'Bolo de cenoura'],
  ['?title=Bolo&text=R%24+39&url=https%3A%2F%2Fbolo.example', 'Bolo\nR$ 39\nhttps://bolo.example'],
  ['?title=Bolo&text=Bolo+de+cenoura&url=', 'Bolo de cenoura'],
  ['?title=Bolo&text=Bolo&url=Bolo', 'Bolo'],
  ['?text=Veja+https%3A%2F%2Fbolo.example&url=https%3A%2F%2Fbolo.example', 'Veja https://bolo.example'],
  ['?text=%20%0A', null],
  ['?canceled=true', null],
  ['', null],
])('%s shares %j', (search, text) => {
  expect(parseSharedText(search)).toBe(text);
});
