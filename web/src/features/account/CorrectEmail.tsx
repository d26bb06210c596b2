import { useState } from 'react';
import { failureCode } from '../../session/accountActions';
import { useSession } from '../../session/SessionProvider';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/forms/Field';
import { Notice } from '../../ui/feedback/Notice';
import { useOnline } from '../../ui/feedback/OfflineBar';
import { PasswordField } from '../../ui/forms/PasswordField';
import { toast } from '../../ui/feedback/Toaster';
import { requiredRule, useCheckedSubmit } from '../../ui/forms/useCheckedSubmit';
import { authFormClass } from './AuthPanel';
import { emailRule } from '../../ui/forms/emailRule';
import { useCorrectEmail } from './useCorrectEmail';
import styles from './VerifyEmail.module.css';

/** What the provider refuses, at the field that it is about. */
const refusals: Record<string, readonly ['email' | 'password', string]> = {
  'email-already-in-use': ['email', 'Este e-mail já está em uso. Tente fazer login.'],
  'invalid-email': ['email', 'Confira o e-mail. Exemplo: maria@padaria.com.br.'],
  'invalid-credential': ['password', 'Senha incorreta. O e-mail não foi trocado.'],
  'wrong-password': ['password', 'Senha incorreta. O e-mail não foi trocado.'],
};

/** Corrects a mistyped address while its confirmation is awaited. */
export function CorrectEmail() {
  const { account } = useSession();
  const online = useOnline();
  const correct = useCorrectEmail();
  const [failed, setFailed] = useState(false);
  const rules = {
    email: (typed: string) =>
      typed.trim().toLowerCase() === account?.email ? 'Este já é o e-mail da conta.' : emailRule(typed),
    password: requiredRule('Informe sua senha.'),
  };

  const { busy, onSubmit, fieldProps } = useCheckedSubmit(rules, async (form, refuse) => {
    setFailed(false);
    const email = String(form.get('email')).trim();
    try {
      await correct(email, String(form.get('password')));
      toast.success(`Enviamos o link de confirmação para ${email}.`);
    } catch (error) {
      const refusal = refusals[failureCode(error)];
      if (refusal) return refuse(...refusal);
      console.error(error);
      setFailed(true);
    }
  });

  return (
    <details className={styles.correct}>
      <summary>Corrigir e-mail</summary>
      <form className={authFormClass} noValidate onSubmit={onSubmit}>
        <Field
          {...fieldProps('email')}
          label="E-mail certo"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
        />
        <PasswordField
          {...fieldProps('password')}
          label="Sua senha"
          hint="A mesma que você acabou de escolher."
          autoComplete="current-password"
          required
        />
        {failed ? (
          <Notice tone="error" reveal>
            <p>Não foi possível corrigir o e-mail. Tente novamente.</p>
          </Notice>
        ) : null}
        <Button type="submit" busy={busy} disabled={!online}>
          {busy ? 'Corrigindo...' : 'Corrigir e enviar o link'}
        </Button>
      </form>
    </details>
  );
}
