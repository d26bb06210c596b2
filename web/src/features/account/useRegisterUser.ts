import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql';
import { useConfig } from '../../session/ConfigProvider';

const RegisterUser = graphql(`
  mutation RegisterUser($input: RegisterUserInput!) {
    registerUser(input: $input) {
      ... on RegisterUserSuccess {
        user {
          id
          hasAcceptedTerms
        }
      }
      ... on Failure {
        message
      }
    }
  }
`);

/** The server did not take the acceptance, and says why: the terms may have changed since the page was loaded. */
export class RegistrationRefused extends Error {}

/** Creates the signed-in account's user and records the terms it accepted; rejects when that failed. */
export function useRegisterUser(): () => Promise<void> {
  const { terms } = useConfig();
  const [registerUser] = useMutation(RegisterUser);
  return async () => {
    const { data } = await registerUser({ variables: { input: { acceptedTermsVersion: terms.version } } });
    if (data && 'message' in data.registerUser) throw new RegistrationRefused(data.registerUser.message);
  };
}
