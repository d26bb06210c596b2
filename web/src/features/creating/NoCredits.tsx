import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { Notice } from '../../ui/Notice';

/** The warning of an empty balance, with the way to more. */
export function NoCredits() {
  return (
    <Notice tone="warning">
      Você não tem créditos. <Link to={paths.plans}>Ver planos com mais créditos</Link>
    </Notice>
  );
}
