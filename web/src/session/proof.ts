import { filled, type FieldRule } from '../ui/forms/useCheckedSubmit';
import { failureCode, isClosedPopUp, proveWithGoogle, proveWithPassword } from './accountActions';
import { serverMessage } from './serverMessage';
import { useSession } from './SessionProvider';

/** How the person signed in proves who is there: by the password, or by Google's window where there is none. */
export interface Proof {
  readonly hasPassword: boolean;
  /** Of the form's field `password`. */
  readonly rule: FieldRule;
  /** Rejects with an error for `proofProblem`. */
  prove(form: FormData): Promise<void>;
}

/** The proof that is asked for before what somebody else at the owner's device must not do. */
export function useProof(): Proof {
  const { account } = useSession();
  const hasPassword = account?.hasPassword ?? true;
  return {
    hasPassword,
    rule: hasPassword ? filled('Informe sua senha.') : () => undefined,
    prove: (form) => (hasPassword ? proveWithPassword(String(form.get('password'))) : proveWithGoogle()),
  };
}

/** Why a step that asks the person to prove who they are failed, in their words. */
export function proofProblem(error: unknown, words: { readonly wrongPassword: string; readonly failed: string }) {
  const code = failureCode(error);
  if (['invalid-credential', 'invalid-login-credentials', 'wrong-password'].includes(code)) return words.wrongPassword;
  if (isClosedPopUp(error)) return 'O processo de login com Google foi cancelado.';
  if (code === 'user-mismatch') return 'Esta é outra conta do Google. Escolha a mesma com que você entrou.';
  return serverMessage(error, words.failed);
}
