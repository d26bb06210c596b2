import { Link } from 'react-router-dom';
import { Article } from '../components/Article';
import { paths } from '../paths';

/** The privacy policy. */
export function Component() {
  return (
    <Article title="Política de Privacidade" lead="Última atualização: 27 de julho de 2025.">
      <p>Os dados do seu negócio não treinam modelos e não são mostrados a outros usuários.</p>
      <p>
        Dúvidas? <Link to={paths.contact}>Fale com a gente</Link>. Veja também os{' '}
        <Link to={paths.terms}>Termos de Uso</Link>.
      </p>
    </Article>
  );
}
