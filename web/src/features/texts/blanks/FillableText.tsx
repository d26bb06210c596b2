import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button';
import { blanksLeft } from './blanks';
import styles from './Blanks.module.css';
import { FillingContext } from './FillingContext';
import type { Filling } from './useFilling';

/** Around a text: lets its blanks be filled, and says how many are left. */
export function FillableText({ filling, children }: { filling: Filling; children: ReactNode }) {
  const { left, empty, area } = filling;
  const missing = blanksLeft(left);
  return (
    <FillingContext value={filling}>
      <div ref={area} className={styles.area}>
        {children}
      </div>
      {missing === null && empty === null ? null : (
        <div className={styles.left}>
          <p>{missing === null ? 'Tudo preenchido.' : `${missing}. Toque no que está marcado.`}</p>
          {empty ? (
            <Button variant="quiet" onClick={empty}>
              Desfazer preenchimento
            </Button>
          ) : null}
        </div>
      )}
    </FillingContext>
  );
}
