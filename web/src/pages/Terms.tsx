import { Link } from 'react-router-dom';
import { Article } from '../components/Article';
import { paths } from '../paths';

/** The terms of use. */
export function Component() {
  return (
    <Article title="Termos de Uso" lead="Última atualização: 27 de julho de 2025.">
      <ul>
        <li>Você pode desistir da assinatura em até 7 dias e receber de volta tudo o que pagou.</li>
        <li>Depois desse prazo, não há reembolso de períodos parciais.</li>
        <li>Créditos não usados não passam para o mês seguinte.</li>
        <li>Nossa responsabilidade é limitada ao valor pago nos últimos 3 meses.</li>
      </ul>
      <p>
        Dúvidas? <Link to={paths.contact}>Fale com a gente</Link>. Veja também a{' '}
        <Link to={paths.privacy}>Política de Privacidade</Link>.
      </p>
    </Article>
  );
}
