import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { authFooterClass, authFormClass, AuthPanel, OrDivider } from './AuthPanel';
import { emailRule } from '../../ui/forms/emailRule';
import { GoogleButton } from './GoogleButton';
import { TermsSentence } from './TermsSentence';
import { UnverifiedNotice } from './UnverifiedNotice';
import { paths } from '../../paths';
import { failureCode, signIn } from '../../session/accountActions';
import { useSession } from '../../session/SessionProvider';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/forms/Field';
import { Notice } from '../../ui/feedback/Notice';
import { useOnline } from '../../ui/feedback/OfflineBar';
import { PasswordField } from '../../ui/forms/PasswordField';
import { requiredRule, useCheckedSubmit } from '../../ui/forms/useCheckedSubmit';

const wrongCredentials = 'E-mail ou senha inválidos. Novo por aqui?';

const messageOf = (error: unknown) =>
  ['invalid-credential', 'invalid-login-credentials', 'wrong-password', 'user-not-found'].includes(failureCode(error))
    ? wrongCredentials
    : 'Ocorreu um erro ao fazer o login.';

const rules = { email: emailRule, password: requiredRule('Informe sua senha.') };

/** Sign-in. Once a verified account is signed in, the guard around this page redirects. */
export function Component() {
  const online = useOnline();
  const { account } = useSession();
  const { search } = useLocation();
  const [problem, setProblem] = useState<string | null>(null);

  const { busy, onSubmit, fieldProps } = useCheckedSubmit(rules, async (form) => {
    setProblem(null);
    await signIn(String(form.get('email')).trim(), String(form.get('password'))).catch((error: unknown) => {
      const message = messageOf(error);
      if (message !== wrongCredentials) console.error(error);
      setProblem(message);
    });
  });

  const register = paths.register + search;
  return (
    <AuthPanel title="Entrar" lead="Use o e-mail e a senha da sua conta, ou o Google.">
      <form className={authFormClass} noValidate onSubmit={onSubmit}>
        <Field
          {...fieldProps('email')}
          label="E-mail"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
        />
        <PasswordField {...fieldProps('password')} label="Senha" autoComplete="current-password" required />
        {problem && (
          <Notice tone="error" reveal>
            <p>{problem}</p>
            {problem === wrongCredentials && (
              <p>
                <Link to={register}>Crie sua conta grátis</Link>
              </p>
            )}
          </Notice>
        )}
        {!problem && account && !account.emailVerified && <UnverifiedNotice />}
        <Button type="submit" busy={busy} disabled={!online}>
          {busy ? 'Entrando...' : 'Entrar'}
        </Button>
      </form>
      <OrDivider />
      <GoogleButton label="Entrar com Google" />
      <TermsSentence action="entrar com o Google pela primeira vez" />
      <div className={authFooterClass}>
        <Link to={register}>Criar conta grátis</Link>
        <Link to={paths.resetPassword + search}>Esqueci minha senha</Link>
      </div>
    </AuthPanel>
  );
}
