import { useState, type ReactNode } from 'react';
import { Badge } from '../ui/Badge';
import { Button, LinkButton } from '../ui/Button';
import { CopyButton } from '../ui/CopyButton';
import { Dialog } from '../ui/Dialog';
import { useDialogs } from '../ui/Dialogs';
import { EmptyState } from '../ui/EmptyState';
import { Field } from '../ui/Field';
import { Notice } from '../ui/Notice';
import { PasswordField } from '../ui/PasswordField';
import { ProgressBar } from '../ui/ProgressBar';
import { LockedCard, RadioCard, RadioGroup } from '../ui/RadioCard';
import { Segmented } from '../ui/Segmented';
import { Skeleton } from '../ui/Skeleton';
import { Spinner } from '../ui/Spinner';
import { Tabs } from '../ui/Tabs';
import { TextAreaField } from '../ui/TextAreaField';
import { toast } from '../ui/Toaster';
import { Tooltip } from '../ui/Tooltip';
import styles from './DevUi.module.css';

/** Every piece of `ui/` in every state, for whoever builds with it. Follows the system's light or dark theme. */
export function Component() {
  return (
    <div className={styles['page']}>
      <h1>Peças da interface</h1>
      <Buttons />
      <Fields />
      <Choices />
      <Messages />
      <Overlays />
      <Waiting />
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['section']}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

const Row = ({ children }: { children: ReactNode }) => <div className={styles['row']}>{children}</div>;

const variants = [
  ['primary', 'Principal'],
  ['secondary', 'Secundário'],
  ['quiet', 'Discreto'],
  ['danger', 'Perigo'],
] as const;

function Buttons() {
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

function Fields() {
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

function Choices() {
  const [flavour, setFlavour] = useState<string | null>('Coxinha');
  const [view, setView] = useState<'text' | 'look'>('text');
  const [tab, setTab] = useState(0);
  return (
    <Section title="Escolhas">
      <RadioGroup legend="Salgado" hint="Toque de novo no escolhido para tirar." columns={4}>
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

const badges = ['neutral', 'brand', 'success', 'info', 'warning', 'danger'] as const;
const notices = ['info', 'success', 'warning', 'error'] as const;

function Messages() {
  return (
    <Section title="Avisos">
      <Row>
        {badges.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Row>
      {notices.map((tone) => (
        <Notice key={tone} tone={tone}>
          Um aviso do tipo {tone}, com um <a href="#avisos">caminho</a>.
        </Notice>
      ))}
      <Row>
        <Button variant="secondary" onClick={() => toast.success('Perfil salvo com sucesso!')}>
          Mostrar sucesso
        </Button>
        <Button variant="secondary" onClick={() => toast.error('Não foi possível salvar.')}>
          Mostrar erro
        </Button>
      </Row>
      <EmptyState title="Nada por aqui ainda." action={<LinkButton to="#">Criar o primeiro</LinkButton>}>
        O que você criar aparece nesta lista.
      </EmptyState>
    </Section>
  );
}

function Overlays() {
  const dialogs = useDialogs();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Section title="Por cima da página">
      <Row>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Abrir diálogo
        </Button>
        <Button variant="secondary" onClick={() => void dialogs.alert('O texto foi guardado.')}>
          Abrir alerta
        </Button>
        <Button variant="secondary" onClick={() => void dialogs.confirm('Quer mesmo excluir?', { danger: true })}>
          Abrir pergunta
        </Button>
        <Tooltip text="Os créditos que sobram não passam para o mês seguinte.">
          {(trigger) => (
            <Button {...trigger} variant="quiet">
              Com dica
            </Button>
          )}
        </Tooltip>
      </Row>
      {open ? (
        <Dialog title="Renomear a criação" onClose={close} actions={<Button onClick={close}>Pronto</Button>}>
          <Field label="Nome" />
        </Dialog>
      ) : null}
    </Section>
  );
}

function Waiting() {
  return (
    <Section title="Espera">
      <ProgressBar label="Cadastro" step={2} steps={['Negócio', 'Contatos', 'Resumo']} />
      <Row>
        <Spinner label="Carregando" />
      </Row>
      <Skeleton label="Escrevendo…" />
    </Section>
  );
}
