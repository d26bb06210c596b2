import { Link } from 'react-router-dom';
import type { Facts } from '../../../content/facts';
import { terms, termsSummary } from '../../../content/terms';
import { paths } from '../../../paths';
import { PaperOnWire } from '../../../ui/brand/scenes';
import { LegalBody } from './LegalBody';

/** The terms of use. */
export const TermsBody = ({ facts }: { facts: Facts }) => (
  <LegalBody
    title="Termos de Uso"
    art={<PaperOnWire />}
    facts={facts}
    summary={termsSummary}
    sections={terms(facts)}
    end={
      <>
        Ficou alguma dúvida? <Link to={paths.contact}>Fale com a gente</Link>. Veja também a{' '}
        <Link to={paths.privacy}>Política de Privacidade</Link> e o <Link to={paths.legalRules}>Radar legal</Link>.
      </>
    }
  />
);
