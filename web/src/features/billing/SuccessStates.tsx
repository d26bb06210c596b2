import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { formatCredits, formatReais } from '../../content/facts';
import { graphql } from '../../gql';
import type { PlanKey } from '../../gql/graphql';
import { paths } from '../../paths';
import { useConfig } from '../../session/ConfigProvider';
import { BirdInNest } from '../../ui/brand/BirdInNest';
import { Button, LinkButton } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { Notice } from '../../ui/feedback/Notice';
import { Flock } from '../../ui/brand/scenes';
import { Spinner } from '../../ui/feedback/Spinner';
import styles from './SuccessStates.module.css';
import type { PendingPurchase } from './useCheckoutConfirmation';

interface StateProps {
  title: string;
  art: ReactNode;
  children: ReactNode;
  actions: ReactNode;
  /** The state changes without a navigation, so that the heading takes the focus. */
  focusesTitle?: boolean;
}

function StatePanel({ title, art, children, actions, focusesTitle = false }: StateProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusesTitle) heading.current?.focus({ preventScroll: true });
  }, [focusesTitle]);
  return (
    <Card className={styles.state}>
      <div className={styles.art}>{art}</div>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
      <div className={styles.ways}>{actions}</div>
    </Card>
  );
}

const createTextLink = <LinkButton to={paths.generate}>Criar um texto</LinkButton>;
const plansLink = (
  <LinkButton to={paths.plans} variant="secondary">
    Ver planos
  </LinkButton>
);
const profileLink = (
  <LinkButton to={paths.profile} variant="secondary">
    Ver minha assinatura
  </LinkButton>
);

/** The page was opened without coming from a checkout. */
export const NothingToConfirm = () => (
  <StatePanel
    title="Nenhum pagamento para confirmar"
    art={<BirdInNest />}
    actions={
      <>
        {createTextLink}
        {plansLink}
      </>
    }
  >
    <p>Esta página confirma uma compra logo depois do pagamento. Sua assinatura e seus créditos ficam no Perfil.</p>
  </StatePanel>
);

/** The session is missing or belongs to another account; the answer is the same. */
export const UnknownPurchase = () => (
  <StatePanel
    title="Não encontramos este pagamento"
    art={<BirdInNest />}
    focusesTitle
    actions={
      <>
        {profileLink}
        {plansLink}
      </>
    }
  >
    <p>
      O endereço pode estar incompleto, ou a compra foi feita com outra conta. Se você pagou, confira no Perfil: a
      assinatura aparece lá assim que for confirmada.
    </p>
  </StatePanel>
);

const pauseMessage = (seconds: number): string =>
  `Você já verificou várias vezes. Verificamos de novo em ${seconds === 1 ? '1 segundo' : `${seconds} segundos`}.`;

/** The server does not know of the payment yet. */
export function Confirming({ purchase, onCheckNow }: { purchase: PendingPurchase; onCheckNow(): void }) {
  const { isSlow, isUnreachable, pauseSeconds } = purchase;
  const paused = pauseSeconds !== undefined;
  return (
    <StatePanel
      title="Confirmando pagamento…"
      art={<BirdInNest />}
      actions={
        isSlow || isUnreachable ? (
          <>
            {/* It was pressed just now: a disabled button would lose the focus. */}
            <Button variant="secondary" aria-disabled={paused || undefined} onClick={paused ? undefined : onCheckNow}>
              Verificar agora
            </Button>
            <LinkButton to={paths.profile} variant="quiet">
              Ver minha assinatura
            </LinkButton>
          </>
        ) : null
      }
    >
      <p className={styles.waiting} role="status">
        <Spinner /> {paused ? pauseMessage(pauseSeconds) : isSlow ? 'Ainda verificando.' : 'Leva só alguns segundos.'}{' '}
        Não precisa pagar de novo.
      </p>
      {isUnreachable ? (
        <Notice tone="warning">
          Não conseguimos falar com o serviço de pagamentos agora. Continuamos tentando, e nada se perde se você sair.
        </Notice>
      ) : isSlow ? (
        <Notice tone="info">
          Está demorando mais que o normal. Pode sair desta página: assim que o pagamento for confirmado, o plano e os
          créditos aparecem sozinhos. Se você não chegou a pagar, volte aos planos e tente de novo.
        </Notice>
      ) : null}
    </StatePanel>
  );
}

const SuccessPage = graphql(`
  query SuccessPage {
    viewer {
      id
      currentPlan
      textCredits
    }
  }
`);

const describeCredits = (count: number): string =>
  count < 1 ? 'Você não tem créditos.' : `Você tem ${formatCredits(count)} para usar.`;

/** The payment is confirmed. The plan may arrive later, with the live user. */
export function Approved({ checkout }: { checkout: { plan: PlanKey; amountInCents: number } }) {
  const viewer = useQuery(SuccessPage).data?.viewer;
  const { plans } = useConfig();
  const plan = plans.find(({ key }) => key === checkout.plan);
  const hasArrived = viewer?.currentPlan === checkout.plan;
  return (
    <StatePanel
      title="Pagamento Aprovado!"
      art={<Flock />}
      focusesTitle
      actions={
        <>
          {createTextLink}
          {profileLink}
        </>
      }
    >
      <p>
        Boas-vindas ao <strong>{plan?.name ?? checkout.plan}</strong>. {formatReais(checkout.amountInCents)} por mês,
        com cancelamento quando você quiser.
      </p>
      <p className={styles.credits}>
        {hasArrived ? describeCredits(viewer.textCredits) : 'Seus créditos chegam em instantes.'}
      </p>
    </StatePanel>
  );
}
