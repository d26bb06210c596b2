import { useMutation } from '@apollo/client/react';
import { useId, useState } from 'react';
import { graphql } from '../../../gql';
import { ReauthenticationField } from '../../../session/ReauthenticationField';
import { reauthenticationError, useReauthentication } from '../../../session/reauthentication';
import { Button } from '../../../ui/Button';
import { CopyButton } from '../../../ui/CopyButton';
import { Dialog } from '../../../ui/feedback/Dialog';
import { Field } from '../../../ui/forms/Field';
import { Notice } from '../../../ui/feedback/Notice';
import { requiredRule, useCheckedSubmit } from '../../../ui/forms/useCheckedSubmit';
import styles from './ApiKeys.module.css';

const CreateKey = graphql(`
  mutation CreateApiKey($input: CreateApiKeyInput!) {
    createApiKey(input: $input) {
      __typename
      ... on CreateApiKeySuccess {
        secret
      }
      ... on Failure {
        message
      }
    }
  }
`);

const messages = {
  wrongPassword: 'Senha incorreta. Nenhuma chave foi criada.',
  failed: 'Não foi possível criar a chave. Tente novamente.',
};

/** Asks for a name and for who is there, makes the key, and shows its secret this once. */
export function CreateKeyDialog({ onCreated, onClose }: { onCreated(): void; onClose(): void }) {
  const reauthentication = useReauthentication();
  // Not kept anywhere but here: Apollo's cache does not get the secret.
  const [mutate] = useMutation(CreateKey, { fetchPolicy: 'no-cache' });
  const [problem, setProblem] = useState<string | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const formId = useId();

  const rules = {
    name: requiredRule('Dê um nome à chave, para saber onde ela é usada.'),
    password: reauthentication.rule,
  };
  const { busy, onSubmit, fieldProps } = useCheckedSubmit(rules, async (form) => {
    setProblem(null);
    try {
      await reauthentication.reauthenticate(form);
      const { data } = await mutate({ variables: { input: { name: String(form.get('name')) } } });
      const result = data?.createApiKey;
      if (result?.__typename !== 'CreateApiKeySuccess') return setProblem(result?.message || messages.failed);
      setSecret(result.secret);
      onCreated();
    } catch (error) {
      setProblem(reauthenticationError(error, messages));
    }
  });

  if (secret !== null) return <SecretDialog secret={secret} onClose={onClose} />;
  return (
    <Dialog
      title="Criar chave de API"
      onClose={() => busy || onClose()}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            Criar chave
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
        <Field
          {...fieldProps('name')}
          label="Nome da chave"
          hint="Onde ela vai ser usada, como Loja virtual."
          maxLength={40}
          autoComplete="off"
          required
        />
        <ReauthenticationField {...fieldProps('password')} reauthentication={reauthentication} action="confirmar" />
      </form>
      {problem ? (
        <Notice tone="error" reveal>
          {problem}
        </Notice>
      ) : null}
    </Dialog>
  );
}

/** Shows the secret, which nobody can read again: Escape closes the dialog only once it was copied. */
function SecretDialog({ secret, onClose }: { secret: string; onClose(): void }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <Dialog
      title="Guarde a chave agora"
      focusesTitle
      onClose={() => isCopied && onClose()}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Já guardei
          </Button>
          <CopyButton variant="primary" text={secret} onCopied={() => setCopied(true)} />
        </>
      }
    >
      <p>Ela aparece só desta vez. Quem tem a chave pede textos por você e gasta seus créditos.</p>
      <code className={styles.secret}>{secret}</code>
    </Dialog>
  );
}
