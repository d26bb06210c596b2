// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { checkedText, type Finding } from './finding';
import { Findings } from './Findings';
import { MarkedText } from './MarkedText';
import { ToldFacts } from './ToldFacts';

afterEach(cleanup);

const rule = {
  id: 'cdc-31',
  source: 'CDC',
  article: 'art. 31',
  summary: 'O preço é claro.',
  instead: 'Escreva o preço.',
  url: 'https://lei.example/31',
};
const text = 'Pão o melhor do mundo';
const at = (start: number | null, end: number | null, more: Partial<Finding> = {}): Finding => ({
  message: `De ${start} a ${end}`,
  start,
  end,
  ...more,
});

const show = (findings: readonly Finding[], marksId: string | null = 'm') =>
  render(
    <MemoryRouter>
      <MarkedText text={text} findings={findings} marksId="m" />
      <Findings text={text} findings={findings} marksId={marksId} />
    </MemoryRouter>,
  );

it('a text without hints has no list of them', () => {
  show([]);
  expect(screen.queryByRole('list')).toBeNull();
});

it('each hint leads to its own place in the text, and one without a place only has its number', () => {
  show([at(4, 12), at(0, 3), at(null, null)]);
  const numbers = screen.getAllByRole('button');
  expect(numbers.map((number) => number.getAttribute('aria-label'))).toEqual(['1: ver no texto', '2: ver no texto']);
  for (const [index, words] of [
    [0, 'o melhor'],
    [1, 'Pão'],
  ] as const) {
    fireEvent.click(numbers[index]!);
    expect(document.activeElement?.textContent).toBe(`${words} (vale conferir, item ${index + 1})`);
  }
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1De 4 a 12',
    '2De 0 a 3',
    '3De null a null',
  ]);
});

it('where the text is not shown with its marks, no hint leads to them', () => {
  show([at(0, 3)], null);
  expect(screen.queryByRole('button')).toBeNull();
});

it('a rule is explained at its first hint, named at the next, and says that it is no advice', () => {
  show([at(0, 3, { rule }), at(4, 12, { rule }), at(13, 15, { rule: { ...rule, id: 'other', article: null } })]);
  const [first, second, third] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toContain('Radar legal: CDC, art. 31O preço é claro.O que fazer: Escreva o preço.');
  expect(second).toContain('Radar legal: CDC, art. 31');
  expect(second).not.toContain('O preço é claro.');
  expect(third).toContain('Radar legal: CDCO preço é claro.');
  expect(screen.getAllByRole('link', { name: /CDC/ })[0]!.getAttribute('href')).toBe(rule.url);
  expect(screen.getByRole('link', { name: 'Veja as regras e as fontes.' }).getAttribute('href')).toBe('/radar-legal');
});

it('hints without a rule say nothing of the law', () => {
  show([at(0, 3)]);
  expect(document.body.textContent).not.toContain('aconselhamento jurídico');
});

it('hints keep their places when blanks before them are filled in', () => {
  const variation = { text: '[preencher: dia] pão o melhor', findings: [at(21, 29), at(null, null)] };
  const checked = checkedText(variation as never, { dia: 'Hoje' });
  expect(checked.text).toBe('Hoje pão o melhor');
  expect(checked.text.slice(checked.findings[0]!.start!, checked.findings[0]!.end!)).toBe('o melhor');
  expect(checked.findings[1]).toMatchObject({ start: null, end: null });
});

type Told = ComponentProps<typeof ToldFacts>['variation'];
const told = (...presences: readonly string[]) =>
  ({ facts: presences.map((presence, index) => ({ label: `fato ${index}`, presence })) }) as unknown as Told;

const lists = () =>
  [...document.querySelectorAll('dt')].map((name) => [
    name.textContent,
    ...[...name.parentElement!.querySelectorAll('dd')].map(({ textContent }) => textContent),
  ]);

it('told facts are listed by whether the text has them, with the blanks that are left to be filled in', () => {
  render(
    <ToldFacts
      variation={told('PRESENT', 'MISSING', 'PRESENT', 'TURNED')}
      text="Por [preencher: preço], [preencher: Preço] [preencher: dia]"
    />,
  );
  expect(screen.getByRole('heading').textContent).toBe('Fatos conferidos 2/4');
  expect(lists()).toEqual([
    ['No texto', 'fato 0', 'fato 2'],
    ['Ficou de fora', 'fato 1'],
    ['O texto diz o contrário', 'fato 3'],
    ['Para preencher', 'preço', 'dia'],
  ]);
});

it('the blanks that are left to be filled in are listed also without facts', () => {
  render(<ToldFacts variation={told()} text="[preencher: preço]" ifNone="Nada." />);
  expect(screen.getByRole('heading').textContent).toBe('Antes de publicar');
  expect(screen.queryByText('Nada.')).toBeNull();
});

it.each([
  ['Nada.', 'Nada.'],
  [undefined, ''],
])('without facts and blanks the section shows %j', (ifNone, words) => {
  const { container } = render(<ToldFacts variation={told()} text="Pão" {...(ifNone ? { ifNone } : {})} />);
  expect(container.textContent).toBe(words);
});
