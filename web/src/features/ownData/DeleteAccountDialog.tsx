import { useMutation } from '@apollo/client/react';
import { useId, useState } from 'react';
import { graphql } from '../../gql';
import { useConfig } from '../../session/ConfigProvider';
import { signOut } from '../../session/identity';
import { ReauthenticationField } from '../../session/ReauthenticationField';
import { reauthenticationError, useReauthentication } from '../../session/reauthentication';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/feedback/Dialog';
import { Field } from '../../ui/forms/Field';
import { Notice } from '../../ui/feedback/Notice';
import { useOnline } from '../../ui/feedback/OfflineBar';
import { toast } from '../../ui/feedback/Toaster';
import { useCheckedSubmit } from '../../ui/forms/useCheckedSubmit';
import styles from './OwnData.module.css';

const DeleteAccount = graphql(`
  mutation DeleteAccount($input: DeleteAccountInput!) {
    deleteAccount(input: $input) {
      __typename
      ... on DeleteAccountSuccess {
        userId
        subscriptionEnded
      }
      ... on Failure {
        message
      }
    }
  }
`);

const accountDeleted = 'Sua conta foi excluída.';
const deletionInProgress =
  'A exclusão da sua conta está em andamento. Seu acesso já foi encerrado e nada mais será cobrado: se alguma cobrança passar, ela é devolvida.';
/** What the server answered: the words for a success, or for a refusal. */
type Outcome = { readonly done: string } | { readonly refused: string };
/** In small letters too: a phone's keyboard starts with them. */
const matchesWord = (typed: string, word: string) => typed.trim().toLocaleUpperCase('pt-BR') === word;
const failed = 'Não foi possível excluir a conta. Tente novamente.';

const messageOf = (error: unknown): string =>
  reauthenticationError(error, { wrongPassword: 'Senha incorreta. A conta não foi excluída.', failed });

/** Asks who is there and whether they mean it, then deletes everything; the session ends on every device. */
export function DeleteAccountDialog({ onClose }: { onClose(): void }) {
  const { withdrawalDays, deletionConfirmation: word } = useConfig();
  const reauthentication = useReauthentication();
  const online = useOnline();
  const [mutate] = useMutation(DeleteAccount);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const formId = useId();

  async function remove(form: FormData): Promise<Outcome> {
    await reauthentication.reauthenticate(form);
    const { data } = await mutate({ variables: { input: { confirmation: word } } });
    const result = data?.deleteAccount;
    if (result?.__typename !== 'DeleteAccountSuccess') return { refused: result?.message || failed };
    return { done: result.subscriptionEnded ? accountDeleted : deletionInProgress };
  }

  const { busy, onSubmit, fieldProps } = useCheckedSubmit({ password: reauthentication.rule }, async (form) => {
    setProblem(null);
    const outcome = await remove(form).catch((error: unknown): Outcome => ({ refused: messageOf(error) }));
    if ('refused' in outcome) return setProblem(outcome.refused);
    toast.success(outcome.done);
    return signOut().catch(console.error);
  });

  return (
    <Dialog
      role="alertdialog"
      title="Excluir sua conta e tudo o que há nela?"
      onClose={() => busy || onClose()}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Manter minha conta
          </Button>
          <Button
            variant="danger"
            type="submit"
            form={formId}
            busy={busy}
            disabled={!online || !matchesWord(typed, word)}
          >
            Excluir para sempre
          </Button>
        </>
      }
    >
      <p>
        Perfil, textos, extrato e acesso são apagados, e não há volta. Uma assinatura em curso é cancelada na hora, sem
        reembolso automático: se ainda estiver no prazo de {withdrawalDays} dias, peça o reembolso antes.
      </p>
      <form id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
        <ReauthenticationField {...fieldProps('password')} reauthentication={reauthentication} action="confirmar" />
        <Field
          label={`Digite ${word} para confirmar`}
          name="confirmation"
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
      {problem ? (
        <Notice tone="error" reveal>
          {problem}
        </Notice>
      ) : null}
    </Dialog>
  );
}
