import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { GenerationCard } from '../components/history/GenerationCard';
import { useLeaveGuard } from '../components/generate/useLeaveGuard';
import { ExplainerBox, FooterBox } from '../components/history/HistoryBoxes';
import { HistoryFilters, useHistoryFilters } from '../components/history/HistoryFilters';
import { HistorySkeleton } from '../components/history/HistorySkeleton';
import { HistoryTools } from '../components/history/HistoryTools';
import { useDeleteGeneration } from '../components/history/useDeleteGeneration';
import { useNewGenerations } from '../components/history/useNewGenerations';
import { useOnline } from '../ui/OfflineBar';
import { graphql } from '../gql';
import { paths } from '../paths';
import { serverMessage } from '../session/serverMessage';
import { useViewer, type Viewer } from '../session/ViewerProvider';
import { Button, LinkButton } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { Notice } from '../ui/Notice';
import styles from './History.module.css';

const HistoryPage = graphql(`
  query HistoryPage(
    $first: Int!
    $after: String
    $contentType: ContentType
    $tone: Tone
    $favourites: Boolean
    $search: String
  ) {
    history(
      first: $first
      after: $after
      contentType: $contentType
      tone: $tone
      favourites: $favourites
      search: $search
    ) {
      edges {
        cursor
        node {
          id
          ...GenerationCard_generation
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const pageSize = 10;
const unavailable = 'Não foi possível carregar o histórico.';

/** Everything that was generated, newest first. */
export function Component() {
  const { viewer } = useViewer();
  const title = useRef<HTMLHeadingElement>(null);
  if (!viewer) return null;
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <h1 ref={title} tabIndex={-1}>
          Meu Histórico
        </h1>
        <HistoryFilters allowed={viewer.plan.historyFilters} />
        <ExplainerBox viewer={viewer} />
        {viewer.plan.historyFilters ? <HistoryTools /> : null}
      </header>
      <HistoryList viewer={viewer} title={title} />
    </div>
  );
}

function HistoryList({ viewer, title }: { viewer: Viewer; title: RefObject<HTMLElement | null> }) {
  const filters = useHistoryFilters(viewer.plan.historyFilters);
  const variables = { first: pageSize, ...filters };
  const { data, error, networkStatus, refetch, fetchMore } = useQuery(HistoryPage, {
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const { remove, failure } = useDeleteGeneration();
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());
  useLeaveGuard(edited.size > 0);
  useNewGenerations(HistoryPage, variables);
  const online = useOnline();
  const [moreFailed, setMoreFailed] = useState<unknown>(null);
  const headings = useRef(new Map<string, HTMLHeadingElement>());
  const focusNext = useRef<(() => HTMLElement | null | undefined) | null>(null);
  const edges = data?.history.edges;
  const count = edges?.length ?? 0;

  useEffect(() => {
    const target = focusNext.current?.();
    if (!target) return;
    focusNext.current = null;
    target.focus();
  });

  if (!edges) {
    if (!error) return <HistorySkeleton />;
    return (
      <div className={styles['failure']}>
        <Notice tone="error">{serverMessage(error, unavailable)}</Notice>
        <Button variant="secondary" onClick={() => refetch().catch(() => {})}>
          Tentar novamente
        </Button>
      </div>
    );
  }
  if (count === 0 && !data.history.pageInfo.hasNextPage) {
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

  const loadingMore = networkStatus === NetworkStatus.fetchMore;

  async function loadMore() {
    setMoreFailed(null);
    const known = new Set(edges?.map(({ node }) => node.id));
    focusNext.current = () => [...headings.current].find(([id]) => !known.has(id))?.[1];
    await fetchMore({ variables: { after: data?.history.pageInfo.endCursor } }).catch(setMoreFailed);
  }

  /** When a card is gone, its neighbour is read next. */
  function focusBeside(index: number) {
    const neighbour = (edges?.[index + 1] ?? edges?.[index - 1])?.node.id;
    focusNext.current = () => (neighbour ? headings.current.get(neighbour) : title.current);
  }

  return (
    <>
      <ol className={styles['list']}>
        {edges.map(({ node }, index) => (
          <li key={node.id}>
            <GenerationCard
              generation={node}
              viewer={viewer}
              headingRef={(heading) => {
                if (heading) headings.current.set(node.id, heading);
                return () => void headings.current.delete(node.id);
              }}
              failure={failure?.id === node.id ? failure.message : undefined}
              disabled={!online}
              onEditing={(dirty) => setEdited((before) => withOrWithout(before, node.id, dirty))}
              onDelete={() => remove(node.id, () => focusBeside(index))}
            />
          </li>
        ))}
      </ol>
      {error || moreFailed ? <Notice tone="error">{serverMessage(error ?? moreFailed, unavailable)}</Notice> : null}
      {data.history.pageInfo.hasNextPage ? (
        <Button variant="secondary" className={styles['more']} busy={loadingMore} onClick={loadMore}>
          {loadingMore ? 'Carregando...' : 'Carregar Mais'}
        </Button>
      ) : null}
      <FooterBox plan={viewer.plan} count={count} />
    </>
  );
}

function withOrWithout(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  if (ids.has(id) === isIn) return ids;
  return isIn ? new Set([...ids, id]) : new Set([...ids].filter((other) => other !== id));
}
