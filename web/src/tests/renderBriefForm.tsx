import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef, type ComponentProps } from 'react';
import { vi } from 'vitest';
import { BriefForm } from '../features/creating/brief/BriefForm';
import type { Order } from '../features/creating/writing/clickState';
import { aConfig, aPlan, createPageWrapper, type Answers } from './pageWrapper';

type Props = ComponentProps<typeof BriefForm>;

/** The plan without what costs. */
export const free = aPlan;
const paid = {
  ...aPlan,
  key: 'PLANO_VOO',
  name: 'Plano Voo',
  contentTypes: ['POST_INSTAGRAM', 'MENSAGEM_WHATSAPP', 'TEXTO_ANUNCIO'],
  tones: ['DEFAULT', 'VENDER'],
  features: ['CAMPAIGN_KIT', 'CAMPAIGN_LINK'],
};
const config = {
  plans: [free, paid],
  contentTypes: [
    ['POST_INSTAGRAM', 'Post de Instagram', free.key, 'corte e barba'],
    ['MENSAGEM_WHATSAPP', 'Mensagem de WhatsApp', paid.key, 'bolo'],
    ['TEXTO_ANUNCIO', 'Texto de Anúncio', paid.key, 'pneus'],
  ].map(([key, label, requiredPlan, topic]) => ({ key, label, requiredPlan, suggestedTopics: [topic] })),
  tones: [
    { key: 'DEFAULT', label: 'Padrão', requiredPlan: free.key },
    { key: 'VENDER', label: 'Vender', requiredPlan: paid.key },
  ],
};

interface Owner {
  plan?: object;
  textCredits?: number;
  writing?: Props['click'];
  hasText?: boolean;
  limits?: Partial<typeof aConfig.limits>;
  draft?: object;
  at?: string;
  answers?: Answers;
}

/** The form of an owner, with what was left in it. */
export async function renderBriefForm(owner: Owner = {}) {
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = () => {};
  const {
    plan = paid,
    textCredits = 5,
    writing = { status: 'idle' },
    hasText = false,
    limits,
    draft,
    at = '/generate',
    answers = {},
  } = owner;
  if (draft) localStorage.setItem('bemtevi:conta:u1:pedido', JSON.stringify(draft));
  const onGenerate = vi.fn<(order: Order) => void>();
  const products = { revision: 0, items: [] };
  const user = { id: 'u1', textCredits, plan, products } as unknown as Props['user'];
  const wrapper = createPageWrapper(answers, {
    config: { ...config, limits: { ...aConfig.limits, ...limits } },
    at: [at],
  });
  const form = (now: Props['click']) => (
    <BriefForm ref={createRef()} user={user} click={now} hasText={hasText} onGenerate={onGenerate} />
  );
  const { rerender } = render(form(writing), { wrapper });
  const topic = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Sobre o que/ });
  return {
    topic,
    onGenerate,
    router: wrapper.router,
    become: (now: Props['click']) => rerender(form(now)),
    type: (value: string) => fireEvent.change(topic, { target: { value } }),
    pick: (role: 'radio' | 'checkbox', name: string) => fireEvent.click(screen.getByRole(role, { name })),
    submit: () => act(async () => void fireEvent.submit(topic.form!)),
  };
}

/** The button that generates. */
export const generateButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Ger(ar|ando)/ });
