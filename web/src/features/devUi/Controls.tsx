import { useState } from 'react';
import { Button, LinkButton } from '../../ui/Button';
import { CopyButton } from '../../ui/CopyButton';
import { Field } from '../../ui/forms/Field';
import { PasswordField } from '../../ui/forms/PasswordField';
import { LockedCard, RadioCard, RadioGroup } from '../../ui/forms/RadioCard';
import { Segmented } from '../../ui/forms/Segmented';
import { Tabs } from '../../ui/layout/Tabs';
import { TextAreaField } from '../../ui/forms/TextAreaField';
import { Row, Section } from './Section';

const variants = [
  ['primary', 'Principal'],
  ['secondary', 'Secundário'],
  ['quiet', 'Discreto'],
  ['danger', 'Perigo'],
] as const;

/** Everything that is pressed. */
export function Buttons() {
  return (
    <Section title="Botões">
      {[{}, { disabled: true }, { busy: true }].map((state, index) => (
        <Row key={index}>
          {variants.map(([variant, label]) => (
            <Button key={variant} variant={variant} {...state}>
              {label}
            </Button>
          ))}
        </Row>
      ))}
      <Row>
        <LinkButton to="#">Link com cara de botão</LinkButton>
        <CopyButton text="Bem te vi" />
      </Row>
    </Section>
  );
}

/** Everything that is typed into. */
export function Fields() {
  const [limited, setLimited] = useState('Pão de queijo 🧀');
  return (
    <Section title="Campos">
      <Field label="Nome do negócio" placeholder="Pão da Praça" />
      <Field label="Cidade" optional hint="Aparece nos textos quando fizer sentido." />
      <Field label="E-mail" defaultValue="marta" error="Confira o e-mail." />
      <Field label="Plano" defaultValue="Plano Ninho" disabled />
      <PasswordField label="Senha" defaultValue="Padaria123" />
      <TextAreaField
        label="Texto com contador"
        value={limited}
        limit={20}
        onChange={(event) => setLimited(event.target.value)}
      />
      <TextAreaField label="Perto do limite" defaultValue={'a'.repeat(95)} limit={100} />
      <TextAreaField label="Acima do limite" defaultValue={'a'.repeat(112)} limit={100} />
    </Section>
  );
}

const flavours = ['Coxinha', 'Empada', 'Quibe'];

/** Everything of which one is chosen. */
export function Choices() {
  const [flavour, setFlavour] = useState<string | null>('Coxinha');
  const [view, setView] = useState<'text' | 'look'>('text');
  const [tab, setTab] = useState(0);
  return (
    <Section title="Escolhas">
      <RadioGroup legend="Salgado" hint="Toque de novo para desmarcar." columns={4}>
        {flavours.map((label) => (
          <RadioCard
            key={label}
            name="salgado"
            value={label}
            label={label}
            checked={flavour === label}
            onSelect={() => setFlavour(label)}
            onDeselect={() => setFlavour(null)}
          />
        ))}
        <RadioCard name="salgado" value="fim" label="Esgotado" checked={false} disabled onSelect={() => {}} />
        <LockedCard to="#" label="Kit festa" requires="Plano Voo" />
      </RadioGroup>
      <Segmented
        label="Como ver"
        options={[
          { key: 'text', label: 'Texto' },
          { key: 'look', label: 'Como vai ficar' },
        ]}
        value={view}
        onChange={setView}
      />
      <Tabs label="Dias" tabs={['Segunda', 'Terça', 'Quarta']} active={tab} onChange={setTab}>
        <p>Prato do dia {tab + 1}</p>
      </Tabs>
      <Tabs label="Dias fechados" tabs={['Sábado', 'Domingo']} active={0} onChange={() => {}} disabled>
        <p>Enquanto se edita, as outras abas esperam.</p>
      </Tabs>
    </Section>
  );
}
