import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/Button';
import { toast } from '../../../ui/Toaster';
import { blanksLeft } from './blanks';
import styles from './Blanks.module.css';
import { FillingContext } from './FillingContext';
import type { Filling } from './useFilling';

/** Around a text: lets its blanks be filled, and says how many are left. */
export function FillableText({ filling, children }: { filling: Filling; children: ReactNode }) {
  const { left, disabled, empty, save, area } = filling;
  const missing = blanksLeft(left);
  return (
    <FillingContext value={filling}>
      <div ref={area} className={styles.area}>
        {children}
      </div>
      {missing === null && empty === null ? null : (
        <div className={styles.left}>
          <p>
            {missing === null ? 'Tudo preenchido.' : `${missing}. Toque no que está marcado.`}
            {save ? ' O que você preencheu está só neste aparelho.' : null}
          </p>
          {save ? <SaveButton disabled={disabled} onSave={save} /> : null}
          {empty ? (
            <Button variant="quiet" disabled={disabled} onClick={empty}>
              Desfazer preenchimento
            </Button>
          ) : null}
        </div>
      )}
    </FillingContext>
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
