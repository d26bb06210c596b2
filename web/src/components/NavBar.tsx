import { useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { signOut } from '../session/identity';
import { useSession } from '../session/SessionProvider';
import { LogoMark } from '../ui/Logo';
import { CreditsBadge } from './CreditsBadge';
import styles from './NavBar.module.css';
import { useFocusTrap } from './useFocusTrap';

const visitorLinks = [
  [paths.howItWorks, 'Como Funciona'],
  [paths.plans, 'Planos'],
  [paths.contact, 'Contato'],
] as const;

const ownerLinks = [
  [paths.generate, 'Gerar'],
  [paths.history, 'Histórico'],
  [paths.profile, 'Perfil'],
  [paths.plans, 'Planos'],
  [paths.contact, 'Contato'],
] as const;

/** As in NavBar.module.css. */
const wideEnough = '(min-width: 900px)';

/** The bar on top of every page; on small screens its links fold into a menu. */
export function NavBar() {
  const { status } = useSession();
  const { key } = useLocation();
  // The menu is open at one visit: going anywhere closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const bar = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpenAt(null);
    toggle.current?.focus();
  };
  useFocusTrap(open, bar, close);
  useEffect(() => {
    // Where there is room for all links the menu is not one, and must not keep the focus.
    const wide = matchMedia(wideEnough);
    const unfold = () => wide.matches && setOpenAt(null);
    wide.addEventListener('change', unfold);
    return () => wide.removeEventListener('change', unfold);
  }, []);

  const signedIn = status === 'signed-in';
  return (
    <header className={styles['header']}>
      <nav ref={bar} className={styles['bar']} aria-label="Principal">
        <Link to={paths.landing} className={styles['logo']}>
          <LogoMark />
          <span className={styles['name']}>Bem-te-vi</span>
        </Link>
        <CreditsBadge />
        <button
          ref={toggle}
          type="button"
          className={styles['toggle']}
          aria-expanded={open}
          aria-controls="menu"
          onClick={() => setOpenAt(open ? null : key)}
        >
          <span className="visually-hidden">Menu</span>
          <span className={styles['lines']} aria-hidden="true" />
        </button>
        {status !== 'loading' && (
          <ul id="menu" className={styles['links']} data-open={open || undefined}>
            {(signedIn ? ownerLinks : visitorLinks).map(([to, label]) => (
              <li key={to}>
                <NavLink to={to} className={styles['link']}>
                  {label}
                </NavLink>
              </li>
            ))}
            <li>
              {signedIn ? (
                <SignOutButton onDone={() => setOpenAt(null)} />
              ) : (
                <NavLink to={paths.login} className={styles['enter']}>
                  Entrar
                </NavLink>
              )}
            </li>
          </ul>
        )}
      </nav>
      {open && <div className={styles['backdrop']} aria-hidden="true" onClick={close} />}
    </header>
  );
}

function SignOutButton({ onDone }: { onDone(): void }) {
  const navigate = useNavigate();
  const leave = async () => {
    onDone();
    try {
      await signOut();
      await navigate(paths.login, { replace: true });
    } catch (error) {
      console.error(error);
    }
  };
  return (
    <button type="button" className={styles['link']} onClick={() => void leave()}>
      Sair
    </button>
  );
}
