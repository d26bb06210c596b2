import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { authBelow, authForm, AuthPanel, OrDivider } from './AuthPanel';
import { GoogleButton } from './GoogleButton';
import { PasswordChecklist, satisfiesPasswordRules } from './PasswordChecklist';
import { TermsSentence } from './TermsSentence';
import { paths } from '../../paths';
import { failureCode, sendVerification, signUp } from '../../session/identity';
import { useRegisterUser } from './useRegisterUser';
import { useSession } from '../../session/SessionProvider';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Notice } from '../../ui/Notice';
import { useOnline } from '../../ui/OfflineBar';
import { PasswordField } from '../../ui/PasswordField';
import { useSubmit } from '../../ui/useSubmit';

const messages: Record<string, string> = {
  'email-already-in-use': 'Este e-mail já está em uso. Tente fazer login.',
  'weak-password': 'A senha não atende aos requisitos de segurança.',
};

/** Sign-up: account, user with the accepted terms, verification e-mail, then the wait for it. */
export function Component() {
  const online = useOnline();
  const { account } = useSession();
  const { search } = useLocation();
  const navigate = useNavigate();
  const registerUser = useRegisterUser();
  const [problem, setProblem] = useState<string | null>(null);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const complete = email.trim() !== '' && satisfiesPasswordRules(password, confirmation);

  const { busy, onSubmit } = useSubmit(async () => {
    setProblem(null);
    try {
      // A second try after the account was made takes up where the first one stopped.
      if (account?.email !== email.trim().toLowerCase()) await signUp(email.trim(), password);
      await registerUser();
    } catch (error) {
      const known = messages[failureCode(error)];
      if (!known) console.error(error);
      return setProblem(known ?? 'Ocorreu um erro ao criar a conta. Tente novamente.');
    }
    // The wait page sends nothing, but the login page can send it again.
    await sendVerification().catch(console.error);
    return navigate(paths.verifyEmail);
  });

  return (
    <AuthPanel title="Criar conta" lead="Grátis, sem cartão. Em dois minutos você gera o primeiro texto.">
      {problem && (
        <Notice tone="error">
          <p>{problem}</p>
        </Notice>
      )}
      <form className={authForm} onSubmit={onSubmit}>
        <Field
          label="E-mail"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label="Senha"
          autoComplete="new-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordField
          label="Confirme a senha"
          autoComplete="new-password"
          required
          value={confirmation}
          onChange={(event) => setConfirmation(event.target.value)}
        />
        <PasswordChecklist password={password} confirmation={confirmation} />
        <Button type="submit" busy={busy} disabled={!complete || !online}>
          {busy ? 'Criando conta...' : 'Criar conta'}
        </Button>
      </form>
      <OrDivider />
      <GoogleButton label="Cadastrar com Google" onProblem={setProblem} />
      <TermsSentence action="criar sua conta" />
      <div className={authBelow}>
        <Link to={paths.login + search}>Já tenho conta. Entrar</Link>
      </div>
    </AuthPanel>
  );
}
