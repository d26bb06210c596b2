import { useEffect, useRef, useState, type RefObject } from 'react';
import { GenerationCard } from './GenerationCard';
import { useLeaveGuard } from '../shell/useLeaveGuard';
import { ExplainerBox, FooterBox } from './HistoryBoxes';
import { FilterSheet } from './FilterSheet';
import { HistoryFilters } from './HistoryFilters';
import { HistorySkeleton } from './HistorySkeleton';
import { HistoryTools } from './HistoryTools';
import { useDeleteGeneration } from './useDeleteGeneration';
import { useHistoryExport } from './useHistoryExport';
import { useHistoryFilters, type HistoryFilterValues } from './useHistoryFilters';
import { useHistoryPages } from './useHistoryPages';
import { useOpenCards } from './useOpenCards';
import { useWide } from '../../ui/useWide';
import { useOnline } from '../../ui/OfflineBar';
import { paths } from '../../paths';
import { serverMessage } from '../../session/serverMessage';
import { getFragmentData, graphql } from '../../gql';
import { planHas, PlanFragment, type Plan } from '../../session/plan';
import { PageQuery } from '../shell/PageQuery';
import { Button, LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Notice } from '../../ui/Notice';
import styles from './History.module.css';

const unavailable = 'Não foi possível carregar o histórico.';

// Read before the list, because the plan decides which filters the list may have.
const HistoryOwner = graphql(`
  query HistoryOwner {
    viewer {
      id
      plan {
        ...Plan_plan
      }
    }
  }
`);

/** Everything that was generated, newest first. */
export const Component = () => (
  <PageQuery query={HistoryOwner}>
    {({ viewer }) => <History key={viewer.id} plan={getFragmentData(PlanFragment, viewer.plan)} />}
  </PageQuery>
);

function History({ plan }: { plan: Plan }) {
  const title = useRef<HTMLHeadingElement>(null);
  const filtering = planHas(plan, 'HISTORY_FILTERS');
  const filters = useHistoryFilters(filtering);
  const wide = useWide();
  const files = useHistoryExport(filters);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 ref={title} tabIndex={-1}>
          Meu Histórico
        </h1>
        {wide ? <HistoryFilters allowed={filtering} /> : <FilterSheet allowed={filtering} />}
        <ExplainerBox plan={plan} />
        {filtering && wide ? <HistoryTools {...files} /> : null}
      </header>
      <HistoryList key={JSON.stringify(filters)} filters={filters} plan={plan} title={title} />
      {filtering && !wide ? <HistoryTools {...files} /> : null}
    </div>
  );
}

interface HistoryListProps {
  plan: Plan;
  filters: HistoryFilterValues;
  title: RefObject<HTMLElement | null>;
}

function HistoryList({ plan, filters, title }: HistoryListProps) {
  const { edges, hasMore, loadingMore, unread, more, again } = useHistoryPages(filters);
  const { remove, failure } = useDeleteGeneration();
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useOpenCards();
  useLeaveGuard(edited.size > 0);
  const online = useOnline();
  const headings = useRef(new Map<string, HTMLHeadingElement>());
  const ended = useRef(false);
  const focusNext = useRef<(() => HTMLElement | null | undefined) | null>(null);
  const count = edges?.length ?? 0;

  useEffect(() => {
    ended.current = !hasMore;
    const target = focusNext.current?.();
    if (!target) return;
    focusNext.current = null;
    target.focus();
  });

  if (!edges || (count === 0 && hasMore)) {
    if (!unread) return <HistorySkeleton />;
    return (
      <div className={styles.failure}>
        <Notice tone="error">{serverMessage(unread, unavailable)}</Notice>
        <Button variant="secondary" onClick={again}>
          Tentar novamente
        </Button>
      </div>
    );
  }
  if (count === 0) {
    const filtered = filters.contentType || filters.tone || filters.favourites || filters.search;
    return (
      <EmptyState
        title={filtered ? 'Nenhuma geração encontrada.' : 'Sua história começa aqui.'}
        action={<LinkButton to={paths.generate}>Criar meu primeiro conteúdo</LinkButton>}
      >
        {filtered
          ? 'Troque a busca ou os filtros para ver outros textos.'
          : 'Cada texto que você gerar fica guardado nesta página.'}
      </EmptyState>
    );
  }

  function loadMore() {
    const known = new Set(edges?.map(({ node }) => node.id));
    focusNext.current = () => {
      const shown = [...headings.current];
      // At the end there is no button, and the last result is nearest to where it was.
      return shown.find(([id]) => !known.has(id))?.[1] ?? (ended.current ? shown.at(-1)?.[1] : null);
    };
    more();
  }

  /** When a card is removed, its neighbour takes the focus. */
  function focusBeside(index: number) {
    const neighbour = (edges?.[index + 1] ?? edges?.[index - 1])?.node.id;
    focusNext.current = () => (neighbour ? headings.current.get(neighbour) : title.current);
  }

  return (
    <>
      <ol className={styles.list}>
        {edges.map(({ node }, index) => (
          <li key={node.id}>
            <GenerationCard
              generation={node}
              plan={plan}
              headingRef={(heading) => {
                if (heading) headings.current.set(node.id, heading);
                return () => void headings.current.delete(node.id);
              }}
              failure={failure?.id === node.id ? failure.message : undefined}
              disabled={!online}
              isOpen={open.has(node.id)}
              onToggle={(isOpen) => setOpen((before) => withOrWithout(before, node.id, isOpen))}
              onEditing={(dirty) => setEdited((before) => withOrWithout(before, node.id, dirty))}
              onDelete={() => remove(node.id, () => focusBeside(index))}
            />
          </li>
        ))}
      </ol>
      {unread ? <Notice tone="error">{serverMessage(unread, unavailable)}</Notice> : null}
      {hasMore ? (
        <Button variant="secondary" className={styles.more} busy={loadingMore} onClick={loadMore}>
          {loadingMore ? 'Carregando...' : 'Carregar Mais'}
        </Button>
      ) : null}
      <FooterBox plan={plan} count={count} />
    </>
  );
}

function withOrWithout(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  if (ids.has(id) === isIn) return ids;
  return isIn ? new Set([...ids, id]) : new Set([...ids].filter((other) => other !== id));
}
