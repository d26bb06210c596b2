import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Article, Ways } from '../components/Article';
import { paths } from '../paths';
import { useConfig } from '../session/ConfigProvider';
import { useSession } from '../session/SessionProvider';
import { LinkButton } from '../ui/Button';
import { toast } from '../ui/Toaster';

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** The three plans as the server knows them. */
export function Component() {
  const { plans } = useConfig();
  const { status } = useSession();
  useCancelledNotice();
  return (
    <Article title="Planos" lead="Comece grátis e mude de plano quando quiser. Cada clique em gerar usa um crédito.">
      <ul>
        {plans.map(({ key, name, priceInCents, monthlyCredits }) => (
          <li key={key}>
            <strong>{name}</strong>: {priceInCents === 0 ? 'grátis' : `${money.format(priceInCents / 100)} por mês`},{' '}
            {monthlyCredits} créditos por mês
          </li>
        ))}
      </ul>
      <Ways>
        {status === 'signed-in' ? (
          <LinkButton to={paths.generate}>Criar um texto</LinkButton>
        ) : (
          <LinkButton to={paths.register}>Criar conta grátis</LinkButton>
        )}
      </Ways>
    </Article>
  );
}

/** The provider sends back here with ?canceled: says so for 5 s and leaves the address clean. */
function useCancelledNotice(): void {
  const [query, setQuery] = useSearchParams();
  const cancelled = query.has('canceled');
  useEffect(() => {
    if (!cancelled) return;
    // The id keeps a second run of the effect from saying it twice.
    toast.info('Pagamento cancelado. Nada foi cobrado.', { id: 'canceled', duration: 5_000 });
    setQuery(
      (left) => {
        left.delete('canceled');
        return left;
      },
      { replace: true },
    );
  }, [cancelled, setQuery]);
}
