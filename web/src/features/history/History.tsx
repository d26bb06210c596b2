import { useRef, useState } from 'react';
import { HistoryList } from './list/HistoryList';
import { ExplainerBox } from './list/HistoryBoxes';
import { FilterSheet } from './filters/FilterSheet';
import { HistoryFilters } from './filters/HistoryFilters';
import { ExportButtons } from './exporting/ExportButtons';
import { useHistoryExport } from './exporting/useHistoryExport';
import { useHistoryFilters } from './filters/useHistoryFilters';
import { useIsWide } from '../../ui/useIsWide';
import { getFragmentData, graphql } from '../../gql';
import { planHas, PlanFragment, type Plan } from '../../session/plan';
import { PageQuery } from '../shell/page/PageQuery';
import styles from './History.module.css';

// Read before the list, because the plan decides which filters the list may have.
export const query = graphql(`
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
  <PageQuery query={query}>
    {({ viewer }) => <History key={viewer.id} plan={getFragmentData(PlanFragment, viewer.plan)} />}
  </PageQuery>
);

function History({ plan }: { plan: Plan }) {
  const title = useRef<HTMLHeadingElement>(null);
  const canFilter = planHas(plan, 'HISTORY_FILTERS');
  const filters = useHistoryFilters(canFilter);
  const wide = useIsWide();
  const historyExport = useHistoryExport(filters);
  const [hasNoMatch, setHasNoMatch] = useState(false);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 ref={title} tabIndex={-1}>
          Meu Histórico
        </h1>
        {wide ? <HistoryFilters allowed={canFilter} /> : <FilterSheet allowed={canFilter} />}
        <ExplainerBox plan={plan} title={title} />
        {canFilter && wide ? <ExportButtons {...historyExport} /> : null}
      </header>
      {/* Here before there is something to announce: the list is drawn anew for each search. */}
      <p role="status" className="visually-hidden">
        {hasNoMatch ? 'Nenhum texto com esta busca ou estes filtros.' : null}
      </p>
      <HistoryList key={JSON.stringify(filters)} filters={filters} plan={plan} title={title} onNoMatch={setHasNoMatch}>
        {canFilter && !wide ? <ExportButtons {...historyExport} /> : null}
      </HistoryList>
    </div>
  );
}
