import { useMutation } from '@apollo/client/react';
import { graphql } from '../../../gql';
import type { PlanKey } from '../../../gql/graphql';
import { useRedirect } from './useRedirect';

const StartCheckout = graphql(`
  mutation StartCheckout($input: StartCheckoutInput!) {
    startCheckout(input: $input) {
      __typename
      ... on StartCheckoutSuccess {
        checkoutUrl
      }
      ... on Failure {
        message
      }
    }
  }
`);

const OpenCustomerPortal = graphql(`
  mutation OpenCustomerPortal {
    openCustomerPortal {
      __typename
      ... on OpenCustomerPortalSuccess {
        portalUrl
      }
      ... on Failure {
        message
      }
    }
  }
`);

const checkoutFailed = 'Não foi possível iniciar o checkout.';
const portalFailed = 'Não foi possível abrir o portal de gerenciamento.';

/** Redirects to the checkout and to the customer portal of the payment provider. `button` names the button that was clicked. */
export interface ProviderPages {
  readonly redirecting: string | null;
  buy(plan: PlanKey, button: string): Promise<void>;
  manage(button: string): Promise<void>;
}

export function useProviderPages(): ProviderPages {
  const { redirecting, redirect } = useRedirect();
  const [startCheckout] = useMutation(StartCheckout);
  const [openPortal] = useMutation(OpenCustomerPortal);

  return {
    redirecting,
    buy: (planKey, button) =>
      redirect(
        button,
        async () => {
          const { data } = await startCheckout({ variables: { input: { planKey } } });
          const result = data?.startCheckout;
          if (result?.__typename === 'StartCheckoutSuccess') return { url: result.checkoutUrl };
          return { message: result?.message || checkoutFailed };
        },
        checkoutFailed,
      ),
    manage: (button) =>
      redirect(
        button,
        async () => {
          const { data } = await openPortal();
          const result = data?.openCustomerPortal;
          if (result?.__typename === 'OpenCustomerPortalSuccess') return { url: result.portalUrl };
          return { message: result?.message || portalFailed };
        },
        portalFailed,
      ),
  };
}
