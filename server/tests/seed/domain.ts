import { randomUUID } from 'node:crypto';
import { freePeriodAt, type Hold } from '../../src/domain/credits.ts';
import type { Generation } from '../../src/domain/generation.ts';
import type { User } from '../../src/domain/user.ts';

/** An account as it is on its first day, with whatever the story needs to be different. */
export function aUser(different: Partial<User> = {}): User {
  const createdAt = different.createdAt ?? new Date('2026-03-10T12:00:00.000Z');
  return {
    id: `u-${randomUUID()}`,
    email: 'dona@padaria.example',
    displayName: 'Dona Benta',
    createdAt,
    currentPlan: 'plano_ninho',
    textCredits: 5,
    subscriptionProvider: null,
    subscriptionId: null,
    subscriptionStatus: 'inactive',
    businessName: null,
    businessDesc: null,
    targetAudience: null,
    businessCity: null,
    businessNeighborhood: null,
    linkWebsite: null,
    linkInstagram: null,
    linkWhatsapp: null,
    hasCompletedOnboarding: false,
    acceptedTerms: null,
    creditAnchor: createdAt,
    creditPeriod: freePeriodAt(createdAt, createdAt),
    holds: [],
    ...different,
  };
}

/** A hold of a click of its own, taken in the user's period. */
export const aHold = (user: User, different: Partial<Hold> = {}): Hold => ({
  generationId: randomUUID(),
  requestId: randomUUID(),
  expiresAt: new Date('2026-03-10T12:02:00.000Z'),
  periodKey: user.creditPeriod.key,
  ...different,
});

/** A stored result of a click of its own. */
export const aGeneration = (different: Partial<Generation> = {}): Generation => ({
  id: randomUUID(),
  userId: `u-${randomUUID()}`,
  requestId: randomUUID(),
  contentType: 'post_instagram',
  tone: 'default',
  topic: 'Pão de fermentação natural',
  campaignLink: null,
  createdAt: new Date('2026-03-10T12:00:30.000Z'),
  editedAt: null,
  variations: ['Pão quentinho às 7h.', 'Sai do forno agora.', 'O bairro já sabe.'],
  originalVariations: null,
  writer: 'offline',
  model: 'modelo-1',
  promptVersion: '1',
  ...different,
});
