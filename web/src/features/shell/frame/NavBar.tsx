import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { signOut } from '../../../session/identity';
import { useSession } from '../../../session/SessionProvider';
import { CreditsBadge } from './CreditsBadge';
import { navLink, NavFrame, VisitorNav } from './NavFrame';
import { confirmLeave } from '../useLeaveGuard';

const ownerLinks = [
  [paths.generate, 'Gerar'],
  [paths.history, 'Histórico'],
  [paths.profile, 'Perfil'],
  [paths.plans, 'Planos'],
  [paths.contact, 'Contato'],
] as const;

/** The bar for visitors or for the signed-in owner. */
export function NavBar() {
  const { status } = useSession();
  if (status === 'signed-out') return <VisitorNav />;
  if (status === 'loading') return <NavFrame links={[]} />;
  return <NavFrame links={ownerLinks} badge={<CreditsBadge />} end={<SignOutButton />} />;
}

function SignOutButton() {
  const navigate = useNavigate();
  const leave = async () => {
    if (!(await confirmLeave())) return;
    try {
      await signOut();
      await navigate(paths.login, { replace: true });
    } catch (error) {
      console.error(error);
    }
  };
  return (
    <button type="button" className={navLink} onClick={() => void leave()}>
      Sair
    </button>
  );
}
