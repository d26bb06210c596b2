// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ProductChips } from './ProductChips';

afterEach(cleanup);

const userWith = (names: readonly string[]) =>
  ({
    id: 'u1',
    products: { revision: 1, items: names.map((name) => ({ name, price: '5', detail: null })) },
  }) as unknown as ComponentProps<typeof ProductChips>['user'];

function Form({ names, topic: first = '' }: { names: readonly string[]; topic?: string }) {
  const [topic, setTopic] = useState(first);
  return (
    <>
      <output>{topic}</output>
      <ProductChips user={userWith(names)} topic={topic} onChange={setTopic} />
    </>
  );
}

const chips = () => screen.getAllByRole('button');
const focused = () => chips().indexOf(document.activeElement as HTMLElement);
const stops = () => chips().map(({ tabIndex }) => tabIndex);

it('an owner without products has no row of chips', () => {
  render(<Form names={[]} />);
  expect(screen.queryByRole('toolbar')).toBeNull();
});

it('a chip whose name is cut off keeps its price beside the name, and is called by both', () => {
  render(<Form names={['Bolo de cenoura com cobertura de chocolate']} />);
  const chip = screen.getByRole('button', { name: 'Bolo de cenoura com cobertura de chocolate, R$ 5' });
  expect([...chip.childNodes].map(({ textContent }) => textContent)).toEqual([
    'Bolo de cenoura com cobertura de chocolate,',
    ' R$ 5',
  ]);
});

it('a click puts a product with its price into the topic, and another one removes it', () => {
  render(<Form names={['Bolo', 'Torta']} />);
  fireEvent.click(chips()[1]!);
  expect(screen.getByRole('status').textContent).toBe('Torta, R$ 5');
  expect(chips().map((chip) => chip.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
  fireEvent.click(chips()[1]!);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('the row is one stop of the Tab key, and arrows, Home and End go through it and around its ends', () => {
  render(<Form names={['a', 'b', 'c']} />);
  expect(stops()).toEqual([0, -1, -1]);
  chips()[0]!.focus();
  for (const [key, place] of [
    ['ArrowRight', 1],
    ['End', 2],
    ['ArrowRight', 0],
    ['ArrowLeft', 2],
    ['ArrowLeft', 1],
    ['Home', 0],
  ] as const) {
    const isTaken = !fireEvent.keyDown(document.activeElement!, { key });
    expect([focused(), isTaken, stops()[place]]).toEqual([place, true, 0]);
  }
  expect(fireEvent.keyDown(document.activeElement!, { key: 'Tab' })).toBe(true);
});

it('the row can still be reached after its last product was removed', () => {
  const { rerender } = render(<Form names={['a', 'b']} />);
  chips()[1]!.focus();
  fireEvent.focus(chips()[1]!);
  rerender(<Form names={['a']} />);
  expect(stops()).toEqual([0]);
});
