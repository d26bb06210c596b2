import { randomUUID } from 'node:crypto';
import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { planOf, type PlanKey } from '../../src/domain/billing/plan.ts';
import { currentTerms } from '../../src/domain/account/terms.ts';
import type { User } from '../../src/domain/account/user.ts';
import { aUser } from './domain.ts';

export interface OwnerOptions {
  readonly plan?: PlanKey;
  readonly credits?: number;
  readonly verified?: boolean;
  readonly onboarded?: boolean;
  /** The version of the terms that the account accepted last; by default the one in force. */
  readonly terms?: string;
  /** `none`: signed up with the identity provider only. */
  readonly account?: 'none';
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Whatever came back. */
  readonly body: any;
}

const confirmation = /* GraphQL */ `
  mutation ($input: ConfirmCheckoutInput!) {
    confirmCheckout(input: $input) {
      __typename
      ... on ConfirmCheckoutSuccess {
        checkout {
          state
          plan
          amountInCents
        }
      }
    }
  }
`;

/** The nodes of a connection. */
export const nodesOf = <Node>(connection: { readonly edges: readonly { readonly node: Node }[] }): Node[] =>
  connection.edges.map(({ node }) => node);

/** A client of the API, with a token or without. */
export function createOwner(url: string, identity: { uid: string; email: string; token: string | null }) {
  const { uid, email, token } = identity;
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};

  const call = async (
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    init: RequestInit = {},
  ): Promise<Answer> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { ...authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...init,
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
  };

  const graphql = async (query: string, variables: object = {}): Promise<Answer['body']> =>
    (await call('POST', '/graphql', { query, variables })).body;

  /** One click, by default for a plain post. */
  const click = async (brief: object = {}, init: RequestInit = {}): Promise<Answer> =>
    call(
      'POST',
      '/api/generate-content',
      {
        contentType: 'post_instagram',
        keywords: 'Pão de queijo quentinho',
        toneOfVoice: 'vender',
        requestId: randomUUID(),
        ...brief,
      },
      init,
    );

  const socket = (): Client =>
    createClient({
      url: `${url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: authorization,
      retryAttempts: 0,
    });

  const credits = async (): Promise<number> =>
    (await graphql('{ viewer { textCredits } }')).data.viewer.textCredits as number;

  /** Accepts the terms in force, as the sign-up page does. */
  const acceptTerms = async (): Promise<void> => {
    await graphql(
      `mutation { registerUser(input: { acceptedTermsVersion: "${currentTerms.version}" }) { __typename } }`,
    );
  };

  /** What became of a purchase, by mutation. */
  const confirmCheckout = async (sessionId: string): Promise<Answer['body']> =>
    (await graphql(confirmation, { input: { sessionId } })).data.confirmCheckout;

  const history = async (): Promise<Answer['body'][]> =>
    (await call('GET', '/api/get-generation-history')).body.history;

  const account = ({ plan = 'plano_ninho', credits: textCredits = 5, onboarded = true, terms }: OwnerOptions): User => {
    const user = aUser({
      id: uid,
      email,
      createdAt: new Date(),
      businessName: 'Pão da Praça',
      businessDesc: 'Padaria artesanal com fermentação natural',
      targetAudience: 'Famílias do bairro',
      currentPlan: plan,
      textCredits,
      hasCompletedOnboarding: onboarded,
      ...(terms === undefined ? {} : { acceptedTerms: { version: terms, at: new Date() } }),
    });
    return plan === 'plano_ninho'
      ? user
      : {
          ...user,
          subscriptionStatus: 'active',
          creditPeriod: { key: 'paid:test', endsAt: null, quota: planOf(plan).monthlyCredits },
        };
  };

  return { uid, email, token, call, graphql, click, socket, credits, history, acceptTerms, confirmCheckout, account };
}

export type Owner = ReturnType<typeof createOwner>;
