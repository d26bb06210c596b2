import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { LockIcon } from '../../ui/forms/RadioCard';
import styles from './LockedVariations.module.css';

interface LockedVariationsProps {
  count: number;
  from: number;
  plan: string;
  onOpen?: () => void;
}

/** A locked tab for each variation beyond those that the plan writes or shows. */
export function LockedVariations({ count, from, plan, onOpen }: LockedVariationsProps) {
  return Array.from({ length: count }, (_, index) => {
    const name = `Variação ${from + index + 1}`;
    return (
      <Link
        key={name}
        to={paths.plans}
        className={styles.tab}
        aria-label={`${name}: disponível no ${plan}`}
        onClick={onOpen}
      >
        <LockIcon /> {name}
      </Link>
    );
  });
}
