import type { ComponentProps } from 'react';
import { PasswordField } from '../ui/forms/PasswordField';
import type { Proof } from './proof';

interface ProofFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'label'> {
  proof: Proof;
  /** What the owner does when Google's window comes. */
  on: 'confirmar' | 'salvar';
}

/** The field of the password, or what Google will ask for. */
export function ProofField({ proof, on, ...field }: ProofFieldProps) {
  return proof.hasPassword ? (
    <PasswordField {...field} label="Sua senha" autoComplete="current-password" required />
  ) : (
    <p>Ao {on}, o Google pede que você entre novamente.</p>
  );
}
