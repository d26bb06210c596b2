import type { InputHTMLAttributes } from 'react';
import { Field } from '../../ui/forms/Field';
import { TextAreaField } from '../../ui/forms/TextAreaField';
import { useAfterPress } from '../../ui/forms/useAfterPress';
import { digitsOf } from './links';
import {
  profileFields,
  formatFieldValue,
  type ProfileDraft,
  type ProfileErrors,
  type ProfileField,
  type ProfileRules,
} from './profileFields';
import styles from './ProfileSteps.module.css';

interface StepProps {
  draft: ProfileDraft;
  errors: ProfileErrors;
  rules: ProfileRules;
  onChange: (field: ProfileField, value: string) => void;
  /** Called when a field loses the focus, to complete what was typed. */
  onBlur: (field: ProfileField) => void;
}

/** Defers `onBlur`: an error that appears while a button below is being pressed would move it away from its click. */
function useDeferredBlur(props: StepProps): StepProps {
  const afterPress = useAfterPress();
  return { ...props, onBlur: (field) => afterPress(() => props.onBlur(field)) };
}

/** The attributes of a field; `name` is the field's name in the API, so that a server error can focus it. */
function attributesOf(field: ProfileField, { draft, errors, rules, onChange, onBlur }: StepProps) {
  const required = rules.requiredProfileFields.includes(field);
  return {
    name: field,
    label: profileFields[field].label,
    limit: rules.limits[field],
    required,
    optional: !required,
    value: formatFieldValue(field, draft[field]),
    error: errors[field],
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
    onBlur: () => onBlur(field),
  };
}

/** Step 1: what the business is and for whom. */
export function BusinessStep(props: StepProps) {
  const step = useDeferredBlur(props);
  return (
    <div className={styles.fields}>
      <Field {...attributesOf('businessName', step)} autoComplete="organization" placeholder="Ex.: Salão da Lu" />
      <TextAreaField
        {...attributesOf('businessDesc', step)}
        hint="O que você faz e o que só você tem."
        placeholder="Ex.: salão de bairro especializado em cachos, com hora marcada e café passado na hora"
      />
      <TextAreaField
        {...attributesOf('targetAudience', step)}
        rows={3}
        hint="Quem compra de você hoje."
        placeholder="Ex.: mulheres de 25 a 50 anos que moram ou trabalham perto"
      />
    </div>
  );
}

const contactFields: [ProfileField, InputHTMLAttributes<HTMLInputElement> & { hint?: string }][] = [
  ['businessCity', { autoComplete: 'address-level2', placeholder: 'Ex.: Porto Alegre' }],
  ['businessNeighborhood', { autoComplete: 'address-level3', placeholder: 'Ex.: Cidade Baixa' }],
  ['linkWebsite', { inputMode: 'url', autoComplete: 'url', placeholder: 'Ex.: salaodalu.com.br' }],
  ['linkInstagram', { autoCapitalize: 'none', autoComplete: 'off', placeholder: 'Ex.: @salaodalu' }],
  [
    'linkWhatsapp',
    {
      type: 'tel',
      inputMode: 'numeric',
      autoComplete: 'tel-national',
      placeholder: 'Ex.: 51912345678',
      hint: 'Só DDD e número. A gente completa o 55.',
    },
  ],
];

/** Step 2: where it is and how people reach it. While a number is typed only its digits stay. */
export function ContactStep(props: StepProps) {
  const step = useDeferredBlur({
    ...props,
    onChange: (field, value) => props.onChange(field, field === 'linkWhatsapp' ? digitsOf(value) : value),
  });
  return (
    <div className={styles.fields} data-pairs>
      {contactFields.map(([field, attributes]) => (
        <Field key={field} {...attributes} {...attributesOf(field, step)} spellCheck={false} />
      ))}
    </div>
  );
}
