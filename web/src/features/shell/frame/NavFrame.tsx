import type { ReactNode } from 'react';
import { keepNameTogether } from '../../../ui/keepNameTogether';
import { Link, NavLink } from 'react-router-dom';
import { paths } from '../../../paths';
import { LogoMark } from '../../../ui/brand/Logo';
import { keepFocusInMenu } from '../../../ui/menu';
import styles from './NavBar.module.css';

interface NavFrameProps {
  links: readonly (readonly [path: string, label: string])[];
  badge?: ReactNode;
  /** The last place of the bar: the way in or out. */
  end?: ReactNode;
}

/** The bar on top of every page; on small screens its links fold into a menu, which opens without a script too. */
export function NavFrame({ links, badge, end }: NavFrameProps) {
  return (
    <header className={styles.header}>
      <nav className={styles.bar} aria-label="Principal">
        <Link to={paths.landing} className={styles.logo}>
          <LogoMark />
          <span className={styles.name}>{keepNameTogether('Bem-te-vi')}</span>
        </Link>
        {badge}
        <button type="button" className={styles.toggle} popoverTarget="menu">
          <span className="visually-hidden">Menu</span>
          <span className={styles.lines} aria-hidden="true" />
        </button>
        <ul id="menu" popover="auto" className={styles.links} data-does="menu" ref={keepFocusInMenu}>
          {links.map(([to, label]) => (
            <li key={to}>
              <NavLink to={to} className={styles.link}>
                {label}
              </NavLink>
            </li>
          ))}
          {end && <li>{end}</li>}
        </ul>
      </nav>
    </header>
  );
}

const visitorLinks = [
  [paths.howItWorks, 'Como Funciona'],
  [paths.plans, 'Planos'],
  [paths.contact, 'Contato'],
] as const;

/** The bar of a visitor. */
export const VisitorNav = () => (
  <NavFrame
    links={visitorLinks}
    end={
      <NavLink to={paths.login} className={styles.enter}>
        Entrar
      </NavLink>
    }
  />
);

/** How something in the last place looks like the links beside it. */
export const navLink = styles.link;
