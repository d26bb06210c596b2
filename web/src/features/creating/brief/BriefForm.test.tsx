// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { hasBriefWithoutText, recordWrittenTopic } from '../../texts/briefDraft';
import { renderBriefForm, free, generateButton as button } from '../../../tests/renderBriefForm';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

it('the form requests one text of the chosen type, with its topic trimmed', async () => {
  const { type, pick, submit, onGenerate } = await renderBriefForm();
  type('  Bolo de pote ');
  pick('radio', 'Texto de Anúncio');
  pick('radio', 'Vender');
  fireEvent.change(screen.getByRole('textbox', { name: /Link da campanha/ }), { target: { value: ' loja.example ' } });
  await submit();
  expect(onGenerate).toHaveBeenCalledExactlyOnceWith({
    contentType: 'TEXTO_ANUNCIO',
    tone: 'VENDER',
    topic: 'Bolo de pote',
    campaignLink: 'loja.example',
  });
});

it('a link of the campaign is completed when its field is left', async () => {
  const { type, submit, onGenerate } = await renderBriefForm();
  type('bolo');
  const link = screen.getByRole<HTMLInputElement>('textbox', { name: /^Link da campanha/ });
  fireEvent.change(link, { target: { value: 'loja.com.br/promo' } });
  fireEvent.blur(link);
  expect(link.value).toBe('https://loja.com.br/promo');
  await submit();
  expect(onGenerate.mock.lastCall?.[0]).toMatchObject({ campaignLink: 'https://loja.com.br/promo' });
});

it('the form requests a kit in the order of the types, with one credit for each', async () => {
  const { type, pick, submit, onGenerate } = await renderBriefForm();
  type('Bolo');
  pick('radio', 'Kit de campanha');
  expect(button().textContent).toBe('Gerar kit · 2 créditos');
  pick('checkbox', 'Texto de Anúncio');
  pick('checkbox', 'Mensagem de WhatsApp');
  pick('checkbox', 'Mensagem de WhatsApp');
  expect(button().textContent).toBe('Gerar kit · 3 créditos');
  await submit();
  const contentTypes = ['POST_INSTAGRAM', 'MENSAGEM_WHATSAPP', 'TEXTO_ANUNCIO'];
  expect(onGenerate).toHaveBeenCalledExactlyOnceWith({
    tone: 'DEFAULT',
    topic: 'Bolo',
    campaignLink: null,
    contentTypes,
  });
});

it('a kit of one type is refused at the types, until there are two', async () => {
  const { type, pick, submit, onGenerate } = await renderBriefForm({
    draft: { isKit: true, kitTypes: ['POST_INSTAGRAM'] },
  });
  type('Bolo');
  expect(button().textContent).toBe('Gerar kit · 1 crédito');
  const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView');
  await submit();
  expect(alerts()).toEqual(['Escolha pelo menos 2 tipos.']);
  expect(scrolledTo.mock.contexts).toEqual([screen.getByRole('alert')]);
  expect(document.activeElement).toBe(screen.getAllByRole('checkbox')[0]);
  pick('checkbox', 'Texto de Anúncio');
  expect(alerts()).toEqual([]);
  await submit();
  expect(onGenerate).toHaveBeenCalledOnce();
});

it('a kit is asked for and refused with the sizes of the configuration', async () => {
  const { type, submit, onGenerate } = await renderBriefForm({
    limits: { smallestKit: 3, largestKit: 4 },
    draft: { isKit: true, kitTypes: ['POST_INSTAGRAM', 'TEXTO_ANUNCIO'] },
  });
  type('Bolo');
  await submit();
  expect(alerts()).toEqual(['Escolha pelo menos 3 tipos.']);
  expect(document.body.textContent).toContain('Escolha de 3 a 4. Cada texto usa 1 crédito.');
  expect(onGenerate).not.toHaveBeenCalled();
});

it('an empty topic is refused and gets the focus, and the message disappears as soon as something is typed', async () => {
  const { topic, type, submit, onGenerate } = await renderBriefForm();
  type('   ');
  await submit();
  expect(onGenerate).not.toHaveBeenCalled();
  expect(topic.getAttribute('aria-invalid')).toBe('true');
  expect(document.body.textContent).toContain('Por favor, descreva seu tópico.');
  expect(document.activeElement).toBe(topic);
  type('Bolo');
  expect(document.body.textContent).not.toContain('Por favor, descreva seu tópico.');
});

it.each([
  ['topic', /Sobre o que/, 'a'.repeat(1_001), 'Encurte um pouco: cabem 1.000 caracteres.', 'Bolo'],
  [
    'campaign link',
    /Link da campanha/,
    'minha promo',
    'Confira o link: ele não pode ter espaços. Exemplo: https://sualoja.com.br/promo',
    'loja.example',
  ],
])(
  'a %s that the server would refuse is not sent, and its field says why and has the focus',
  async (_, name, wrong, message, right) => {
    const { submit, onGenerate } = await renderBriefForm({ draft: { topic: 'Bolo' } });
    const control = screen.getByRole<HTMLInputElement>('textbox', { name });
    const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView');
    fireEvent.change(control, { target: { value: wrong } });
    await submit();
    expect([onGenerate.mock.calls, alerts(), document.activeElement]).toEqual([[], [message], control]);
    expect(scrolledTo.mock.contexts).toEqual([screen.getByRole('alert')]);
    fireEvent.change(control, { target: { value: right } });
    expect(alerts()).toEqual([]);
    await submit();
    expect(onGenerate).toHaveBeenCalledOnce();
  },
);

it('the first of several refused fields has the focus, and each shows the reason', async () => {
  const draft = { topic: ' ', campaignLink: 'promo', isKit: true, kitTypes: ['POST_INSTAGRAM'] };
  const { topic, submit, onGenerate } = await renderBriefForm({ draft });
  await submit();
  expect([onGenerate.mock.calls, alerts(), document.activeElement]).toEqual([
    [],
    [
      'Por favor, descreva seu tópico.',
      'Escolha pelo menos 2 tipos.',
      'Confira o link da campanha. Exemplo: https://sualoja.com.br/promo',
    ],
    topic,
  ]);
});

it.each([
  ['Lanche: [preencher: salgado ou doce] por [preencher: preço]', '[preencher: salgado ou doce]'],
  ['Pão quentinho', ''],
])('an idea, "%s", has its first blank selected, so that typing replaces it', async (words, selected) => {
  const idea = {
    __typename: 'Idea',
    topic: words,
    contentType: 'POST_INSTAGRAM',
    tone: 'DEFAULT',
    reason: 'Para hoje',
  };
  const { topic } = await renderBriefForm({ answers: { Ideas: () => ({ ideas: [idea] }) } });
  fireEvent.click(screen.getByRole('button', { name: 'Não sei o que postar' }));
  const offered = await screen.findByRole('button', { name: /Para hoje/ });
  await act(async () => void fireEvent.click(offered));
  const { value, selectionStart, selectionEnd } = topic;
  expect([document.activeElement, value]).toEqual([topic, words]);
  expect(value.slice(selectionStart, selectionEnd)).toBe(selected);
});

it.each([
  ['one text without credits', 0, false, 'Você não tem créditos.'],
  ['a kit without credits', 0, true, 'Você não tem créditos.'],
  ['a kit of two with one credit', 1, true, 'Falta 1 crédito para este kit.'],
  ['one text with one credit', 1, false, null],
  ['a kit of two with two credits', 2, true, null],
])('the form sends %s only when the credits suffice', async (_, textCredits, isKit, warning) => {
  const { type, submit, onGenerate } = await renderBriefForm({ textCredits, draft: { isKit } });
  type('Bolo');
  expect(button().disabled).toBe(warning !== null);
  expect(/Você não tem créditos\.|Falta[^.]*\./.exec(document.body.textContent)?.[0] ?? null).toBe(warning);
  await submit();
  expect(onGenerate).toHaveBeenCalledTimes(warning ? 0 : 1);
});

it('a kit without types cannot be sent without credits either', async () => {
  await renderBriefForm({ textCredits: 0, draft: { isKit: true, kitTypes: [] } });
  expect(button().disabled).toBe(true);
});

it.each([
  [{ contentType: 'TEXTO_ANUNCIO' }, 'Ex.: pneus'],
  [{ isKit: true, kitTypes: ['MENSAGEM_WHATSAPP', 'TEXTO_ANUNCIO'] }, 'Ex.: bolo'],
])('the example in the topic is one for %j', async (draft, example) => {
  const { topic } = await renderBriefForm({ draft });
  expect(topic.placeholder).toBe(example);
});

it('more than one missing credit is named in the plural', async () => {
  const kitTypes = ['POST_INSTAGRAM', 'MENSAGEM_WHATSAPP', 'TEXTO_ANUNCIO'];
  await renderBriefForm({ textCredits: 1, draft: { isKit: true, kitTypes } });
  expect(document.body.textContent).toContain('Faltam 2 créditos para este kit.');
});

it.each([
  [false, 'Usa 1 crédito, que volta se o texto não sair. Ctrl+Enter também gera.'],
  [true, 'Usa 2 créditos, 1 por texto. Se um texto não sair, o crédito dele volta. Ctrl+Enter também gera.'],
])(
  'the form says under the button what the click costs and which keys do the same, for a kit: %s',
  async (isKit, words) => {
    await renderBriefForm({ draft: { isKit, kitTypes: ['POST_INSTAGRAM', 'MENSAGEM_WHATSAPP'] } });
    expect(screen.getByText(/^Usa /).textContent).toBe(words);
  },
);

it('nothing is sent while a text is written', async () => {
  const { type, submit, onGenerate, become } = await renderBriefForm();
  type('Bolo');
  become({ status: 'writing', texts: [], current: 0, phase: 'first' });
  expect(button().textContent).toBe('Gerando...');
  expect(button().disabled).toBe(true);
  await submit();
  expect(onGenerate).not.toHaveBeenCalled();
});

it('nothing is sent without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { type, submit, onGenerate } = await renderBriefForm();
  type('Bolo');
  expect(button().disabled).toBe(true);
  expect(document.body.textContent).toContain('Você está sem internet.');
  await submit();
  expect(onGenerate).not.toHaveBeenCalled();
});

it.each([
  ['topic', /Sobre o que/],
  ['campaignLink', /Link da campanha/],
])('a refusal of the %s is shown at its field, which has the focus', async (field, name) => {
  const { become } = await renderBriefForm({ draft: { topic: 'Bolo' } });
  become({ status: 'failed', message: 'Troque isto.', field });
  const refused = screen.getByRole('textbox', { name });
  expect(document.activeElement).toBe(refused);
  expect(screen.getAllByRole('textbox').filter((one) => one.getAttribute('aria-invalid') === 'true')).toEqual([
    refused,
  ]);
});

it.each([
  [false, 'primary'],
  [true, 'secondary'],
])('with a text to copy (%s), generating is the %s action', async (hasText, variant) => {
  await renderBriefForm({ hasText });
  expect(button().dataset['variant']).toBe(variant);
});

it('options that the plan does not include are not sent, and the plan that includes them is named', async () => {
  const draft = {
    contentType: 'TEXTO_ANUNCIO',
    tone: 'VENDER',
    topic: 'Bolo',
    campaignLink: 'https://loja.example',
    isKit: true,
  };
  const { submit, onGenerate, topic } = await renderBriefForm({ plan: free, draft });
  expect(topic.placeholder).toBe('Ex.: corte e barba');
  for (const name of ['Kit de campanha', 'Link da campanha'])
    expect(screen.getByRole('link', { name: `${name}: disponível no Plano Voo` }).getAttribute('href')).toBe('/plans');
  await submit();
  const sent = { contentType: 'POST_INSTAGRAM', tone: 'DEFAULT', topic: 'Bolo', campaignLink: null };
  expect(onGenerate).toHaveBeenCalledExactlyOnceWith(sent);
});

it('a brief whose text is written while its form is open has a text, until another topic is typed', async () => {
  const { type, pick } = await renderBriefForm();
  type('Bolo');
  act(() => recordWrittenTopic('u1', 'Bolo'));
  pick('radio', 'Texto de Anúncio');
  expect(hasBriefWithoutText('u1')).toBe(false);
  type('Broa');
  expect(hasBriefWithoutText('u1')).toBe(true);
});
