// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FragmentType } from '../../../gql';
import type { VariationPreview_VariationFragment } from '../../../gql/graphql';
import { PreviewOf, type VariationPreviewFragment } from './VariationPreview';

afterEach(cleanup);

const business = { name: 'Pão da Praça', handle: 'paodapraca', domain: 'paodapraca.com.br' };

type Typename = NonNullable<VariationPreview_VariationFragment['parts']>['__typename'];

/** The parts of each type with a text everywhere. */
const partsOf: Record<Typename, (text: string) => object> = {
  InstagramPostParts: (text) => ({ hook: text, paragraphs: [], callToAction: null, hashtags: [] }),
  WhatsAppMessageParts: (text) => ({ paragraphs: [text], callToAction: null }),
  ProductDescriptionParts: (text) => ({ benefits: [text], details: [text], callToAction: text }),
  AdParts: (text) => ({ primaryText: text, title: text, description: text, link: text }),
  MarketingEmailParts: (text) => ({
    subject: text,
    preheader: text,
    paragraphs: [text],
    callToAction: text,
    signature: text,
    reason: text,
  }),
  ReelsScriptParts: (text) => ({ title: text, scenes: [{ from: 0, to: 3, speech: text, scene: text }], caption: text }),
};

const preview = (text: string, parts: object | null, campaignLink: string | null) => {
  const variation = { text, parts } as unknown as FragmentType<typeof VariationPreviewFragment>;
  return render(<PreviewOf variation={variation} campaignLink={campaignLink} business={business} />).container;
};

/** The preview of a text of a type; some of its parts may be given. */
const show = (type: Typename, text: string, parts: object = {}, campaignLink: string | null = null) =>
  preview(text, { __typename: type, ...partsOf[type](text), ...parts }, campaignLink);

describe('a caption on Instagram', () => {
  it('is cut at “mais”, which expands it and folds it again', () => {
    const post = show('InstagramPostParts', 'Saiu do forno.\n\nVem buscar. #Pão');
    expect(post.textContent).toContain('paodapraca Saiu do forno.… mais');
    expect(post.textContent).not.toContain('Vem buscar.');
    fireEvent.click(screen.getByRole('button', { name: 'mais', expanded: false }));
    expect(post.textContent).toContain('Vem buscar. #Pão');
    fireEvent.click(screen.getByRole('button', { name: 'menos', expanded: true }));
    expect(post.textContent).not.toContain('Vem buscar.');
  });

  it('has no “mais” where all of it is shown', () => {
    show('InstagramPostParts', 'Saiu do forno.');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('a WhatsApp message is shown with its marks formatted', () => {
  const chat = show('WhatsAppMessageParts', '*Pão* ~R$ 15~\nhttps://pao.example');
  expect(chat.querySelector('strong')?.textContent).toBe('Pão');
  expect(chat.querySelector('s')?.textContent).toBe('R$ 15');
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://pao.example/');
});

it('an ad is shown with its cuts marked and the site of the campaign', () => {
  const long = { title: `${'a'.repeat(27)}bcd`, description: 'hoje', link: null };
  const ad = show('AdParts', 'Pão', long, 'https://www.loja.example/x');
  expect([...ad.querySelectorAll('s')].map(({ textContent }) => textContent)).toEqual(['bcd']);
  expect(ad.textContent).toContain('loja.example');
  cleanup();
  expect(show('AdParts', 'Pão', { title: 'Hoje', description: '', link: null }).textContent).toContain(
    'Tudo cabe sem cortes.',
  );
});

it('an e-mail is shown in the inbox and open', () => {
  const mail = show('MarketingEmailParts', 'Oi!', { subject: 'Fornada', preheader: 'Às 16h' });
  expect(mail.querySelector('summary')?.textContent).toMatch(/Pão da Praça.*Fornada.*Às 16h/);
  expect(mail.querySelector('details')?.open).toBe(true);
  expect(mail.textContent).toContain('Oi!');
});

it('a script is shown as a table with its length', () => {
  const scenes = [
    { from: 0, to: 3, speech: 'Oi', scene: 'Forno' },
    { from: 3, to: 32, speech: 'Vem', scene: 'Loja' },
  ];
  show('ReelsScriptParts', 'Gancho', { scenes });
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(3);
  expect(screen.getByRole('rowheader', { name: '3-32 s' })).toBeTruthy();
  expect(screen.getByText('32 s')).toBeTruthy();
});

it('placeholders are marked', () => {
  const shop = show('ProductDescriptionParts', 'Pão', { details: ['Preço: [preencher: preço]'] });
  expect(shop.querySelector('li mark')?.textContent).toBe('[preencher: preço]');
});

it('a text without the shape of its type is shown as it is', () => {
  const text = 'Uma linha só, sem nada marcado.';
  expect(preview(text, null, null).textContent).toContain(text);
});

const payloads = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '*<b onmouseover=alert(1)>x</b>*',
  '[x](javascript:alert(1))',
  'javascript:alert(1)',
  'https://a.example/"onmouseover="alert(1)',
  '```<iframe src=javascript:alert(1)>```',
  '{{constructor.constructor("alert(1)")()}}',
  '&lt;script&gt;',
];

const types = Object.keys(partsOf) as Typename[];

it.each(types)('untrusted text stays text in %s', (type) => {
  for (const payload of payloads) {
    const page = show(type, payload, {}, payload);
    expect(page.querySelectorAll('script, img, iframe, [onerror], [onload], [onmouseover]')).toHaveLength(0);
    for (const { href } of page.querySelectorAll('a')) expect(href).toMatch(/^https:\/\/a\.example\//);
    cleanup();
  }
});
