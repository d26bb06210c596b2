import { useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { authFooterClass, authFormClass, AuthPanel, OrDivider } from './AuthPanel';
import { emailRule } from '../../ui/forms/emailRule';
import { GoogleButton } from './GoogleButton';
import { PasswordChecklist, satisfiesPasswordRules } from './PasswordChecklist';
import { TermsSentence } from './TermsSentence';
import { paths } from '../../paths';
import { changePassword, failureCode, sendVerification, signUp } from '../../session/accountActions';
import { useRegisterUser } from './useRegisterUser';
import { useSession } from '../../session/SessionProvider';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/forms/Field';
import { Notice } from '../../ui/feedback/Notice';
import { useOnline } from '../../ui/feedback/OfflineBar';
import { PasswordField } from '../../ui/forms/PasswordField';
import { requiredRule, useCheckedSubmit } from '../../ui/forms/useCheckedSubmit';

const rules = { email: emailRule, password: requiredRule('Escolha uma senha.') };

const emailInUse = { field: 'email', message: 'Este e-mail já está em uso. Tente fazer login.' } as const;

/** What the provider refuses, at the field that it is about. */
const refusals: Record<string, { field: keyof typeof rules; message: string }> = {
  'email-already-in-use': emailInUse,
  // The account was made too long ago for another password.
  'requires-recent-login': emailInUse,
  'weak-password': { field: 'password', message: 'A senha não atende aos requisitos de segurança.' },
};

/** Sign-up: account, user with the accepted terms, verification e-mail, then the wait for it. */
export function Component() {
  const online = useOnline();
  const { account } = useSession();
  const { search } = useLocation();
  const navigate = useNavigate();
  const registerUser = useRegisterUser();
  const [failed, setFailed] = useState(false);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  /** The password of the account, as far as this page has set it. */
  const storedPassword = useRef<string>(null);
  const complete = email.trim() !== '' && satisfiesPasswordRules(password, confirmation);

  const { busy, onSubmit, fieldProps } = useCheckedSubmit(rules, async (_, refuse) => {
    setFailed(false);
    try {
      // A second try after the account was made takes up where the first one stopped.
      if (account?.email !== email.trim().toLowerCase()) await signUp(email.trim(), password);
      else if (storedPassword.current !== password) await changePassword(password);
      storedPassword.current = password;
      await registerUser();
    } catch (error) {
      const refusal = refusals[failureCode(error)];
      if (refusal) return refuse(refusal.field, refusal.message);
      console.error(error);
      return setFailed(true);
    }
    // The wait page sends nothing, but the login page can send it again.
    await sendVerification().catch(console.error);
    return navigate(paths.verifyEmail);
  });

  return (
    <AuthPanel title="Criar conta" lead="Grátis, sem cartão. Seu primeiro texto sai em poucos minutos.">
      <form className={authFormClass} noValidate onSubmit={onSubmit}>
        <Field
          {...fieldProps('email')}
          label="E-mail"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          {...fieldProps('password')}
          label="Senha"
          autoComplete="new-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordField
          label="Confirme a senha"
          noun="a confirmação da senha"
          autoComplete="new-password"
          required
          value={confirmation}
          onChange={(event) => setConfirmation(event.target.value)}
        />
        <PasswordChecklist password={password} confirmation={confirmation} />
        {failed && (
          <Notice tone="error" reveal>
            <p>Ocorreu um erro ao criar a conta. Tente novamente.</p>
          </Notice>
        )}
        <Button type="submit" busy={busy} disabled={!complete || !online}>
          {busy ? 'Criando conta...' : 'Criar conta'}
        </Button>
      </form>
      <OrDivider />
      <GoogleButton label="Cadastrar com Google" />
      <TermsSentence action="criar sua conta" />
      <div className={authFooterClass}>
        <Link to={paths.login + search}>Já tenho conta. Entrar</Link>
      </div>
    </AuthPanel>
  );
}
