import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { graphql } from '../../../gql';
import { paths } from '../../../paths';
import { serverMessage } from '../../../session/serverMessage';
import { Button, LinkButton } from '../../../ui/Button';
import { Card } from '../../../ui/layout/Card';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Notice } from '../../../ui/feedback/Notice';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { GenerationResult, type GenerationResultProps } from '../../texts/GenerationResult';

const PreviousGenerationQuery = graphql(`
  query PreviousGeneration($id: ID!) {
    generation(id: $id) {
      id
      ...GenerationResult_generation
    }
  }
`);

interface PreviousResultProps extends Omit<GenerationResultProps, 'title' | 'isNew'> {
  /** The newest result, which /generate shows again; another one has an address of its own. */
  isLast: boolean;
  /** The result no longer exists. */
  onGone: () => void;
}

/** The result of an earlier click, read from the server; shows a notice when it no longer exists. */
export function PreviousResult({ isLast, onGone, ...props }: PreviousResultProps) {
  const { data, error, refetch } = useQuery(PreviousGenerationQuery, {
    variables: { id: props.generationId },
    fetchPolicy: 'cache-and-network',
  });
  const isGone = data?.generation === null;
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, onGone]);

  if (isGone) {
    return (
      <EmptyState
        title="Este texto não está aqui."
        action={
          <LinkButton to={paths.history} variant="secondary">
            Ver histórico
          </LinkButton>
        }
      >
        Ele pode ter sido excluído, ser de outra conta ou estar além do que o seu plano mostra.
      </EmptyState>
    );
  }
  if (data?.generation) {
    return (
      <Card>
        <GenerationResult {...props} title={isLast ? 'Seu último texto' : 'Seu texto'} isNew={false} />
      </Card>
    );
  }
  if (!error) return <Skeleton label="Carregando seu texto…" lines={[70, 96, 100, 88, 94, 52]} />;
  return (
    <Notice tone="error">
      <p>{serverMessage(error, 'Não foi possível carregar o texto.')}</p>
      <Button variant="secondary" onClick={() => void refetch().catch(() => {})}>
        Tentar novamente
      </Button>
    </Notice>
  );
}
