import type { Generation } from '../../src/domain/generations/generation.ts';
import type { User } from '../../src/domain/account/user.ts';
import { aGeneration, aUser } from '../../tests/seed/domain.ts';

/** The queries, as every server is asked them. */
export const queries = {
  viewer: '{ viewer { id email textCredits } }',
  history: `query HistoryPage($first: Int!) {
    history(first: $first) {
      edges { cursor node { id contentType tone topic createdAt variations { text } } }
      pageInfo { hasNextPage endCursor }
    }
  }`,
} as const;

export type QueryName = keyof typeof queries;
export const queryNames: readonly QueryName[] = ['viewer', 'history'];

/** The body of each request. */
export const bodies: Readonly<Record<QueryName, string>> = {
  viewer: JSON.stringify({ query: queries.viewer }),
  history: JSON.stringify({ query: queries.history, variables: { first: 20 } }),
};

/** What a caller presents and who that is. */
export interface Login {
  readonly uid: string;
  readonly email: string;
  readonly token: string;
}

/** The account that asks: on the largest plan, onboarded. */
export const anAccount = ({ uid, email }: Pick<Login, 'uid' | 'email'>): User =>
  aUser({
    id: uid,
    email,
    currentPlan: 'plano_revoada',
    textCredits: 87,
    createdAt: new Date(),
    businessName: 'Pão da Praça',
    businessDesc: 'Padaria de bairro com pão de fermentação natural',
    targetAudience: 'Famílias do bairro',
    hasCompletedOnboarding: true,
  });

const sentence = 'Sai do forno às 7h: pão de fermentação natural, casca crocante e miolo macio. Peça pelo WhatsApp! ';

/** 40 stored results with three texts of about 500 characters each: two pages of 20, newest last. */
export const someGenerations = (userId: string): Generation[] =>
  Array.from({ length: 40 }, (_, index) =>
    aGeneration({
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      requestId: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      userId,
      topic: `Fornada da semana, número ${index}`,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
      variations: [1, 2, 3].map((number) => `${number}. ${sentence.repeat(5)}`),
      parts: [null, null, null],
    }),
  );
