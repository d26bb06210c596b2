import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths';
import { useConfig } from '../../../session/ConfigProvider';
import { cheapestPlanFor } from '../../../session/plan';
import { Button } from '../../../ui/Button';
import { LockIcon } from '../../../ui/forms/RadioCard';
import { Tooltip } from '../../../ui/feedback/Tooltip';
import styles from './HistoryFilters.module.css';
import { useHistoryFilters } from './useHistoryFilters';

/** Search, type, goal and favourites. For a free plan all are disabled and say which plan opens them. */
export function HistoryFilters({ allowed }: { allowed: boolean }) {
  const locked = useLockedFiltersMessage();
  if (allowed) return <Filters allowed />;
  return (
    <Tooltip text={locked} more={<Link to={paths.plans}>Ver planos</Link>} block>
      {(trigger) => <Filters allowed={false} trigger={trigger} />}
    </Tooltip>
  );
}

/** What locked filters say. */
export function useLockedFiltersMessage(): string {
  const { plans } = useConfig();
  return `Filtros avançados estão disponíveis a partir do ${cheapestPlanFor(plans, 'HISTORY_FILTERS')}`;
}

interface FiltersProps {
  allowed: boolean;
  /** Of the tooltip that says why they are locked. */
  trigger?: { 'aria-describedby': string };
  /** For a form whose submit button is elsewhere: its id, and what follows a search. */
  sheet?: { formId: string; onSearch: () => void };
}

/** The controls themselves. */
export function Filters({ allowed, trigger, sheet }: FiltersProps) {
  const { contentTypes, tones, limits } = useConfig();
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const { contentType, tone, favourites, search } = useHistoryFilters(allowed);

  // A search that is removed from the address is removed from the field, which keeps the focus after one.
  const searchField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (searchField.current) searchField.current.value = search ?? '';
  }, [search]);

  /** Resolves when the address has it. */
  function setFilter(name: string, key: string): void | Promise<void> {
    const next = new URLSearchParams(params);
    if (key) next.set(name, key);
    else next.delete(name);
    // An open sheet is a state of the entry and stays open.
    return navigate({ search: String(next) }, { replace: true, preventScrollReset: true, state });
  }

  const filters = [
    { name: 'tipo', label: 'Tipo de conteúdo', all: 'Todos os tipos', options: contentTypes, value: contentType },
    { name: 'objetivo', label: 'Objetivo', all: 'Todos os objetivos', options: tones, value: tone },
  ];
  return (
    // Locked, nothing in it can have the focus, so the group has it to say why.
    <div
      className={styles.root}
      role="group"
      aria-label="Filtros"
      tabIndex={allowed || sheet ? undefined : 0}
      {...trigger}
    >
      <form
        id={sheet?.formId}
        className={styles.search}
        role="search"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const typed = String(new FormData(event.currentTarget).get('busca') ?? '').trim();
          void Promise.resolve(setFilter('busca', typed)).then(sheet?.onSearch);
        }}
      >
        <label className={styles.field}>
          <span>{allowed ? null : <LockIcon />} Buscar nos textos</span>
          <input
            ref={searchField}
            type="search"
            name="busca"
            defaultValue={search}
            maxLength={limits.search}
            disabled={!allowed}
          />
        </label>
        {sheet ? null : (
          <Button type="submit" variant="secondary" disabled={!allowed}>
            Buscar
          </Button>
        )}
        <Button
          variant="quiet"
          disabled={!allowed}
          aria-pressed={favourites ?? false}
          onClick={() => void setFilter('favoritas', favourites ? '' : 'sim')}
        >
          {favourites ? '★' : '☆'} Favoritos
        </Button>
      </form>
      {filters.map(({ name, label, all, options, value }) => (
        <label key={name} className={styles.filter}>
          <span>
            {allowed ? null : <LockIcon />} {label}
          </span>
          <select
            value={value ?? ''}
            disabled={!allowed}
            onChange={(event) => void setFilter(name, event.target.value.toLowerCase())}
          >
            <option value="">{all}</option>
            {options.map((option) => (
              <option key={option.key} value={option.key}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
