import { Article, Ways } from '../components/Article';
import { creditsInWords } from '../components/CreditsBadge';
import { paths } from '../paths';
import { useViewer } from '../session/ViewerProvider';
import { LinkButton } from '../ui/Button';

/** The owner's account at a glance. */
export function Component() {
  const { viewer } = useViewer();
  if (!viewer) return null;
  return (
    <Article title="Meu Perfil" lead={viewer.businessName ?? viewer.email}>
      <ul>
        <li>Conta: {viewer.email}</li>
        <li>Plano: {viewer.plan.name}</li>
        <li>Saldo: {creditsInWords(viewer.textCredits)}</li>
      </ul>
      <Ways>
        <LinkButton to={paths.plans} variant="secondary">
          Ver Planos
        </LinkButton>
        <LinkButton to={paths.generate} variant="quiet">
          Criar um texto
        </LinkButton>
      </Ways>
    </Article>
  );
}
