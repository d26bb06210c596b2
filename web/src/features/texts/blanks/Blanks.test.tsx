// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { FragmentType } from '../../../gql';
import { PreviewOf, type VariationPreviewFragment } from '../previews/VariationPreview';
import { countBlanks, blankKey, type Filled } from './blanks';
import { FillingContext } from './FillingContext';

afterEach(cleanup);

const business = { name: 'Pão da Praça', handle: 'paodapraca', domain: null };
const gap = 'Por [preencher: preço] hoje';

const partsOf = {
  InstagramPostParts: {},
  WhatsAppMessageParts: {},
  ProductDescriptionParts: { benefits: [gap], details: [gap], callToAction: gap },
  AdParts: { primaryText: gap, title: gap, description: gap, link: null },
  MarketingEmailParts: {
    subject: gap,
    preheader: gap,
    paragraphs: [gap],
    callToAction: gap,
    signature: gap,
    reason: gap,
  },
  ReelsScriptParts: { title: gap, scenes: [{ from: 0, to: 3, speech: gap, scene: gap }], caption: gap },
};
const shown = { InstagramPostParts: 1, WhatsAppMessageParts: 1, ProductDescriptionParts: 3, AdParts: 3 } as const;
const counts: Record<keyof typeof partsOf, number> = { ...shown, MarketingEmailParts: 6, ReelsScriptParts: 4 };

/** A preview whose blanks are filled as long as it is open. */
function Fillable({ type, fails = null }: { type: keyof typeof partsOf; fails?: string | null }) {
  const [filled, setFilled] = useState<Filled>({});
  const variation = { text: gap, parts: { __typename: type, ...partsOf[type] } } as unknown as FragmentType<
    typeof VariationPreviewFragment
  >;
  const fill = async (label: string, value: string) => {
    if (fails === null) setFilled({ ...filled, [blankKey(label)]: value });
    return fails;
  };
  return (
    <FillingContext value={{ filled, disabled: false, fill, fillOnBlur: () => null, lastRefused: () => '' }}>
      <PreviewOf variation={variation} campaignLink={null} business={business} />
    </FillingContext>
  );
}

const gaps = () => screen.getAllByRole('button', { name: 'Preencher: preço' });
const type = (value: string) => fireEvent.change(screen.getByRole('textbox', { name: 'preço' }), { target: { value } });
const press = (key: string) => act(async () => void fireEvent.keyDown(screen.getByRole('textbox'), { key }));

it.each(Object.keys(partsOf) as (keyof typeof partsOf)[])('every blank of %s is filled by one answer', async (kind) => {
  const { container } = render(<Fillable type={kind} />);
  expect(gaps()).toHaveLength(counts[kind]);
  fireEvent.click(gaps()[0]!);
  const field = screen.getByRole('textbox', { name: 'preço' });
  expect(document.activeElement).toBe(field);
  type(' R$ <b>12</b> ');
  await press('Enter');
  expect(container.textContent).toContain('Por R$ <b>12</b> hoje');
  expect(countBlanks(container.textContent ?? '')).toBe(0);
  expect(container.querySelector('b')).toBeNull();
});

it('a blank whose field is closed with Escape or left empty stays blank, and has the focus again', async () => {
  render(<Fillable type="WhatsAppMessageParts" />);
  for (const [value, key] of [
    ['R$ 12', 'Escape'],
    ['  ', 'Enter'],
  ] as const) {
    fireEvent.click(gaps()[0]!);
    type(value);
    await press(key);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.activeElement).toBe(gaps()[0]);
  }
});

it('a refused answer stays in the field with the reason', async () => {
  render(<Fillable type="WhatsAppMessageParts" fails="Encurte um pouco." />);
  fireEvent.click(gaps()[0]!);
  type('R$ 12');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Pronto' })));
  expect(screen.getByRole('alert').textContent).toBe('Encurte um pouco.');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('R$ 12');
});

it('text that only resembles a blank is shown as text', () => {
  const text = '[preencher preço] [ preencher: x] [preencher: a\nb]';
  const variation = { text, parts: null } as unknown as FragmentType<typeof VariationPreviewFragment>;
  render(
    <FillingContext
      value={{ filled: {}, disabled: false, fill: async () => null, fillOnBlur: () => null, lastRefused: () => '' }}
    >
      <PreviewOf variation={variation} campaignLink={null} business={business} />
    </FillingContext>,
  );
  expect(screen.queryByRole('button')).toBeNull();
});
