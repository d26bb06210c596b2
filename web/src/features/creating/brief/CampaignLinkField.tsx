import { LockIcon } from '../../../ui/forms/RadioCard';
import { Field } from '../../../ui/forms/Field';
import { LinkButton } from '../../../ui/Button';
import { paths } from '../../../paths';
import { completeCampaignLink } from '../../business/links';
import styles from './CampaignLinkField.module.css';

interface CampaignLinkFieldProps {
  value: string;
  error: string | undefined;
  onChange: (link: string) => void;
  /** The name of the plan that opens the field, when the owner's does not. */
  lockedUntil: string | null;
}

/** Where the text should lead people to. */
export function CampaignLinkField({ value, error, onChange, lockedUntil }: CampaignLinkFieldProps) {
  if (lockedUntil) {
    return (
      <div className={styles.locked}>
        <p>
          <strong>Link da campanha</strong>
        </p>
        <LinkButton to={paths.plans} variant="quiet" aria-label={`Link da campanha: disponível no ${lockedUntil}`}>
          <LockIcon /> {lockedUntil}
        </LinkButton>
      </div>
    );
  }
  return (
    <Field
      label="Link da campanha"
      optional
      name="campaignLink"
      type="url"
      inputMode="url"
      autoComplete="off"
      placeholder="sualoja.com.br/promo"
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => onChange(completeCampaignLink(value))}
    />
  );
}
