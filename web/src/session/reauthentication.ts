import { requiredRule, type FieldRule } from '../ui/forms/useCheckedSubmit';
import { failureCode, isClosedPopUp, reauthenticateWithGoogle, reauthenticateWithPassword } from './accountActions';
import { serverMessage } from './serverMessage';
import { useSession } from './SessionProvider';

/** How the signed-in person authenticates again: by password, or in Google's window when the account has none. */
export interface Reauthentication {
  readonly hasPassword: boolean;
  /** Of the form's field `password`. */
  readonly rule: FieldRule;
  /** Rejects with an error for `reauthenticationError`. */
  reauthenticate(form: FormData): Promise<void>;
}

/** Asks the owner to authenticate again before an action that somebody else at the owner's device must not take. */
export function useReauthentication(): Reauthentication {
  const { account } = useSession();
  const hasPassword = account?.hasPassword ?? true;
  return {
    hasPassword,
    rule: hasPassword ? requiredRule('Informe sua senha.') : () => undefined,
    reauthenticate: (form) =>
      hasPassword ? reauthenticateWithPassword(String(form.get('password'))) : reauthenticateWithGoogle(),
  };
}

/** The message for a failed reauthentication, or for a failure of the action after it. */
export function reauthenticationError(
  error: unknown,
  words: { readonly wrongPassword: string; readonly failed: string },
) {
  const code = failureCode(error);
  if (['invalid-credential', 'invalid-login-credentials', 'wrong-password'].includes(code)) return words.wrongPassword;
  if (isClosedPopUp(error)) return 'O processo de login com Google foi cancelado.';
  if (code === 'user-mismatch') return 'Esta é outra conta do Google. Escolha a mesma com que você entrou.';
  return serverMessage(error, words.failed);
}
