// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { RadioCard } from './RadioCard';

afterEach(cleanup);

function Card() {
  const [checked, check] = useState(true);
  return (
    <RadioCard
      name="tone"
      value="vender"
      label="Vender"
      checked={checked}
      onSelect={() => check(true)}
      onDeselect={() => check(false)}
    />
  );
}

it('Space on the chosen card clears it, and the browser does not choose it again', () => {
  render(<Card />);
  const card = screen.getByRole<HTMLInputElement>('radio');
  // False: the default action, which clicks the card, was prevented.
  expect(fireEvent.keyDown(card, { key: ' ' })).toBe(false);
  expect(card.checked).toBe(false);
  expect(fireEvent.keyDown(card, { key: ' ' })).toBe(true);
});
