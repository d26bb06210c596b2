import { Accordion } from '../../ui/layout/Accordion';
import { useState } from 'react';
import { Badge } from '../../ui/Badge';
import { Button, LinkButton } from '../../ui/Button';
import { Dialog } from '../../ui/feedback/Dialog';
import { useDialogs } from '../../ui/feedback/Dialogs';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Field } from '../../ui/forms/Field';
import { Notice } from '../../ui/feedback/Notice';
import { ProgressBar } from '../../ui/feedback/ProgressBar';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Spinner } from '../../ui/feedback/Spinner';
import { toast } from '../../ui/feedback/Toaster';
import { Tooltip } from '../../ui/feedback/Tooltip';
import { Row, Section } from './Section';

const badges = ['neutral', 'brand', 'success', 'info', 'warning', 'danger'] as const;
const notices = ['info', 'success', 'warning', 'error'] as const;

/** Everything that says how something went. */
export function Messages() {
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
      <Accordion
        items={[
          { question: 'O que é um crédito?', answer: ['É um clique em Gerar.', 'Se o texto não sair, ele volta.'] },
          { question: 'E se eu não usar todos?', answer: ['O que sobra não passa para o mês seguinte.'] },
        ]}
      />
      <EmptyState title="Nada por aqui ainda." action={<LinkButton to="#">Criar o primeiro</LinkButton>}>
        O que você criar aparece nesta lista.
      </EmptyState>
    </Section>
  );
}

/** Everything that lies over the page. */
export function Overlays() {
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

/** Everything that stands where something will be. */
export function Waiting() {
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
