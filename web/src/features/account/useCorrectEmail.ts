import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql';
import { sendVerification, switchToNewAccount } from '../../session/accountActions';
import { bearerHeader } from '../../session/authorization';
import { useConfig } from '../../session/ConfigProvider';
import { useRegisterUser } from './useRegisterUser';

const DeleteUnverified = graphql(`
  mutation DeleteUnverified($input: DeleteAccountInput!) {
    deleteAccount(input: $input) {
      __typename
      ... on Failure {
        message
      }
    }
  }
`);

/**
 * Gives an account that is not verified yet another address: a new account with the same password takes its place, and
 * the link goes to the new address. (The provider changes an address in place only after a link was followed, and then
 * signs out.) Rejects with the provider's error, and then the account is as it was.
 */
export function useCorrectEmail(): (email: string, password: string) => Promise<void> {
  const { deletionConfirmation } = useConfig();
  const registerUser = useRegisterUser();
  const [deleteAccount] = useMutation(DeleteUnverified);
  return async (email, password) => {
    const oldToken = await switchToNewAccount(email, password);
    // From here on the new account is there; whatever fails can be made up for: the user is created by the next call,
    // and the e-mail can be sent again.
    await registerUser().catch(console.error);
    await sendVerification().catch(console.error);
    await deleteAccount({
      variables: { input: { confirmation: deletionConfirmation } },
      context: { anonymous: true, headers: bearerHeader(oldToken) },
    }).catch(console.error);
  };
}
