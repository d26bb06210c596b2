import type { ComponentProps } from 'react';
import { PasswordField } from '../ui/forms/PasswordField';
import type { Reauthentication } from './reauthentication';

interface ReauthenticationFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'label'> {
  reauthentication: Reauthentication;
  /** The action that makes Google's window open, as an infinitive in the sentence. */
  action: 'confirmar' | 'salvar';
}

/** The password field, or a note that Google will ask to sign in again. */
export function ReauthenticationField({ reauthentication, action, ...field }: ReauthenticationFieldProps) {
  return reauthentication.hasPassword ? (
    <PasswordField {...field} label="Sua senha" autoComplete="current-password" required />
  ) : (
    <p>Ao {action}, o Google pede que você entre novamente.</p>
  );
}
