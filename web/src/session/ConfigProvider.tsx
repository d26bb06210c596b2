import { useApolloClient } from '@apollo/client/react';
import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { getFragmentData, graphql } from '../gql';
import type { ConfigQuery } from '../gql/graphql';
import { startAnalytics } from './analytics';
import { configureIdentity } from './identity';
import { PlanFragment, type Plan } from './plan';

const ConfigDocument = graphql(`
  query Config {
    config {
      identity {
        projectId
        apiKey
        authDomain
        emulatorUrl
      }
      analyticsId
      plans {
        ...Plan_plan
      }
      contentTypes {
        key
        label
        requiredPlan
        suggestedTopics
      }
      tones {
        key
        label
        requiredPlan
      }
      contacts {
        email
        whatsapp
        phone
      }
      embedded {
        store
        identity
        payments
        writer
      }
      limits {
        businessName
        businessDesc
        targetAudience
        businessCity
        businessNeighborhood
        linkWebsite
        linkInstagram
        linkWhatsapp
        topic
        variation
        search
        smallestKit
        largestKit
        adjustments
        products
        apiKeys
        statementEntries
        productName
        productPrice
        productDetail
        voiceSamples
        voiceSample
        favouritePhrases
        forbiddenWords
        displayName
        openingLength
      }
      adjustments {
        key
        label
      }
      requiredProfileFields
      modelData
      terms {
        version
        changes
      }
      withdrawalDays
      refundRememberedDays
      deletionConfirmation
    }
  }
`);

/** The public configuration; plans come cheapest first. */
export type Config = Omit<ConfigQuery['config'], 'plans'> & { readonly plans: readonly Plan[] };

interface ConfigState {
  config: Config | null;
  failed: boolean;
  retry(): void;
}

const ConfigContext = createContext<ConfigState | null>(null);

/** Reads the public configuration once and starts the identity provider with it. Public pages do not wait for it. */
export function ConfigProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const [config, setConfig] = useState<Config | null>(null);
  const [failed, setFailed] = useState(false);

  const load = useCallback(() => {
    // Outside the cache, because the cache is emptied when an account leaves.
    client
      .query({ query: ConfigDocument, fetchPolicy: 'no-cache', context: { anonymous: true } })
      .then(({ data }) => {
        if (!data) return setFailed(true);
        configureIdentity(data.config.identity);
        startAnalytics(data.config.analyticsId);
        return setConfig({ ...data.config, plans: getFragmentData(PlanFragment, data.config.plans) });
      })
      .catch(() => setFailed(true));
  }, [client]);

  useEffect(load, [load]);

  const state = useMemo<ConfigState>(
    () => ({
      config,
      failed,
      retry: () => {
        setFailed(false);
        load();
      },
    }),
    [config, failed, load],
  );
  return <ConfigContext value={state}>{children}</ConfigContext>;
}

/** The configuration and how its loading goes, for guards. */
export function useConfigState(): ConfigState {
  const state = use(ConfigContext);
  if (!state) throw new Error('useConfigState needs ConfigProvider');
  return state;
}

/** The configuration: plans, catalogue, contacts. Only on routes behind `RequireConfig`. */
export function useConfig(): Config {
  const { config } = useConfigState();
  if (!config) throw new Error('useConfig is used on a route that does not wait for the configuration');
  return config;
}
