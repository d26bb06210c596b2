import { Link } from 'react-router-dom';
import { keepNameTogether } from '../../../ui/keepNameTogether';
import type { Facts } from '../../../content/facts';
import { browserEntries, type BrowserEntry } from '../../../content/browserStorage';
import { cookieWords, privacy, privacySummary } from '../../../content/privacy';
import { paths } from '../../../paths';
import { Button } from '../../../ui/Button';
import { SafeNest } from '../../../ui/brand/scenes';
import { followConsent } from '../../shell/frame/consent';
import { LegalBody } from './LegalBody';
import styles from './PrivacyBody.module.css';

const placeNames: Record<BrowserEntry['place'], string> = {
  cookie: 'cookie',
  localStorage: 'armazenamento local',
  sessionStorage: 'armazenamento da aba',
  IndexedDB: 'banco de dados do navegador',
  cache: 'cache',
};

/** The privacy policy, with the choice about cookies in it. */
export const PrivacyBody = ({ facts }: { facts: Facts }) => (
  <LegalBody
    title="Política de Privacidade"
    art={<SafeNest />}
    facts={facts}
    summary={privacySummary}
    sections={privacy(facts)}
    end={
      <>
        Ficou alguma dúvida? <Link to={paths.contact}>Fale com a gente</Link>. Veja também os{' '}
        <Link to={paths.terms}>Termos de Uso</Link>.
      </>
    }
  >
    <section className={styles.cookies} id="cookies" aria-labelledby="sua-escolha">
      <h2 id="sua-escolha">Cookies e a sua escolha</h2>
      {cookieWords.map((paragraph) => (
        <p key={paragraph}>{keepNameTogether(paragraph)}</p>
      ))}
      <div className={styles.choice} data-does="consent" ref={followConsent} role="status">
        <p data-when="accepted" hidden>
          Você <strong>aceitou</strong> os cookies que medem as visitas.
          <Button variant="secondary" data-choice="withdraw">
            Retirar minha permissão
          </Button>
        </p>
        <p data-when="open">
          Você <strong>não aceitou</strong> os cookies que medem as visitas. Nada é medido.
          <Button variant="secondary" data-choice="accept">
            Aceitar cookies
          </Button>
        </p>
      </div>
      <h3>O que fica guardado no seu navegador</h3>
      <ul className={styles.kept}>
        {browserEntries.map(({ place, purpose, until }) => (
          <li key={purpose}>
            {purpose}{' '}
            <small>
              {placeNames[place]}, {until}
            </small>
          </li>
        ))}
      </ul>
    </section>
  </LegalBody>
);
