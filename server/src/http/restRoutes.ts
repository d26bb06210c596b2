import { randomUUID } from 'node:crypto';
import type { AccessLevel, Callers } from '../domain/account/access.ts';
import * as failures from '../domain/failures.ts';
import type { VisibleGeneration } from '../domain/generations/generation.ts';
import { encodeCursor } from '../domain/generations/history.ts';
import { planWithCheckoutKey } from '../domain/billing/plan.ts';
import { profileFields, type User } from '../domain/account/user.ts';
import type { Services } from '../services/services.ts';
import { historyFile, ownDataFile } from './downloads.ts';
import { historyFilters } from './historyFilters.ts';
import { HttpError } from './httpErrors.ts';

/** The call that a route answers. */
export interface RestCall {
  readonly services: Services;
  readonly body: Readonly<Record<string, unknown>>;
  readonly query: URLSearchParams;
  readonly signal: AbortSignal;
}

/** A failure, a download, or a document. */
type RestAnswer = object | Promise<object>;

/** A route and who may call it. */
export type RestRoute = { readonly method: 'get' | 'post'; readonly path: string } & (
  | { readonly access: 'public'; readonly answer: (call: RestCall) => RestAnswer }
  | {
      readonly access: AccessLevel;
      readonly callers: Callers;
      readonly answer: (call: RestCall, user: User) => RestAnswer;
    }
);

/** The routes of the specification's section 7, registration, and downloads: shims over the services that GraphQL uses (rule 8.1). */
export const routes: readonly RestRoute[] = [
  { method: 'get', path: '/config', access: 'public', answer: ({ services }) => services.config },
  {
    method: 'post',
    path: '/register-user',
    access: 'registered',
    callers: 'owner alone',
    async answer({ services, body }, user) {
      return success(await services.accounts.acceptTerms(user, textIn(body, 'acceptedTermsVersion')));
    },
  },
  {
    method: 'post',
    path: '/complete-onboarding',
    access: 'verified',
    callers: 'owner or key',
    async answer({ services, body }, user) {
      const sent = profileFields.filter((field) => body[field] !== undefined && body[field] !== null);
      const profile = Object.fromEntries(sent.map((field) => [field, textIn(body, field)]));
      return success(await services.accounts.completeOnboarding(user, profile));
    },
  },
  {
    method: 'post',
    path: '/generate-content',
    access: 'onboarded',
    callers: 'owner or key',
    async answer({ services, body, signal }, user) {
      const { contentType, keywords: topic, toneOfVoice: tone, campaignLink } = body;
      const brief = { contentType, topic, tone, campaignLink, requestId: body['requestId'] ?? randomUUID() };
      const generation = await services.copywriting.generate(user, brief, signal);
      if (failures.isFailure(generation)) return generation;
      const { id: generationId, requestId, variations, lockedVariations } = generation;
      return { generationId, requestId, variations, lockedVariations };
    },
  },
  {
    method: 'post',
    path: '/update-generation-history',
    access: 'onboarded',
    callers: 'owner or key',
    async answer({ services, body }, user) {
      const basedOn = parseDate(body['basedOn']);
      if (failures.isFailure(basedOn)) return basedOn;
      const request = { generationId: textIn(body, 'generationId'), variations: body['variations'], basedOn };
      return success(await services.history.updateVariations(user, request));
    },
  },
  {
    method: 'post',
    path: '/create-customer-portal-session',
    access: 'onboarded',
    callers: 'owner alone',
    answer: ({ services }, user) => services.billing.openCustomerPortal(user),
  },
  {
    method: 'post',
    path: '/create-checkout-session',
    access: 'onboarded',
    callers: 'owner alone',
    answer: ({ services, body }, user) => services.billing.startCheckout(user, planWithCheckoutKey(body['planKey'])),
  },
  {
    method: 'get',
    path: '/get-generation-history',
    access: 'onboarded',
    callers: 'owner or key',
    async answer({ services, query }, user) {
      const filters = historyFilters(query);
      if (failures.isFailure(filters)) return filters;
      const page = await services.history.page(user, { ...filters, after: query.get('startAfter') });
      if (failures.isFailure(page)) return page;
      return {
        history: page.items.map(historyItem),
        nextCursor: page.next && encodeCursor(page.next),
        hasMore: page.next !== null,
      };
    },
  },
  {
    method: 'post',
    path: '/delete-generation',
    access: 'onboarded',
    callers: 'owner or key',
    async answer({ services, body }, user) {
      return success(await services.history.remove(user, textIn(body, 'generationId')));
    },
  },
  // Downloads are no GraphQL: its answer would be one string, held in memory on both sides, that no browser saves as a file.
  {
    method: 'get',
    path: '/export-history',
    access: 'onboarded',
    callers: 'owner or key',
    answer: ({ services, query }, user) => historyFile(services, user, query),
  },
  {
    method: 'get',
    path: '/export-data',
    access: 'registered',
    callers: 'owner alone',
    answer: ({ services }, user) => ownDataFile(services, user),
  },
];

const success = <T>(result: T) => (failures.isFailure(result) ? result : { success: true });

/** A text of the body. Throws HttpError 400 for anything else. */
function textIn(body: RestCall['body'], name: string): string {
  const value = body[name];
  if (typeof value !== 'string') throw new HttpError('BAD_REQUEST', `${name} deve ser um texto.`);
  return value;
}

function parseDate(value: unknown): Date | null | undefined | failures.InvalidArgument {
  if (value === undefined || value === null) return value;
  const date = new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(date.getTime()) ? new failures.InvalidArgument('basedOn', 'Data inválida em basedOn.') : date;
}

const historyItem = (generation: VisibleGeneration) => ({
  id: generation.id,
  contentType: generation.contentType,
  createdAt: generation.createdAt.toISOString(),
  toneOfVoice: generation.tone,
  keywords: generation.topic,
  campaignLink: generation.campaignLink,
  editedAt: generation.editedAt?.toISOString() ?? null,
  favourite: generation.favourite,
  variations: generation.variations,
  lockedVariations: generation.lockedVariations,
});
