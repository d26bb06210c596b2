import { useSearchParams } from 'react-router-dom';
import { useConfig } from '../../session/ConfigProvider';
import { cheapestPlanFor } from '../../session/plan';
import { Button } from '../../ui/Button';
import { LockIcon } from '../../ui/RadioCard';
import { Tooltip } from '../../ui/Tooltip';
import styles from './HistoryFilters.module.css';
import { useHistoryFilters } from './useHistoryFilters';

/** Search, type, goal and favourites. For a free plan all are disabled and say which plan opens them. */
export function HistoryFilters({ allowed }: { allowed: boolean }) {
  const { plans } = useConfig();
  if (allowed) return <Filters allowed />;
  const locked = `Filtros avançados estão disponíveis a partir do ${cheapestPlanFor(plans, 'HISTORY_FILTERS')}`;
  return (
    <Tooltip text={locked} block>
      {(trigger) => <Filters allowed={false} trigger={trigger} />}
    </Tooltip>
  );
}

function Filters({ allowed, trigger }: { allowed: boolean; trigger?: { 'aria-describedby': string } }) {
  const { contentTypes, tones, limits } = useConfig();
  const { contentType, tone, favourites, search: searched } = useHistoryFilters(allowed);
  const [, setSearch] = useSearchParams();

  function choose(name: string, key: string) {
    setSearch(
      (search) => {
        if (key) search.set(name, key);
        else search.delete(name);
        return search;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  const filters = [
    { name: 'tipo', label: 'Tipo de conteúdo', all: 'Todos os tipos', options: contentTypes, value: contentType },
    { name: 'objetivo', label: 'Objetivo', all: 'Todos os objetivos', options: tones, value: tone },
  ];
  return (
    // Locked, nothing in it can have the focus, so the group has it to say why.
    <div className={styles.root} role="group" aria-label="Filtros" tabIndex={allowed ? undefined : 0} {...trigger}>
      <form
        className={styles.search}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          choose('busca', String(new FormData(event.currentTarget).get('busca') ?? '').trim());
        }}
      >
        <label className={styles.field}>
          <span>{allowed ? null : <LockIcon />} Buscar nos textos</span>
          <input
            // A search that is removed from the address is removed from the field.
            key={searched ?? ''}
            type="search"
            name="busca"
            defaultValue={searched}
            maxLength={limits.search}
            disabled={!allowed}
          />
        </label>
        <Button type="submit" variant="secondary" disabled={!allowed}>
          Buscar
        </Button>
        <Button
          variant="quiet"
          disabled={!allowed}
          aria-pressed={favourites ?? false}
          onClick={() => choose('favoritas', favourites ? '' : 'sim')}
        >
          {favourites ? '★' : '☆'} Favoritas
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
            onChange={(event) => choose(name, event.target.value.toLowerCase())}
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
