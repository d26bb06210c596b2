import { failureCode } from './identity';
import { serverMessage } from './serverMessage';

/** Why a step that asks the person to prove who they are failed, in their words. */
export function proofProblem(error: unknown, words: { readonly wrongPassword: string; readonly failed: string }) {
  const code = failureCode(error);
  if (['invalid-credential', 'invalid-login-credentials', 'wrong-password'].includes(code)) return words.wrongPassword;
  if (['popup-closed-by-user', 'cancelled-popup-request'].includes(code)) {
    return 'O processo de login com Google foi cancelado.';
  }
  if (code === 'user-mismatch') return 'Esta é outra conta do Google. Escolha a mesma com que você entrou.';
  return serverMessage(error, words.failed);
}
