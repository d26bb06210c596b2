import type { Ref } from 'react';
import { TextAreaField } from '../../../ui/forms/TextAreaField';
import { hasBlank } from '../../texts/blanks/blanks';
import { useRotatingText } from './useRotatingText';

interface TopicFieldProps {
  ref: Ref<HTMLTextAreaElement>;
  value: string;
  /** Topics to show while nothing is typed. */
  suggestions: readonly string[];
  /** The longest topic, in characters as people count them. */
  limit: number;
  error: string | undefined;
  onChange: (topic: string) => void;
}

/** What the text is about. The example in it changes every 3.5 s until something is typed. */
export function TopicField({ ref, value, suggestions, limit, error, onChange }: TopicFieldProps) {
  const example = useRotatingText(suggestions, 3_500, value !== '');
  return (
    <TextAreaField
      ref={ref}
      name="topic"
      label="Sobre o que é o texto?"
      hint={
        hasBlank(value)
          ? 'Complete o que está entre colchetes. O que ficar em branco você preenche depois, no texto.'
          : 'Conte preço, prazo e o que torna isso especial.'
      }
      placeholder={`Ex.: ${example}`}
      value={value}
      error={error}
      limit={limit}
      // So that what helps who does not know what to type is on the first screen of a phone.
      rows={3}
      required
      onFocus={({ currentTarget }) => {
        // From here on its caret is where somebody has put it.
        currentTarget.dataset['touched'] = 'true';
      }}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
