import { hasVerifiedAddress } from '../domain/account/access.ts';
import type { MailContent } from '../domain/mail/mail.ts';
import { isPaid, planOf, type PaidPlanKey, type PlanKey } from '../domain/billing/plan.ts';
import type { Store } from '../domain/ports.ts';
import { currentTerms } from '../domain/account/terms.ts';
import type { User } from '../domain/account/user.ts';
import { dayMs } from '../domain/time.ts';

/** A notice to many owners. */
export interface Notice {
  /** Of the notices with the same name an account gets one. */
  readonly name: string;
  readonly content: MailContent;
  readonly isFor: (user: User) => boolean;
}

/** How long before they come into force owners are told (terms of use). */
export const termsDays = 15;
export const priceDays = 30;

/** The beginning of the day in Brasília. */
const startOfDay = (date: string) => new Date(`${date}T00:00:00-03:00`).getTime();
const isTooLate = (date: string, days: number, now: Date) => !(startOfDay(date) - now.getTime() >= days * dayMs);

/** Whether it is a day of the calendar, as YYYY-MM-DD: Date takes 2027-02-31 for the third of March. */
const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(Date.parse(text) || 0).toISOString().startsWith(text);

/** The notice of the newest version of the terms. Throws when it comes too late to be told. */
export function termsNotice(now: Date, { version, changes } = currentTerms): Notice {
  if (isTooLate(version, termsDays, now)) {
    throw new Error(`The terms of ${version} must be announced at least ${termsDays} days before that day.`);
  }
  return {
    name: `termsChanged:${version}`,
    content: { kind: 'termsChanged', data: { version, changes } },
    isFor: ({ acceptedTerms }) => acceptedTerms?.version !== version,
  };
}

const plans: Readonly<Record<string, PaidPlanKey>> = { voo: 'plano_voo', revoada: 'plano_revoada' };

/**
 * The notice of another price of a plan, in reais (`45` or `45,50`), from a day (YYYY-MM-DD) on; for those who have the
 * plan. Throws for values that say nothing, and when it comes too late to be told.
 */
export function priceNotice(options: { plan: string; price: string; from: string }, now: Date): Notice {
  const plan = plans[options.plan];
  if (!plan) throw new Error('--plan must be voo or revoada.');
  const priceInCents = Math.round(Number(options.price.replace(',', '.')) * 100);
  if (!/^\d{1,5}(,\d\d)?$/.test(options.price) || priceInCents === 0) {
    throw new Error('--price must be in reais, like 45 or 45,50, and more than 0.');
  }
  if (!isDay(options.from)) throw new Error('--from must be a day of the calendar, as YYYY-MM-DD.');
  if (isTooLate(options.from, priceDays, now)) throw new Error(`--from must be at least ${priceDays} days from now.`);
  if (priceInCents === planOf(plan).priceInCents) throw new Error(`The price of ${plan} is ${options.price} already.`);
  return {
    name: `priceChanged:${plan}:${priceInCents}:${options.from}`,
    content: { kind: 'priceChanged', data: { plan, priceInCents, from: options.from } },
    isFor: ({ currentPlan, billing }) => pays(currentPlan, plan) || billing.pendingPlan === plan,
  };
}

const pays = (current: PlanKey, plan: PaidPlanKey) => isPaid(current) && current === plan;

const batchSize = 500;

/**
 * Adds the notice for every account that it is for and that has a verified address; `send` false only counts them. Begun
 * again after it was interrupted, it adds what is missing. Resolves to how many accounts it is for, and how many
 * e-mails were added.
 */
export async function notify(
  { users, mails }: Pick<Store, 'users' | 'mails'>,
  { name, content, isFor }: Notice,
  { send, now }: { readonly send: boolean; readonly now: Date },
): Promise<{ accounts: number; added: number }> {
  const sums = { accounts: 0, added: 0 };
  for (let after: string | null = null; ;) {
    const batch: readonly User[] = await users.list(after, batchSize);
    for (const user of batch) {
      if (user.leaving || !hasVerifiedAddress(user) || !isFor(user)) continue;
      sums.accounts += 1;
      const mail = { key: `${name}:${user.id}`, userId: user.id, to: null, content, createdAt: now };
      if (send && (await mails.add(mail))) sums.added += 1;
    }
    after = batch.at(-1)?.id ?? null;
    if (batch.length < batchSize) return sums;
  }
}
