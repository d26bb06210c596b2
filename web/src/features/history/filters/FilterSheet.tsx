import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/feedback/Dialog';
import { LockIcon } from '../../../ui/forms/RadioCard';
import styles from './FilterSheet.module.css';
import { Filters, useLockedFiltersMessage } from './HistoryFilters';
import { useFilterSheet } from './useFilterSheet';
import { useHistoryFilters } from './useHistoryFilters';

/** The filters of a phone: one button that says how many are active, and a sheet with the controls. */
export function FilterSheet({ allowed }: { allowed: boolean }) {
  const { isOpen, open, close, clear } = useFilterSheet();
  const count = Object.values(useHistoryFilters(allowed)).filter((value) => value !== undefined).length;
  const locked = useLockedFiltersMessage();
  const formId = useId();
  const submit = useRef<HTMLButtonElement>(null);

  /** The button goes with the filters. */
  function clearAll() {
    submit.current?.focus();
    clear();
  }

  return (
    <>
      <Button variant="secondary" className={styles.button} aria-haspopup="dialog" onClick={open}>
        {allowed ? null : <LockIcon />}
        Filtrar
        {count > 0 ? (
          <span className={styles.count}>
            {count}
            <span className="visually-hidden"> {count === 1 ? 'filtro ativo' : 'filtros ativos'}</span>
          </span>
        ) : null}
      </Button>
      {isOpen ? (
        <Dialog
          title="Filtrar"
          focusesTitle
          onClose={close}
          actions={
            <>
              {allowed ? (
                <>
                  {/* Its room is kept: the sheet must not move under the finger that sets the first filter. */}
                  <Button variant="quiet" style={{ visibility: count > 0 ? 'visible' : 'hidden' }} onClick={clearAll}>
                    Limpar filtros
                  </Button>
                  <Button ref={submit} type="submit" form={formId}>
                    Ver textos
                  </Button>
                </>
              ) : (
                <Button onClick={close}>Fechar</Button>
              )}
            </>
          }
        >
          {allowed ? null : (
            <p>
              {locked}. <Link to={paths.plans}>Ver planos</Link>
            </p>
          )}
          <Filters allowed={allowed} sheet={{ formId, onSearch: close }} />
        </Dialog>
      ) : null}
    </>
  );
}
