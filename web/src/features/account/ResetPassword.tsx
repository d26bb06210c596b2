import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { authFooterClass, authFormClass, AuthPanel } from './AuthPanel';
import { emailRule } from '../../ui/forms/emailRule';
import { paths } from '../../paths';
import { failureCode, sendReset } from '../../session/accountActions';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/forms/Field';
import { Notice } from '../../ui/feedback/Notice';
import { useOnline } from '../../ui/feedback/OfflineBar';
import { useCheckedSubmit } from '../../ui/forms/useCheckedSubmit';

/** Asks for a reset link. The answer is always the same, so that it does not reveal who has an account. */
export function Component() {
  const online = useOnline();
  const { search } = useLocation();
  const [isRequested, setIsRequested] = useState(false);

  const { busy, onSubmit, fieldProps } = useCheckedSubmit({ email: emailRule }, async (form) => {
    setIsRequested(false);
    await sendReset(String(form.get('email')).trim()).catch((error: unknown) =>
      console.error('password reset failed', failureCode(error)),
    );
    setIsRequested(true);
  });

  return (
    <AuthPanel title="Redefinir senha" lead="Informe o e-mail da sua conta e enviamos um link para criar outra senha.">
      <form className={authFormClass} noValidate onSubmit={onSubmit}>
        <Field
          {...fieldProps('email')}
          label="E-mail"
          type="email"
          placeholder="seu@email.com.br"
          autoComplete="username"
          inputMode="email"
          required
        />
        {isRequested && (
          <Notice tone="info" reveal>
            <p>
              Se uma conta com este e-mail existir em nosso sistema, enviamos um link para redefinição de senha. Por
              favor, verifique sua caixa de entrada e spam.
            </p>
          </Notice>
        )}
        <Button type="submit" busy={busy} disabled={!online}>
          {busy ? 'Enviando...' : 'Enviar Link de Redefinição'}
        </Button>
      </form>
      <div className={authFooterClass}>
        <Link to={paths.login + search}>Voltar para o Login</Link>
      </div>
    </AuthPanel>
  );
}
