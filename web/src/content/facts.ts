import type { PlanFeature, PlanKey } from '../gql/graphql';

/** What a page may say of a plan: the API's `Plan`, or the server's plan with its keys in the API's form. */
export interface PlanFacts {
  readonly key: PlanKey;
  readonly name: string;
  readonly priceInCents: number;
  readonly monthlyCredits: number;
  readonly contentTypes: readonly string[];
  readonly tones: readonly string[];
  readonly variations: number;
  readonly historySize?: number | null;
  readonly features: readonly PlanFeature[];
}

/** The part of the server's configuration that public pages show. */
export interface Facts {
  readonly plans: readonly PlanFacts[];
  readonly contentTypes: readonly { readonly key: string; readonly label: string }[];
  readonly terms: { readonly version: string };
  readonly modelData: readonly string[];
  /** For how many days after the first payment a purchase can be undone. */
  readonly withdrawalDays: number;
  /** For how many days credits used of a refunded period are taken off the next subscription. */
  readonly refundRememberedDays: number;
  readonly contacts: { readonly email: string; readonly whatsapp: string; readonly phone: string };
}

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const words = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** A list in a sentence: "a, b e c". */
export const formatList = (items: readonly string[]): string => words.format(items);

/** Centavos as people write them: R$ 39,00. */
export const formatReais = (cents: number): string => money.format(cents / 100);

/** Whether the plan costs nothing. */
export const isFree = ({ priceInCents }: PlanFacts): boolean => priceInCents === 0;

/** "grátis" or "R$ 39,00 por mês". */
export const formatPricePerMonth = (plan: PlanFacts): string =>
  isFree(plan) ? 'grátis' : `${formatReais(plan.priceInCents)} por mês`;

/** "1 crédito", "1.500 créditos". */
export const formatCredits = (count: number): string =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? 'crédito' : 'créditos'}`;

/** "1 variação", "3 variações". */
export const formatVariations = (count: number): string => `${count} ${count === 1 ? 'variação' : 'variações'}`;

/** "os 10 textos mais recentes", or all of them. */
export const describeHistory = ({ historySize }: PlanFacts): string =>
  historySize ? `os ${historySize} textos mais recentes` : 'todos os textos, sem limite';

/** How many goals can be picked; the default goal, which a text without a goal has, is not counted. */
export const countGoals = (plan: PlanFacts): number => plan.tones.filter((tone) => tone !== 'DEFAULT').length;

/** The names of the content types of a plan, in the catalogue's order. */
export const contentTypeLabels = (plan: PlanFacts, { contentTypes }: Facts): string[] =>
  contentTypes.filter(({ key }) => plan.contentTypes.includes(key)).map(({ label }) => label);

/** The plan that costs nothing; every table has one. */
export function freePlan({ plans }: Facts): PlanFacts {
  const plan = plans.find(isFree);
  if (!plan) throw new Error('the plan table has no free plan');
  return plan;
}

/** The plans that are bought, cheapest first. */
export const paidPlans = ({ plans }: Facts): PlanFacts[] => plans.filter((plan) => !isFree(plan));

const digitsOf = (phone: string): string => phone.replace(/\D/g, '');

/** The link that opens a conversation on WhatsApp. */
export const whatsappLink = (whatsapp: string): string => `https://wa.me/${digitsOf(whatsapp)}`;

/** The number of a conversation as people read it: (11) 90000-0000 from digits with the country code; anything else as it came. */
export const whatsappNumber = (whatsapp: string): string =>
  digitsOf(whatsapp).replace(/^55(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3');

/** The link that dials the number; a national number gets Brazil's country code. */
export const phoneLink = (phone: string): string => {
  const number = digitsOf(phone);
  return `tel:+${number.length <= 11 ? '55' : ''}${number}`;
};
