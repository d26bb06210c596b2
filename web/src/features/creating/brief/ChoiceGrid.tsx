import { paths } from '../../../paths';
import { LockedCard, RadioCard, RadioGroup } from '../../../ui/forms/RadioCard';
import { CatalogIcon } from './CatalogIcon';

interface Option<Key extends string> {
  key: Key;
  label: string;
  /** The name of the plan that opens it. */
  requires: string;
}

interface ChoiceGridProps<Key extends string> {
  name: string;
  legend: string;
  hint?: string;
  columns: 3 | 4;
  options: readonly Option<Key>[];
  /** The keys that the owner's plan includes; the rest is shown locked. */
  open: readonly Key[];
  value: Key;
  onChange: (key: Key) => void;
  /** On a phone they stand in one row that scrolls. */
  inOneRow?: boolean;
  /** When given, the locked ones are folded under it. */
  moreLabel?: string;
  /** What is chosen when the chosen card is clicked again; without it a choice stays. */
  none?: Key;
}

/** The content types or the goals: one of them is chosen, those of a higher plan lead to /plans. */
export function ChoiceGrid<Key extends string>(props: ChoiceGridProps<Key>) {
  const { name, legend, hint, columns, inOneRow, moreLabel, options, open, value, onChange, none } = props;
  const isOpen = ({ key }: Option<Key>) => open.includes(key);
  const card = (option: Option<Key>) => {
    const { key, label, requires } = option;
    const icon = <CatalogIcon name={key} />;
    if (!isOpen(option)) return <LockedCard key={key} to={paths.plans} label={label} requires={requires} icon={icon} />;
    return (
      <RadioCard
        key={key}
        name={name}
        value={key}
        label={label}
        icon={icon}
        checked={value === key}
        onSelect={() => onChange(key)}
        onDeselect={none === undefined ? undefined : () => onChange(none)}
      />
    );
  };
  const folded = moreLabel ? options.filter((option) => !isOpen(option)) : [];
  return (
    <RadioGroup
      legend={legend}
      hint={hint}
      columns={columns}
      inOneRow={inOneRow}
      more={moreLabel && folded.length > 0 ? { label: moreLabel, cards: folded.map(card) } : undefined}
    >
      {options.filter((option) => !folded.includes(option)).map(card)}
    </RadioGroup>
  );
}
