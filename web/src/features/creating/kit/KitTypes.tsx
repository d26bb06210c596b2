import type { ContentType } from '../../../gql/graphql';
import { useConfig } from '../../../session/ConfigProvider';
import { CheckCard, RadioGroup } from '../../../ui/forms/RadioCard';
import { CatalogIcon } from '../brief/CatalogIcon';

interface KitTypesProps {
  options: readonly { readonly key: ContentType; readonly label: string }[];
  value: readonly ContentType[];
  /** Why the choice cannot be taken. */
  error: string | undefined;
  onChange: (types: ContentType[]) => void;
}

/** The types of a kit, one text of each. */
export function KitTypes({ options, value, error, onChange }: KitTypesProps) {
  const { smallestKit, largestKit } = useConfig().limits;
  return (
    <RadioGroup
      legend="O que vai no kit?"
      hint={`Escolha de ${smallestKit} a ${largestKit}. Cada texto usa 1 crédito.`}
      error={error}
      columns={3}
    >
      {options.map(({ key, label }) => (
        <CheckCard
          key={key}
          name="contentTypes"
          value={key}
          label={label}
          icon={<CatalogIcon name={key} />}
          checked={value.includes(key)}
          onChange={(isIn) =>
            onChange(
              options.map((option) => option.key).filter((other) => (other === key ? isIn : value.includes(other))),
            )
          }
        />
      ))}
    </RadioGroup>
  );
}
