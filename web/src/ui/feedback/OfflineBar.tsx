import { useSyncExternalStore } from 'react';
import styles from './OfflineBar.module.css';

function subscribe(callback: () => void) {
  addEventListener('online', callback);
  addEventListener('offline', callback);
  return () => {
    removeEventListener('online', callback);
    removeEventListener('offline', callback);
  };
}

/** Whether the browser has a network; writes are disabled without one. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

/** A bar over every page while there is no network. */
export function OfflineBar() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={styles.bar}>
          Você está sem internet. Seu texto continua aqui; você salva e gera de novo quando a conexão voltar.
        </p>
      )}
    </div>
  );
}
