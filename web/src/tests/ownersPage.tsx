import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { NEVER, of } from 'rxjs';
import { vi } from 'vitest';
import { ConfigProvider, useConfigState } from '../session/ConfigProvider';
import type { Plan } from '../session/plan';
import { SessionProvider } from '../session/SessionProvider';
import { ViewerProvider } from '../session/ViewerProvider';
import { DialogsProvider } from '../ui/Dialogs';
import { openDialogs } from './dialogs';

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

const config = {
  identity: null,
  analyticsId: null,
  plans: [aPlan],
  contentTypes: [
    { key: 'POST_INSTAGRAM', label: 'Post de Instagram', requiredPlan: aPlan.key, suggestedTopics: [] },
    { key: 'MENSAGEM_WHATSAPP', label: 'Mensagem de WhatsApp', requiredPlan: aPlan.key, suggestedTopics: [] },
    { key: 'TEXTO_ANUNCIO', label: 'Texto de Anúncio', requiredPlan: aPlan.key, suggestedTopics: [] },
  ],
  tones: [{ key: 'DEFAULT', label: 'Padrão', requiredPlan: aPlan.key }],
  adjustments: [],
  limits: { variation: 5_000, products: 50, productName: 80, productPrice: 40, productDetail: 120, adjustments: 5 },
};

/** What the server answers to an operation; what is not named here it never answers. */
type Answers = Readonly<Record<string, (variables: Record<string, unknown>) => object>>;

const OnceConfigured = ({ children }: { children: ReactNode }) => (useConfigState().config ? children : null);

/** What stands around every page of the application, on a wide screen, for a test in jsdom. */
export function ownersPage(answers: Answers = {}): (props: { children: ReactNode }) => ReactNode {
  openDialogs();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const all: Answers = { Config: () => ({ config }), ...answers };
  const link = new ApolloLink(({ operationName, variables }) => {
    const answer = all[operationName ?? ''];
    return answer ? of({ data: answer(variables) }) : NEVER;
  });
  const client = new ApolloClient({
    link,
    cache: new InMemoryCache(),
    defaultOptions: { mutate: { fetchPolicy: 'no-cache' } },
  });
  return ({ children }) => (
    <MemoryRouter>
      <ApolloProvider client={client}>
        <SessionProvider forgetAccount={async () => {}}>
          <ViewerProvider>
            <ConfigProvider>
              <DialogsProvider>
                <OnceConfigured>{children}</OnceConfigured>
              </DialogsProvider>
            </ConfigProvider>
          </ViewerProvider>
        </SessionProvider>
      </ApolloProvider>
    </MemoryRouter>
  );
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
  variations: texts.map((text) => ({ __typename: 'Variation', text, previousText: null, findings: [] })),
  originalVariations: null,
});
