import { randomUUID } from 'node:crypto';
import type { Adjustment } from '../../src/domain/writing/adjustments.ts';
import type { CreditPeriod, Hold } from '../../src/domain/credits/credits.ts';
import type { Generation } from '../../src/domain/generations/generation.ts';
import { textRequestId, type Kit } from '../../src/domain/writing/kit.ts';
import { currentTerms } from '../../src/domain/account/terms.ts';
import { newUser, type Principal, type User } from '../../src/domain/account/user.ts';

/** Who signs in with a token of an hour, with the given differences. */
export const aPrincipal = (different: Partial<Principal> = {}): Principal => ({
  uid: `u-${randomUUID()}`,
  email: 'dona@padaria.example',
  emailVerified: true,
  displayName: 'Dona Benta',
  authenticatedAt: new Date('2026-03-10T12:00:00.000Z'),
  apiKeyId: null,
  expiresAt: new Date('2026-03-10T13:00:00.000Z'),
  ...different,
});

/** An account as it is on its first day, with the given differences. */
export function aUser(different: Partial<User> = {}): User {
  const createdAt = different.createdAt ?? new Date('2026-03-10T12:00:00.000Z');
  const acceptedTerms = { version: currentTerms.version, at: createdAt };
  return { ...newUser(aPrincipal(), createdAt), acceptedTerms, ...different };
}

/** The account after a grant of five credits. */
export const withGrant = (user: User, creditPeriod: CreditPeriod): User => ({
  ...user,
  textCredits: 5,
  creditPeriod,
  billing: { ...user.billing, rev: user.billing.rev + 1 },
});

/** A hold of a click of its own, taken in the user's period. */
export const aHold = (user: User, different: Partial<Hold> = {}): Hold => ({
  generationId: randomUUID(),
  requestId: randomUUID(),
  kitId: null,
  expiresAt: new Date('2026-03-10T12:02:00.000Z'),
  periodKey: user.creditPeriod.key,
  ...different,
});

/** The holds of a kit of its own, one for each type. */
export function kitHolds(user: User, contentTypes: Kit['contentTypes'] = ['post_instagram', 'mensagem_whatsapp']) {
  const kitId = randomUUID();
  return contentTypes.map((type) => aHold(user, { kitId, requestId: textRequestId(kitId, type) }));
}

/** A stored result of a click of its own. */
export const aGeneration = (different: Partial<Generation> = {}): Generation => ({
  id: randomUUID(),
  userId: `u-${randomUUID()}`,
  requestId: randomUUID(),
  contentType: 'post_instagram',
  tone: 'default',
  topic: 'Pão de fermentação natural',
  campaignLink: null,
  kit: null,
  createdAt: new Date('2026-03-10T12:00:30.000Z'),
  editedAt: null,
  variations: ['Pão quentinho às 7h.', 'Sai do forno agora.', 'O bairro já sabe.'],
  originalVariations: null,
  parts: [],
  versions: [],
  findings: [],
  adjustments: [],
  favourite: false,
  writer: 'offline',
  model: 'modelo-1',
  promptVersion: '1',
  ...different,
});

/** A reservation of a tap of its own. */
export const anAdjustment = (different: Partial<Adjustment> = {}): Adjustment => ({
  id: randomUUID(),
  requestId: randomUUID(),
  kind: 'rewrite',
  variation: 0,
  expiresAt: new Date('2026-03-10T12:02:00.000Z'),
  ...different,
});
