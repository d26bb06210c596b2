import { Article, Ways } from '../components/Article';
import { paths } from '../paths';
import { LinkButton } from '../ui/Button';

/** The three steps and the way in. */
export function Component() {
  return (
    <Article title="Como Funciona" lead="Você monta seu ninho uma vez. Depois, cada texto leva menos de um minuto.">
      <ol>
        <li>Monte seu ninho: conte o nome, o que você vende e para quem.</li>
        <li>Faça um pedido: escolha a ferramenta, o objetivo e a ideia.</li>
        <li>Copie, cole e poste.</li>
      </ol>
      <Ways>
        <LinkButton to={paths.register}>DECOLAR</LinkButton>
        <LinkButton to={paths.plans} variant="quiet">
          Ver Planos
        </LinkButton>
      </Ways>
    </Article>
  );
}
