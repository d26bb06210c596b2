import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { Notice } from '../../ui/feedback/Notice';

/** The warning of a balance that is empty, or too small for a kit, with the way to more. */
export function NoCredits({ missing }: { missing: number | null }) {
  const short = missing === 1 ? 'Falta 1 crédito para este kit.' : `Faltam ${missing} créditos para este kit.`;
  return (
    <Notice tone="warning">
      {missing === null ? 'Você não tem créditos.' : short} <Link to={paths.plans}>Ver planos com mais créditos</Link>
    </Notice>
  );
}
