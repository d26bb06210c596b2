import { Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/feedback/Dialog';
import { useDialogs } from '../../../ui/feedback/Dialogs';
import { useOnline } from '../../../ui/feedback/OfflineBar';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { lazyComponent } from '../../shell/page/lazyComponent';
import styles from './Ideas.module.css';
import type { Idea } from './IdeasOfToday';

const IdeasOfToday = lazyComponent(async () => (await import('./IdeasOfToday')).IdeasOfToday);

interface IdeasProps {
  /** The topic as it is; words of the owner's are replaced only after a question. */
  topic: string;
  onPick: (idea: Idea) => void;
}

/** "Não sei o que postar": topics for the owner's business; a tap fills the form (rule 12.6). */
export function Ideas({ topic, onPick }: IdeasProps) {
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState('');
  const { confirm } = useDialogs();
  const online = useOnline();

  async function pick(idea: Idea) {
    // A dialog gives the focus back when it closes: the topic takes it after that.
    flushSync(() => setOpen(false));
    const typed = topic.trim() !== '' && topic !== picked;
    if (typed && !(await confirm('Trocar o que você escreveu por esta ideia?', { confirmLabel: 'Trocar' }))) return;
    setPicked(idea.topic);
    onPick(idea);
  }

  return (
    <>
      <Button variant="secondary" className={styles.open} disabled={!online} onClick={() => setOpen(true)}>
        Não sei o que postar
      </Button>
      {open ? (
        <Dialog
          title="Ideias para hoje"
          onClose={() => setOpen(false)}
          actions={
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Fechar
            </Button>
          }
        >
          <p className={styles.lead}>
            Toque em uma para começar. Depois complete o que está entre colchetes. Ver ideias não usa créditos.
          </p>
          <Suspense fallback={<Skeleton label="Buscando ideias..." lines={[90, 76, 84, 68, 92, 74]} />}>
            <IdeasOfToday onPick={(idea) => void pick(idea)} />
          </Suspense>
        </Dialog>
      ) : null}
    </>
  );
}
