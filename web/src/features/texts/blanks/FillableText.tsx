import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { useConfig } from '../../../session/ConfigProvider';
import { cheapestPlanFor } from '../../../session/plan';
import { Button } from '../../../ui/Button';
import { toast } from '../../../ui/feedback/Toaster';
import { formatBlanksLeft } from './blanks';
import styles from './Blanks.module.css';
import { FillingContext } from './FillingContext';
import type { Filling } from './useFilling';

const onlyOnThisDevice = 'O que você preencheu está só neste aparelho.';

/** Around a text: lets its blanks be filled, and says how many are left. */
export function FillableText({ filling, children }: { filling: Filling; children: ReactNode }) {
  const { left, disabled, clearFilled, save, area } = filling;
  const missing = formatBlanksLeft(left);
  return (
    <FillingContext value={filling}>
      <div ref={area} className={styles.area}>
        {children}
      </div>
      {missing === null && clearFilled === null ? null : (
        <div className={styles.left}>
          <p>
            {missing === null ? 'Tudo preenchido.' : `${missing}. Toque no que está marcado.`}
            {clearFilled ? ` ${onlyOnThisDevice}` : null}
            {clearFilled && !save ? <UpgradeHint /> : null}
          </p>
          {save ? <SaveButton disabled={disabled} onSave={save} /> : null}
          {clearFilled ? (
            <Button variant="quiet" disabled={disabled} onClick={clearFilled}>
              Desfazer preenchimento
            </Button>
          ) : null}
        </div>
      )}
    </FillingContext>
  );
}

/** Where the plan does not edit: what was filled in is forgotten when the account signs out. */
function UpgradeHint() {
  const { plans } = useConfig();
  return (
    <>
      {' '}
      Copie o texto antes de sair da conta, para não perder. Com o {cheapestPlanFor(plans, 'EDITING')}, o preenchimento
      fica salvo. <Link to={paths.plans}>Ver planos</Link>
    </>
  );
}

function SaveButton({ disabled, onSave }: { disabled: boolean; onSave: () => Promise<string | null> }) {
  const [busy, setBusy] = useState(false);

  async function onClick() {
    setBusy(true);
    const failure = await onSave();
    setBusy(false);
    if (failure !== null) toast.error(failure);
  }

  return (
    <Button variant="secondary" busy={busy} disabled={disabled} onClick={() => void onClick()}>
      {busy ? 'Salvando...' : 'Salvar no texto'}
    </Button>
  );
}
