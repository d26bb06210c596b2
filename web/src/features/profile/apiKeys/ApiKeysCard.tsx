import { useMutation, useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { getFragmentData, graphql, type FragmentType } from '../../../gql';
import type { ApiKeysQuery } from '../../../gql/graphql';
import { paths } from '../../../paths';
import { useConfig } from '../../../session/ConfigProvider';
import { cheapestPlanFor, PlanFragment, planHas } from '../../../session/plan';
import { serverMessage } from '../../../session/serverMessage';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/layout/Card';
import { formatLongDay, formatShortDateTime } from '../../../ui/dateTime';
import { useDialogs } from '../../../ui/feedback/Dialogs';
import { Notice } from '../../../ui/feedback/Notice';
import { useOnline } from '../../../ui/feedback/OfflineBar';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { toast } from '../../../ui/feedback/Toaster';
import styles from './ApiKeys.module.css';
import { CreateKeyDialog } from './CreateKeyDialog';

const ApiKeysFragment = graphql(`
  fragment ApiKeys_user on User {
    plan {
      ...Plan_plan
    }
  }
`);

const ApiKeysDocument = graphql(`
  query ApiKeys {
    apiKeys {
      id
      name
      ending
      createdAt
      lastUsedAt
    }
  }
`);

const RevokeKey = graphql(`
  mutation RevokeApiKey($input: RevokeApiKeyInput!) {
    revokeApiKey(input: $input) {
      __typename
      ... on RevokeApiKeySuccess {
        id
      }
    }
  }
`);

type ApiKey = ApiKeysQuery['apiKeys'][number];

const titleId = 'profile-api-keys';
const failed = 'Não foi possível revogar a chave. Tente novamente.';

/** The keys by which the owner's own programs call the API: made, shown once, and revoked here (rule 12.9). */
export function ApiKeysCard({ user }: { user: FragmentType<typeof ApiKeysFragment> }) {
  const plan = getFragmentData(PlanFragment, getFragmentData(ApiKeysFragment, user).plan);
  const { plans, limits } = useConfig();
  const { data, error, refetch } = useQuery(ApiKeysDocument, { fetchPolicy: 'cache-and-network' });
  const [revoke, { loading: revoking }] = useMutation(RevokeKey);
  const { confirm } = useDialogs();
  const online = useOnline();
  const [isCreating, setIsCreating] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const reload = () => void refetch().catch(() => {});
  const keys = data?.apiKeys;
  const isIncluded = planHas(plan, 'API_KEYS');
  const requiredPlan = cheapestPlanFor(plans, 'API_KEYS');

  async function remove({ id, name }: ApiKey) {
    const question = `Revogar a chave “${name}”? O que usa esta chave para de funcionar na hora.`;
    if (!(await confirm(question, { confirmLabel: 'Revogar', danger: true }))) return;
    try {
      await revoke({
        variables: { input: { keyId: id } },
        update: (cache) => void cache.evict({ id: cache.identify({ __typename: 'ApiKey', id }) }),
      });
      toast.success('Chave revogada.');
      addButton.current?.focus();
    } catch (problem) {
      toast.error(serverMessage(problem, failed));
    }
  }

  return (
    <Card className={styles.card} role="region" aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>Chaves de API</h2>
        <p className={styles.lead}>
          Para um programa seu, como a planilha ou a loja virtual, pedir textos por você. A chave faz tudo o que você
          faz no site, menos pagar, mexer na assinatura ou nas chaves, mudar nome ou e-mail, aceitar os termos, exportar
          os dados da conta e excluir a conta. <Link to={paths.developers}>Como usar</Link>
        </p>
      </header>
      {isIncluded ? null : (
        <Notice tone="info">
          {keys?.length ? 'Suas chaves estão guardadas, mas só funcionam' : 'As chaves de API vêm'} a partir do{' '}
          {requiredPlan}. <Link to={paths.plans}>Ver planos</Link>
        </Notice>
      )}
      {keys ? (
        <ul className={styles.list}>
          {keys.map((key) => (
            <li key={key.id} className={styles.line}>
              <div className={styles.words}>
                <p className={styles.name}>
                  {key.name} <code className={styles.ending}>bvk_…{key.ending}</code>
                </p>
                <p className={styles.detail}>
                  Criada em {formatLongDay(key.createdAt)}.{' '}
                  {key.lastUsedAt
                    ? `Usada pela última vez em ${formatShortDateTime(key.lastUsedAt)}.`
                    : 'Ainda não foi usada.'}
                </p>
              </div>
              <Button variant="quiet" disabled={revoking || !online} onClick={() => void remove(key)}>
                Revogar<span className="visually-hidden"> {key.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      ) : error ? (
        <div className={styles.failure}>
          <Notice tone="error">Não foi possível carregar suas chaves.</Notice>
          <Button variant="secondary" onClick={reload}>
            Tentar novamente
          </Button>
        </div>
      ) : (
        <Skeleton label="Carregando suas chaves..." quiet lines={[60, 80]} />
      )}
      {isIncluded && keys ? (
        <div className={styles.end}>
          <Button
            ref={addButton}
            variant="secondary"
            disabled={!online || keys.length >= limits.apiKeys}
            onClick={() => setIsCreating(true)}
          >
            Criar chave
          </Button>
          {keys.length >= limits.apiKeys ? (
            <p className={styles.detail}>São {limits.apiKeys} no máximo. Revogue uma para criar outra.</p>
          ) : null}
        </div>
      ) : null}
      {isCreating ? <CreateKeyDialog onCreated={reload} onClose={() => setIsCreating(false)} /> : null}
    </Card>
  );
}
