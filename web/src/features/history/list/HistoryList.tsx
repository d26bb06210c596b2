import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { GenerationCard } from '../cards/GenerationCard';
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
  /** What stands below the texts: not before they are there, or it would move when they come. */
  children: ReactNode;
}

/** The texts and kits, in cards, a page at a time. */
export function HistoryList({ plan, filters, title, children }: HistoryListProps) {
  const { edges, hasMore, loadingMore, unread, isOld, more, again } = useHistoryPages(filters);
  const { remove, removeOfKit, failure } = useDeleteGeneration();
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useOpenCards();
  useLeaveGuard(edited.size > 0);
  const online = useOnline();
  const headings = useRef(new Map<string, HTMLHeadingElement>());
  const ended = useRef(false);
  const focusNext = useRef<(() => HTMLElement | null | undefined) | null>(null);
  const count = edges?.length ?? 0;
  const items = historyItems(edges ?? []);

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
    const { contentType, tone, favourites, search } = filters;
    return <EmptyHistory filtered={Boolean(contentType || tone || favourites || search)} title={title} />;
  }

  function loadMore() {
    const known = new Set(items.map(({ id }) => id));
    focusNext.current = () => {
      const shown = [...headings.current];
      // At the end there is no button, and the last result is nearest to where it was.
      return shown.find(([id]) => !known.has(id))?.[1] ?? (ended.current ? shown.at(-1)?.[1] : null);
    };
    more();
  }

  /** The button goes at once; what is new comes below the title. */
  function readAnew() {
    title.current?.focus();
    again();
  }

  /** When a card is removed, its neighbour takes the focus. */
  function focusBeside(index: number) {
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
            onToggle: (isOpen: boolean) => setOpen((before) => withOrWithout(before, id, isOpen)),
          };
          return (
            <li key={id}>
              {kit ? (
                <KitCard
                  {...common}
                  kit={kit}
                  nodes={nodes}
                  failure={failure}
                  onEditing={(text, dirty) => setEdited((before) => withOrWithout(before, text, dirty))}
                  onDelete={(text) => {
                    const texts = nodes.map((each) => each.id);
                    void removeOfKit({ id: kit.id, texts }, text, (isCardGone) => isCardGone && focusBeside(index));
                  }}
                />
              ) : null}
              {node && !kit ? (
                <GenerationCard
                  {...common}
                  generation={node}
                  failure={failure?.id === id ? failure.message : undefined}
                  onEditing={(dirty) => setEdited((before) => withOrWithout(before, id, dirty))}
                  onDelete={() => void remove(id, () => focusBeside(index))}
                />
              ) : null}
            </li>
          );
        })}
      </ol>
      {unread ? <Notice tone="error">{serverMessage(unread, unavailable)}</Notice> : null}
      {isOld ? (
        <Button variant="secondary" className={styles.more} onClick={readAnew}>
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

function withOrWithout(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  if (ids.has(id) === isIn) return ids;
  return isIn ? new Set([...ids, id]) : new Set([...ids].filter((other) => other !== id));
}
