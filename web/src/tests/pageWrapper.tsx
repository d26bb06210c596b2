import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { configure } from '@testing-library/react';
import { createContext, use, type ReactNode } from 'react';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom';
import { defer, from, NEVER, of } from 'rxjs';
import { vi } from 'vitest';
import { ConfigProvider, useConfigState } from '../session/ConfigProvider';
import type { Plan } from '../session/plan';
import { SessionProvider } from '../session/SessionProvider';
import { ViewerProvider } from '../session/ViewerProvider';
import { DialogsProvider } from '../ui/feedback/Dialogs';
import { openDialogs } from './dialogs';

// As long as `expect.poll` waits: a machine that others use too is slow at times.
configure({ asyncUtilTimeout: 15_000 });

/** A plan without features that writes two variations. */
export const aPlan: Plan = {
  key: 'PLANO_NINHO',
  name: 'Plano Ninho',
  priceInCents: 0,
  monthlyCredits: 5,
  contentTypes: ['POST_INSTAGRAM'],
  tones: ['DEFAULT'],
  variations: 2,
  historySize: 10,
  features: [],
};

/** The owner, with everything that is followed of one. */
export const aViewer = {
  __typename: 'User',
  id: 'u1',
  hasCompletedOnboarding: true,
  hasAcceptedTerms: true,
  email: 'ana@loja.example',
  displayName: null as string | null,
  currentPlan: aPlan.key,
  textCredits: 5,
  creditsRenewAt: null as string | null,
  subscriptionStatus: 'INACTIVE',
  businessName: 'Pão da Praça',
  businessDesc: 'Padaria de bairro',
  targetAudience: 'Vizinhos',
  businessCity: null as string | null,
  businessNeighborhood: null as string | null,
  linkWebsite: null as string | null,
  linkInstagram: null as string | null,
  linkWhatsapp: null as string | null,
  subscription: { __typename: 'SubscriptionDetails', status: 'INACTIVE', isLive: false, awaitedPlan: null },
  plan: { __typename: 'Plan', ...aPlan },
};

/** The configuration, where a test says nothing else. */
export const aConfig = {
  identity: null,
  analyticsId: null,
  plans: [aPlan],
  terms: { version: '2026-11-22', changes: [] as string[] },
  withdrawalDays: 7,
  refundRememberedDays: 30,
  embedded: { store: true, identity: false, payments: false, writer: false },
  contentTypes: [
    { key: 'POST_INSTAGRAM', label: 'Post de Instagram', requiredPlan: aPlan.key, suggestedTopics: [] },
    { key: 'MENSAGEM_WHATSAPP', label: 'Mensagem de WhatsApp', requiredPlan: aPlan.key, suggestedTopics: [] },
    { key: 'TEXTO_ANUNCIO', label: 'Texto de Anúncio', requiredPlan: aPlan.key, suggestedTopics: [] },
  ],
  tones: [{ key: 'DEFAULT', label: 'Padrão', requiredPlan: aPlan.key }],
  adjustments: [],
  requiredProfileFields: ['businessName', 'businessDesc', 'targetAudience'],
  limits: {
    topic: 1_000,
    search: 100,
    smallestKit: 2,
    largestKit: 6,
    variation: 5_000,
    products: 50,
    productName: 80,
    productPrice: 40,
    productDetail: 120,
    adjustments: 5,
    apiKeys: 2,
    statementEntries: 25,
    voiceSamples: 3,
    voiceSample: 600,
    favouritePhrases: 10,
    forbiddenWords: 30,
    businessName: 80,
    businessDesc: 600,
    targetAudience: 300,
    businessCity: 80,
    businessNeighborhood: 80,
    linkWebsite: 2_048,
    linkInstagram: 2_048,
    linkWhatsapp: 2_048,
    displayName: 60,
    openingLength: 60,
  },
  deletionConfirmation: 'EXCLUIR',
};

type Answer = (
  variables: Record<string, unknown>,
  context: Readonly<Record<string, unknown>>,
) => object | Promise<object>;

/** What the server answers to an operation; what throws is a lost answer, and what is not named here it never answers. */
export type Answers = Readonly<Record<string, Answer>>;

interface Surroundings {
  /** The screen is wider than a phone held upright. */
  readonly wide?: boolean;
  /** The addresses that were visited, the last one now. */
  readonly at?: readonly string[];
  readonly config?: object;
  readonly cache?: InMemoryCache;
}

const WhenConfigured = ({ children }: { children: ReactNode }) => (useConfigState().config ? children : null);

const PageContext = createContext<ReactNode>(null);
const Page = () => <WhenConfigured>{use(PageContext)}</WhenConfigured>;

/** What stands around every page of the application, for a test in jsdom; `router` has the address. */
export function createPageWrapper(answers: Answers = {}, surroundings: Surroundings = {}) {
  const { wide = true, at = ['/'], config: otherConfig = {}, cache = new InMemoryCache() } = surroundings;
  openDialogs();
  vi.stubGlobal('matchMedia', () => ({ matches: wide, addEventListener() {}, removeEventListener() {} }));
  const all: Answers = { Config: () => ({ config: { ...aConfig, ...otherConfig } }), ...answers };
  const link = new ApolloLink((operation) => {
    const answer = all[operation.operationName ?? ''];
    if (!answer) return NEVER;
    return defer(() => {
      const data = answer(operation.variables, operation.getContext());
      return data instanceof Promise ? from(data.then((later: object) => ({ data: later }))) : of({ data });
    });
  });
  const client = new ApolloClient({ link, cache, defaultOptions: { mutate: { fetchPolicy: 'no-cache' } } });
  // Their own keys: what is remembered of an entry is not another page's.
  const initialEntries = at.map((path) => ({ ...parsePath(path), key: crypto.randomUUID() }));
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>
      <SessionProvider forgetAccount={async () => {}}>
        <ViewerProvider>
          <ConfigProvider>
            <DialogsProvider>
              <PageContext value={children}>
                <RouterProvider router={router} />
              </PageContext>
            </DialogsProvider>
          </ConfigProvider>
        </ViewerProvider>
      </SessionProvider>
    </ApolloProvider>
  );
  return Object.assign(wrapper, { client, router });
}

/** The browser holds the account `u1`, whose token is good for an hour. */
export function signIn(): void {
  const accessToken = `x.${btoa(JSON.stringify({ email_verified: true }))}.y`;
  const stsTokenManager = { accessToken, expirationTime: Date.now() + 3_600_000 };
  localStorage.setItem('firebase:authUser:chave', JSON.stringify({ uid: 'u1', providerData: [], stsTokenManager }));
}

/** A generation as the history has it. */
export const aGeneration = (id: string, contentType: string, texts: readonly string[]) => ({
  __typename: 'Generation',
  id,
  contentType,
  tone: 'DEFAULT',
  topic: 'Pão na chapa',
  campaignLink: null,
  createdAt: '2026-03-10T12:00:00.000Z',
  editedAt: null,
  source: 'MODEL',
  favourite: false,
  lockedVariations: 0,
  adjustmentsLeft: 5,
  variations: texts.map((text) => ({
    __typename: 'Variation',
    text,
    previousText: null,
    findings: [],
    hashtags: [],
    emojis: [],
    facts: [],
    parts: null,
  })),
  originalVariations: null,
});
