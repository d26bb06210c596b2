import { Button } from '../../../ui/Button';
import { Switch } from '../../../ui/Switch';
import type { Voice, VoiceDraft } from './voiceDraft';
import styles from './Voice.module.css';

interface LearntTextsProps {
  learnt: Voice['learntTexts'];
  draft: VoiceDraft;
  onChange(part: Partial<VoiceDraft>): void;
}

/** The switch of "aprender com as minhas edições", and what was learnt, each of it removable. */
export function LearntTexts({ learnt, draft, onChange }: LearntTextsProps) {
  const { learnsFromEdits, forgottenTexts } = draft;
  const shown = learnt.filter(({ id }) => !forgottenTexts.includes(id));
  return (
    <div className={styles.group}>
      <Switch checked={learnsFromEdits} onChange={(wanted) => onChange({ learnsFromEdits: wanted })}>
        Aprender com as minhas edições
      </Switch>
      <p className={styles.hint}>Os três últimos textos que você editou entram sozinhos na voz da loja.</p>
      {learnsFromEdits && shown.length > 0 ? (
        <ul className={styles.learnt} aria-label="O que a voz aprendeu">
          {shown.map(({ id, text }, index) => (
            <li key={id}>
              <p>{text}</p>
              <Button variant="quiet" onClick={() => onChange({ forgottenTexts: [...forgottenTexts, id] })}>
                Esquecer<span className="visually-hidden"> o texto {index + 1}</span>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
