import { useMutation } from '@apollo/client/react';
import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { freePlan } from '../../content/facts';
import { graphql } from '../../gql';
import { useConfig } from '../../session/ConfigProvider';
import { serverMessage } from '../../session/serverMessage';
import type { Plan } from '../../session/plan';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/feedback/Dialog';
import { useDialogs } from '../../ui/feedback/Dialogs';
import { Notice } from '../../ui/feedback/Notice';
import { useOnline } from '../../ui/feedback/OfflineBar';
import { formatLongDateTime, type IsoDateTime } from '../../ui/dateTime';
import styles from './SubscriptionCard.module.css';

const RequestRefund = graphql(`
  mutation RequestRefund {
    requestRefund {
      __typename
      ... on RequestRefundSuccess {
        user {
          ...LiveUser_user
          creditsOwed
          subscription {
            ...Subscription_details
          }
        }
      }
      ... on Failure {
        message
      }
    }
  }
`);

const failed = 'Não foi possível pedir o reembolso. Tente novamente em instantes.';

interface WithdrawalProps {
  plan: Plan;
  /** Its last instant; null when it is over. */
  until: IsoDateTime | null | undefined;
  /** Takes the focus when the button goes. */
  title: RefObject<HTMLElement | null>;
}

/** The right to undo the purchase (rule 7.6). */
export function Withdrawal({ plan, until, title }: WithdrawalProps) {
  const config = useConfig();
  const free = freePlan(config);
  const [isConfirming, setIsConfirming] = useState(false);
  const [done, setDone] = useState(false);
  const [mutate, { loading }] = useMutation(RequestRefund);
  const dialogs = useDialogs();
  const online = useOnline();

  async function withdraw() {
    if (loading) return;
    const { result, message } = await mutate().then(
      ({ data }) => ({ result: data?.requestRefund, message: failed }),
      (error: unknown) => ({ result: undefined, message: serverMessage(error, failed) }),
    );
    const isDone = result?.__typename === 'RequestRefundSuccess';
    // Nothing outside of a dialog takes the focus while it is open.
    flushSync(() => {
      setIsConfirming(false);
      setDone(isDone);
    });
    if (isDone) return title.current?.focus();
    await dialogs.alert(`Erro: ${result?.message || message}`);
  }

  if (done) {
    return (
      <Notice tone="success">
        Reembolso pedido. O valor volta para o seu cartão; o banco pode levar alguns dias para mostrar. Sua conta está
        no {free.name} e seus textos continuam guardados.
      </Notice>
    );
  }
  if (!until) return null;
  return (
    <div className={styles.withdrawal}>
      <p>Você pode desistir da compra até {formatLongDateTime(until)} e receber tudo de volta.</p>
      <Button variant="quiet" disabled={!online} onClick={() => setIsConfirming(true)}>
        Desistir e receber reembolso
      </Button>
      {isConfirming ? (
        <Dialog
          role="alertdialog"
          title={`Desistir do ${plan.name} e receber o reembolso?`}
          onClose={() => loading || setIsConfirming(false)}
          actions={
            <>
              <Button variant="secondary" disabled={loading} onClick={() => setIsConfirming(false)}>
                Manter assinatura
              </Button>
              <Button variant="danger" busy={loading} onClick={() => void withdraw()}>
                Sim, quero o reembolso
              </Button>
            </>
          }
        >
          <ul className={styles.consequences}>
            <li>Tudo o que você pagou volta para o mesmo cartão.</li>
            <li>
              A conta volta para o {free.name} na hora, com no máximo {free.monthlyCredits} dos créditos que restam.
            </li>
            <li>
              Se você assinar de novo em até {config.refundRememberedDays} dias, descontamos do primeiro mês os créditos
              que você usou neste período e os que usar depois, dos até {free.monthlyCredits} que ficam na conta.
            </li>
            <li>Seus textos continuam guardados. Os que ficam fora do limite grátis voltam se você assinar de novo.</li>
          </ul>
        </Dialog>
      ) : null}
    </div>
  );
}
