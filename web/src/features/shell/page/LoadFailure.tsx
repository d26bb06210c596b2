import { useEffect } from 'react';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import styles from './LoadFailure.module.css';

/** What a page shows when it could not load, with a way to try again; it tries by itself once there is a network again. */
export function LoadFailure({
  message = 'Não foi possível carregar esta página. Verifique sua conexão e tente novamente.',
  onRetry,
}: {
  message?: string;
  onRetry(): void;
}) {
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <div className={styles.failure}>
      <Notice tone="error">
        <p>{message}</p>
      </Notice>
      <Button variant="secondary" onClick={onRetry}>
        Tentar novamente
      </Button>
    </div>
  );
}
