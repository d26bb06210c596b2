import { useEffect, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { Button, LinkButton } from '../../../ui/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';

interface EmptyHistoryProps {
  /** There may be texts that the search and the filters leave out. */
  filtered: boolean;
  /** Of the page. */
  title: RefObject<HTMLElement | null>;
  /** Called with true while search and filters leave no text. */
  onNoMatch: (hasNoMatch: boolean) => void;
}

/** A history without texts, or without any that was searched for. */
export function EmptyHistory({ filtered, title, onNoMatch }: EmptyHistoryProps) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!filtered) return;
    onNoMatch(true);
    return () => onNoMatch(false);
  }, [filtered, onNoMatch]);

  /** The button goes with the filters. */
  function clear() {
    title.current?.focus();
    void navigate({ search: '' }, { replace: true, preventScrollReset: true });
  }

  const create = (
    <LinkButton to={paths.generate} variant={filtered ? 'quiet' : 'primary'}>
      Criar meu primeiro conteúdo
    </LinkButton>
  );
  if (!filtered) {
    return (
      <EmptyState title="Sua história começa aqui." action={create}>
        Cada texto que você gerar fica guardado nesta página.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Nenhuma geração encontrada."
      action={
        <>
          <Button onClick={clear}>Limpar busca e filtros</Button>
          {create}
        </>
      }
    >
      Troque a busca ou os filtros para ver outros textos.
    </EmptyState>
  );
}
