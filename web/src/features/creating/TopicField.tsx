import type { Ref } from 'react';
import { TextAreaField } from '../../ui/TextAreaField';
import { useRotatingText } from './useRotatingText';

const examples = [
  'Ex.: escova e hidratação por R$ 89 às terças, com hora marcada',
  'Ex.: hambúrguer novo de costela com cheddar, só neste fim de semana',
  'Ex.: banho e tosa com leva e traz grátis no bairro',
  'Ex.: troca de óleo e revisão de freios antes da viagem de férias',
  'Ex.: chegaram os tricôs de inverno, do P ao G3',
  'Ex.: bolo de aniversário por encomenda, com 3 dias de antecedência',
  'Ex.: agenda de sábado aberta para manicure em domicílio',
  'Ex.: treino de 30 minutos para quem trabalha o dia todo',
];

interface TopicFieldProps {
  ref: Ref<HTMLTextAreaElement>;
  value: string;
  error: string | undefined;
  onChange: (topic: string) => void;
}

/** What the text is about. The example in it changes every 3.5 s until something is typed. */
export function TopicField({ ref, value, error, onChange }: TopicFieldProps) {
  const example = useRotatingText(examples, 3_500, value !== '');
  return (
    <TextAreaField
      ref={ref}
      name="topic"
      label="Sobre o que é o texto?"
      hint="Conte preço, prazo e o que torna isso especial."
      placeholder={example}
      value={value}
      error={error}
      limit={1_000}
      required
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
