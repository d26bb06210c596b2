import type { ReactNode } from 'react';
import { CookieBanner } from './CookieBanner';
import { Footer } from './Footer';
import styles from './Shell.module.css';

/** What every page stands in: skip link, what is on top, the page itself, footer and cookie banner. */
export function Frame({ top, children }: { top: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#conteudo">
        Pular para o conteúdo
      </a>
      <CookieBanner />
      <div className={styles.top}>{top}</div>
      <main id="conteudo" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
