import { useMutation } from '@apollo/client/react';
import { graphql } from '../../../gql';
import { failureCode, sendEmailChange } from '../../../session/accountActions';
import { reauthenticationError } from '../../../session/reauthentication';

const ChangeName = graphql(`
  mutation ChangeName($input: ChangeNameInput!) {
    changeName(input: $input) {
      __typename
      ... on ChangeNameSuccess {
        user {
          id
          displayName
        }
      }
      ... on Failure {
        message
      }
    }
  }
`);

/** The fields of an account that can be changed; an empty name is none. */
export interface AccountFields {
  readonly name: string;
  readonly email: string;
}

/** A refusal in the reader's words, at the field that it is about, where there is one. */
type Refusal = string | readonly ['name' | 'email' | 'password', string];

/** The server refused the name. */
class NameRefused extends Error {}

const messages = {
  wrongPassword: 'Senha incorreta. Nada mudou.',
  failed: 'Não foi possível salvar. Tente novamente.',
};

const accessChanged = 'O acesso desta conta mudou em outro lugar. Saia e entre novamente.';
const refusals: Record<string, Refusal> = {
  'email-already-in-use': ['email', 'Este e-mail já está em uso em outra conta.'],
  'invalid-email': ['email', 'Confira o e-mail. Exemplo: maria@padaria.com.br.'],
  'invalid-new-email': ['email', 'Confira o e-mail. Exemplo: maria@padaria.com.br.'],
  'too-many-requests': 'Muitas tentativas em pouco tempo. Aguarde um pouco e tente novamente.',
  'network-request-failed': 'Sem conexão com o serviço de acesso. Confira a internet e tente novamente.',
  'user-token-expired': accessChanged,
  'user-not-found': accessChanged,
};

/** Why the change failed. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof NameRefused) return ['name', error.message];
  const problem = refusals[failureCode(error)] ?? reauthenticationError(error, messages);
  return problem === messages.wrongPassword ? ['password', problem] : problem;
}

/**
 * Reauthenticates, then saves the name and sends the link to the new address; resolves to which of them were to be
 * changed. Rejects with an error for `toRefusal`.
 */
export function useChangeAccount() {
  const [changeName] = useMutation(ChangeName);
  return async (before: AccountFields, wanted: AccountFields, reauthenticate: () => Promise<void>) => {
    const changed = { name: wanted.name !== before.name, email: wanted.email !== before.email };
    await reauthenticate();
    if (changed.name) {
      const { data } = await changeName({ variables: { input: { name: wanted.name } } });
      const result = data?.changeName;
      if (result?.__typename !== 'ChangeNameSuccess') throw new NameRefused(result?.message || messages.failed);
    }
    if (changed.email) await sendEmailChange(wanted.email);
    return changed;
  };
}
