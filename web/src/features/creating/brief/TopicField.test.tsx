// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TopicField } from './TopicField';

let reducedMotion = false;

beforeEach(() => {
  vi.useFakeTimers();
  reducedMotion = false;
  // jsdom has no media queries.
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const suggestions = ['corte e barba', 'bolo de aniversário', 'tricôs de inverno', 'banho e tosa', 'troca de óleo'];

function Form() {
  const [topic, setTopic] = useState('');
  return (
    <TopicField
      ref={null}
      value={topic}
      suggestions={suggestions}
      limit={1_000}
      error={undefined}
      onChange={setTopic}
    />
  );
}

const topicField = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('the example changes every 3.5 s and starts again after the last one', () => {
  render(<Form />);
  const seen = new Set<string>();
  const first = topicField().placeholder;
  pass(3_499);
  expect(topicField().placeholder).toBe(first);
  pass(1);
  do {
    seen.add(topicField().placeholder);
    pass(3_500);
  } while (topicField().placeholder !== first && seen.size < 100);
  expect(seen.size).toBeGreaterThan(3);
  expect(seen.size).toBeLessThan(100);
});

it('the example does not change while something is typed', () => {
  render(<Form />);
  fireEvent.change(topicField(), { target: { value: 'bolo' } });
  const { placeholder } = topicField();
  pass(20_000);
  expect(topicField().placeholder).toBe(placeholder);
});

it('the hint of a topic with blanks asks to fill them in, and that of another topic says what to mention', () => {
  render(<Form />);
  const about = () => document.getElementById(topicField().getAttribute('aria-describedby') ?? '')?.textContent;
  expect(about()).toBe('Conte preço, prazo e o que torna isso especial.');
  fireEvent.change(topicField(), { target: { value: 'Bolo por [preencher: preço]' } });
  expect(about()).toContain('Complete o que está entre colchetes.');
  fireEvent.change(topicField(), { target: { value: 'Bolo por R$ 20' } });
  expect(about()).toBe('Conte preço, prazo e o que torna isso especial.');
});

it('the example does not change with reduced motion', () => {
  reducedMotion = true;
  render(<Form />);
  const { placeholder } = topicField();
  pass(20_000);
  expect(topicField().placeholder).toBe(placeholder);
});
