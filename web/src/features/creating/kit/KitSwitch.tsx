import { paths } from '../../../paths';
import { LinkButton } from '../../../ui/Button';
import { LockIcon } from '../../../ui/forms/RadioCard';
import { Segmented } from '../../../ui/forms/Segmented';
import styles from './KitSwitch.module.css';

const modes = [
  { key: 'text', label: 'Um texto' },
  { key: 'kit', label: 'Kit de campanha' },
] as const;

interface KitSwitchProps {
  isKit: boolean;
  onChange: (isKit: boolean) => void;
  /** The name of the plan that opens kits, when the owner's does not. */
  lockedUntil: string | null;
}

/** One text, or a kit: the same idea as several types of content at once. */
export function KitSwitch({ isKit, onChange, lockedUntil }: KitSwitchProps) {
  if (lockedUntil) {
    return (
      <div className={styles.locked}>
        <p>
          <strong>Kit de campanha</strong> Uma ideia, vários textos de uma vez.
        </p>
        <LinkButton to={paths.plans} variant="quiet" aria-label={`Kit de campanha: disponível no ${lockedUntil}`}>
          <LockIcon /> {lockedUntil}
        </LinkButton>
      </div>
    );
  }
  return (
    <Segmented
      label="Um texto ou um kit"
      options={modes}
      value={isKit ? 'kit' : 'text'}
      onChange={(mode) => onChange(mode === 'kit')}
    />
  );
}
