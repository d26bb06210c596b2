import { formatReais } from '../../content/facts';
import type { SubscriptionStatus } from '../../gql/graphql';
import { useConfig } from '../../session/ConfigProvider';
import { planName, type Plan } from '../../session/plan';
import { Badge } from '../../ui/Badge';
import { Notice } from '../../ui/feedback/Notice';
import { awaitedPaymentNote, type Subscription } from '../../session/subscription';
import { formatLongDay, type IsoDateTime } from '../../ui/dateTime';

const badges = {
  INACTIVE: { tone: 'success', words: 'Grátis' },
  ACTIVE: { tone: 'success', words: 'Ativa' },
  PAST_DUE: { tone: 'danger', words: 'Pagamento pendente' },
  CANCELING: { tone: 'warning', words: 'Cancelamento marcado' },
  CANCELED: { tone: 'neutral', words: 'Encerrada' },
} as const satisfies Record<SubscriptionStatus, { tone: string; words: string }>;

/** The status in one or two words. */
export const StatusBadge = ({ status }: { status: SubscriptionStatus }) => (
  <Badge tone={badges[status].tone}>{badges[status].words}</Badge>
);

interface SubscriptionSummaryProps {
  plan: Plan;
  creditsRenewAt: IsoDateTime | null | undefined;
  subscription: Subscription;
}

/** The next event of the subscription and its date: a charge, a change of plan, the end. */
export function SubscriptionSummary({ plan, creditsRenewAt, subscription }: SubscriptionSummaryProps) {
  const { status, nextChargeAt, endsAt, pendingPlan, awaitedPlan } = subscription;
  const { plans } = useConfig();
  const next = plans.find(({ key }) => key === pendingPlan);
  const end = endsAt ? formatLongDay(endsAt) : 'o fim do período já pago';

  if (status === 'PAST_DUE') {
    return (
      <Notice tone="warning">
        <p>
          A última cobrança não foi aprovada. Seu plano continua por enquanto, e os créditos novos chegam quando o
          pagamento passar.
        </p>
        <p>Atualize a forma de pagamento em “Gerenciar assinatura”.</p>
      </Notice>
    );
  }
  if (status === 'CANCELING') {
    return (
      <Notice tone="info">
        Seu plano vale até {end}. Depois disso nada mais é cobrado e a conta volta para o{' '}
        {planName(plans, 'PLANO_NINHO')}. Mudou de ideia? Dá para retomar até lá.
      </Notice>
    );
  }
  if (status === 'ACTIVE') {
    return (
      <>
        {nextChargeAt ? (
          <p>
            Próxima cobrança: <strong>{formatReais((next ?? plan).priceInCents)}</strong> em{' '}
            {formatLongDay(nextChargeAt)}.
          </p>
        ) : null}
        {next && nextChargeAt ? (
          <Notice tone="info">
            Em {formatLongDay(nextChargeAt)} você passa para o {next.name}. Até lá, tudo continua como está.
          </Notice>
        ) : null}
      </>
    );
  }
  const renewal = creditsRenewAt ? `Seus créditos grátis renovam em ${formatLongDay(creditsRenewAt)}.` : '';
  if (awaitedPlan) {
    return (
      <>
        <Notice tone="info">{awaitedPaymentNote(planName(plans, awaitedPlan))}</Notice>
        {renewal ? <p>{renewal}</p> : null}
      </>
    );
  }
  return (
    <p>
      {status === 'CANCELED' ? 'Sua assinatura terminou e nada mais será cobrado.' : 'Sem cartão e sem cobrança.'}{' '}
      {renewal}
    </p>
  );
}
