import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { GenerationCard } from '../cards/GenerationCard';
import { LoadFailure } from '../../shell/page/LoadFailure';
import { useLeaveGuard } from '../../shell/useLeaveGuard';
import { EmptyHistory } from './EmptyHistory';
import { FooterBox } from './HistoryBoxes';
import { HistorySkeleton } from './HistorySkeleton';
import { historyItems } from './historyItems';
import { KitCard } from '../cards/KitCard';
import { useDeleteGeneration } from '../cards/useDeleteGeneration';
import { type HistoryFilterValues } from '../filters/useHistoryFilters';
import { useHistoryPages } from './useHistoryPages';
import { useOpenCards } from '../cards/useOpenCards';
import { useOnline } from '../../../ui/feedback/OfflineBar';
import { serverMessage } from '../../../session/serverMessage';
import { type Plan } from '../../../session/plan';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import styles from '../History.module.css';

const unavailable = 'Não foi possível carregar o histórico.';

interface HistoryListProps {
  plan: Plan;
  filters: HistoryFilterValues;
  title: RefObject<HTMLElement | null>;
  /** Called with whether search and filters leave no text. */
  onNoMatch: (hasNoMatch: boolean) => void;
  /** What stands below the texts: not before they are there, or it would move when they come. */
  children: ReactNode;
}

/** The texts and kits, in cards, a page at a time. */
export function HistoryList({ plan, filters, title, onNoMatch, children }: HistoryListProps) {
  const { edges, hasMore, loadingMore, loadError, isStale, loadNextPage, retry } = useHistoryPages(
    filters,
    plan.historySize,
  );
  const { remove, removeFromKit, failure } = useDeleteGeneration();
  const [editedIds, setEditedIds] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useOpenCards();
  useLeaveGuard(editedIds.size > 0);
  const online = useOnline();
  const headings = useRef(new Map<string, HTMLHeadingElement>());
  const isAtEnd = useRef(false);
  const focusNext = useRef<(() => HTMLElement | null | undefined) | null>(null);
  const count = edges?.length ?? 0;
  const items = historyItems(edges ?? []);

  useEffect(() => {
    isAtEnd.current = !hasMore;
    const target = focusNext.current?.();
    if (!target) return;
    focusNext.current = null;
    target.focus();
  });

  if (!edges || (count === 0 && hasMore)) {
    if (!loadError) return <HistorySkeleton />;
    return <LoadFailure message={serverMessage(loadError, unavailable)} onRetry={retry} />;
  }
  if (count === 0) {
    const { contentType, tone, favourites, search } = filters;
    const filtered = Boolean(contentType || tone || favourites || search);
    return <EmptyHistory filtered={filtered} title={title} onNoMatch={onNoMatch} />;
  }

  function loadMore() {
    const known = new Set(items.map(({ id }) => id));
    focusNext.current = () => {
      const shown = [...headings.current];
      // At the end there is no button, and the last result is nearest to where it was.
      return shown.find(([id]) => !known.has(id))?.[1] ?? (isAtEnd.current ? shown.at(-1)?.[1] : null);
    };
    loadNextPage();
  }

  /** The button disappears at once, so the focus moves to the title, below which new texts appear. */
  function reload() {
    title.current?.focus();
    retry();
  }

  /** When a card is removed, its neighbour takes the focus. */
  function focusNeighbour(index: number) {
    const neighbour = (items[index + 1] ?? items[index - 1])?.id;
    focusNext.current = () => (neighbour ? headings.current.get(neighbour) : title.current);
  }

  return (
    <>
      <ol className={styles.list}>
        {items.map(({ id, kit, nodes }, index) => {
          const [node] = nodes;
          const common = {
            plan,
            headingRef: (heading: HTMLHeadingElement | null) => {
              if (heading) headings.current.set(id, heading);
              return () => void headings.current.delete(id);
            },
            disabled: !online,
            isOpen: open.has(id),
            onToggle: (isOpen: boolean) => setOpen((before) => toggleId(before, id, isOpen)),
          };
          return (
            <li key={id}>
              {kit ? (
                <KitCard
                  {...common}
                  kit={kit}
                  nodes={nodes}
                  failure={failure}
                  onEditing={(text, dirty) => setEditedIds((before) => toggleId(before, text, dirty))}
                  onDelete={(text) => {
                    const texts = nodes.map((each) => each.id);
                    void removeFromKit(
                      { id: kit.id, texts },
                      text,
                      (isCardGone) => isCardGone && focusNeighbour(index),
                    );
                  }}
                />
              ) : null}
              {node && !kit ? (
                <GenerationCard
                  {...common}
                  generation={node}
                  failure={failure?.id === id ? failure.message : undefined}
                  onEditing={(dirty) => setEditedIds((before) => toggleId(before, id, dirty))}
                  onDelete={() => void remove(id, () => focusNeighbour(index))}
                />
              ) : null}
            </li>
          );
        })}
      </ol>
      {loadError ? <Notice tone="error">{serverMessage(loadError, unavailable)}</Notice> : null}
      {isStale ? (
        <Button variant="secondary" className={styles.more} onClick={reload}>
          Tentar novamente
        </Button>
      ) : null}
      {hasMore ? (
        <Button variant="secondary" className={styles.more} busy={loadingMore} onClick={loadMore}>
          {loadingMore ? 'Carregando...' : 'Carregar Mais'}
        </Button>
      ) : null}
      <FooterBox plan={plan} count={count} />
      {children}
    </>
  );
}

function toggleId(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  if (ids.has(id) === isIn) return ids;
  return isIn ? new Set([...ids, id]) : new Set([...ids].filter((other) => other !== id));
}
