import { Article, Ways } from '../components/Article';
import { creditsInWords } from '../components/CreditsBadge';
import { paths } from '../paths';
import { useViewer } from '../session/ViewerProvider';
import { LinkButton } from '../ui/Button';

/** Where a checkout comes back to; says only what the server already knows. */
export function Component() {
  const { viewer } = useViewer();
  if (!viewer) return null;
  return (
    <Article
      title="Pagamento"
      lead="Assim que o pagamento for confirmado, o plano e os créditos novos aparecem aqui sozinhos."
    >
      <p>
        Agora: {viewer.plan.name}, {creditsInWords(viewer.textCredits)}.
      </p>
      <Ways>
        <LinkButton to={paths.generate}>Criar um texto</LinkButton>
      </Ways>
    </Article>
  );
}
