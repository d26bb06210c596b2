import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { paths } from '../../../paths';
import { Button } from '../../../ui/Button';
import { LoadFailure } from './LoadFailure';
import styles from './LoadFailure.module.css';
import { PageUnreachable } from './PageUnreachable';

/** Shown when a page throws. Its links reload the document, so that no broken state is left. */
export function UnexpectedError() {
  const error = useRouteError();
  const unreachable = error instanceof PageUnreachable;
  useEffect(() => {
    if (!unreachable) console.error(error);
  }, [error, unreachable]);
  if (unreachable) return <LoadFailure onRetry={() => location.reload()} />;
  return (
    <div className={styles.failure}>
      <h1>Unexpected Application Error!</h1>
      <p>Algo quebrou nesta página. O que você já salvou continua guardado.</p>
      <div className={styles.ways}>
        <Button onClick={() => location.reload()}>Recarregar a página</Button>
        <a className={styles.way} href={paths.landing}>
          Voltar para o início
        </a>
      </div>
    </div>
  );
}
