import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { getFragmentData, graphql, type FragmentType } from '../../gql';
import type { CreditEntryKind, CreditStatement_UserFragment, CreditStatementQuery } from '../../gql/graphql';
import { resultPath } from '../../paths';
import { useConfig } from '../../session/ConfigProvider';
import { labelOf } from '../../session/labelOf';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { Notice } from '../../ui/feedback/Notice';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { formatShortDateTime } from '../../ui/dateTime';
import styles from './CreditStatement.module.css';

const CreditStatementFragment = graphql(`
  fragment CreditStatement_user on User {
    currentPlan
    textCredits
  }
`);

const Statement = graphql(`
  query CreditStatement($first: Int!) {
    viewer {
      id
      creditStatement(first: $first) {
        edges {
          node {
            id
            at
            kind
            credits
            balance
            plan
            generationId
            wroteText
            text {
              id
              contentType
              topic
            }
          }
        }
        pageInfo {
          hasNextPage
        }
      }
    }
  }
`);

type Entry = CreditStatementQuery['viewer']['creditStatement']['edges'][number]['node'];

const initialCount = 5;
const stepCount = 20;
const titleId = 'profile-statement';

/** "+30", "0", "−1" with a minus sign as wide as the plus. */
const formatSigned = (credits: number): string =>
  credits === 0 ? '0' : `${credits < 0 ? '−' : '+'}${Math.abs(credits)}`;

const sentences: Record<Exclude<CreditEntryKind, 'USE'>, (plan: string) => string> = {
  GRANT: (plan) => `Créditos do mês, ${plan}`,
  UPGRADE: (plan) => `Diferença pela mudança para o ${plan}`,
  RETURN: () => 'Pedido que não saiu: crédito devolvido',
  EXPIRY: () => 'Créditos que sobraram e venceram',
  REPLACEMENT: (plan) => `Créditos grátis que sobraram, trocados pelos do ${plan}`,
  REFUND: () => 'Créditos do plano reembolsado',
  DEDUCTION: () => 'Desconto: créditos usados em um período reembolsado ou depois dele',
};

/**
 * The entries, newest first, with the use and the return of one credit as the return alone, which changes nothing. What
 * is between the two has the balance that it would have if the credit had not been taken, also where the use is further
 * down than what was asked for.
 */
function withReturnsMerged(entries: readonly Entry[]): readonly Entry[] {
  const returned = new Set<string>();
  return entries.flatMap((entry) => {
    const { kind, generationId } = entry;
    if (kind === 'USE' && generationId && returned.delete(generationId)) return [];
    const balance = entry.balance + returned.size;
    if (kind !== 'RETURN' || !generationId) return [{ ...entry, balance }];
    returned.add(generationId);
    return [{ ...entry, balance, credits: 0 }];
  });
}

/** Where credits came from and where they went, the newest first; each line with the balance that it left. */
export function CreditStatement({ user }: { user: FragmentType<typeof CreditStatementFragment> }) {
  const { limits } = useConfig();
  const [first, setFirst] = useState(initialCount);
  const { data, previousData, error, loading, refetch } = useQuery(Statement, {
    variables: { first },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  useRefetchOnChange(getFragmentData(CreditStatementFragment, user), refetch);
  const statement = (data ?? previousData)?.viewer.creditStatement;
  const loadNextPage = () => setFirst(Math.min(first + stepCount, limits.statementEntries));
  const retry = () => void refetch().catch(() => {});

  return (
    <Card className={styles.card} role="region" aria-labelledby={titleId}>
      <h2 id={titleId}>Extrato de créditos</h2>
      {statement ? (
        <ol className={styles.list}>
          {withReturnsMerged(statement.edges.map(({ node }) => node)).map((entry) => (
            <EntryLine key={entry.id} entry={entry} />
          ))}
        </ol>
      ) : error ? null : (
        <Skeleton label="Carregando o extrato..." quiet />
      )}
      {error ? <Notice tone="error">Não foi possível carregar o extrato.</Notice> : null}
      {error || statement?.pageInfo.hasNextPage ? (
        <Button variant="secondary" className={styles.more} busy={loading} onClick={error ? retry : loadNextPage}>
          {error ? 'Tentar novamente' : 'Ver mais'}
        </Button>
      ) : null}
    </Card>
  );
}

/** What the credits were for: the text that was written, as long as it is stored, else a sentence. */
function EntryDescription({ entry }: { entry: Entry }) {
  const { contentTypes, plans } = useConfig();
  const { kind, text, wroteText } = entry;
  if (text) {
    return (
      <>
        {labelOf(contentTypes, text.contentType)}: <Link to={resultPath(text.id)}>{text.topic}</Link>
      </>
    );
  }
  if (kind === 'USE') return wroteText ? 'Texto gerado, já excluído do histórico' : 'Texto pedido';
  return sentences[kind](plans.find(({ key }) => key === entry.plan)?.name ?? '');
}

function EntryLine({ entry }: { entry: Entry }) {
  return (
    <li className={styles.line}>
      <span className={styles.what}>
        <EntryDescription entry={entry} />
      </span>
      <time className={styles.when} dateTime={entry.at}>
        {formatShortDateTime(entry.at)}
      </time>
      <strong className={styles.credits} data-sign={entry.credits > 0 ? 'plus' : 'minus'}>
        {formatSigned(entry.credits)}
        <span className="visually-hidden"> {Math.abs(entry.credits) === 1 ? 'crédito' : 'créditos'}</span>
      </strong>
      <span className={styles.balance}>Saldo {entry.balance}</span>
    </li>
  );
}

/** Reads the entries again when the live user has another balance or plan. */
function useRefetchOnChange(
  { currentPlan, textCredits }: CreditStatement_UserFragment,
  refetch: () => Promise<unknown>,
) {
  const balance = `${currentPlan} ${textCredits}`;
  const lastBalance = useRef(balance);
  useEffect(() => {
    if (lastBalance.current === balance) return;
    lastBalance.current = balance;
    void refetch().catch(() => {});
  }, [balance, refetch]);
}
