import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { getFragmentData, graphql } from '../../../gql';
import { paths } from '../../../paths';
import { serverMessage } from '../../../session/serverMessage';
import { Button, LinkButton } from '../../../ui/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Notice } from '../../../ui/feedback/Notice';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import type { GenerationResultProps } from '../../texts/GenerationResult';
import { toKitPart } from './kitClick';
import { KitTextFragment } from './kitDocuments';
import { KitView } from './KitView';

const PreviousKitQuery = graphql(`
  query PreviousKit($id: ID!) {
    kit(id: $id) {
      id
      texts {
        ...KitText_text
      }
    }
  }
`);

interface PreviousKitProps extends Omit<GenerationResultProps, 'generationId' | 'title' | 'isNew'> {
  kitId: string;
  /** Called with how many texts of the kit are stored, and with 0 when it is no longer shown. */
  onTexts: (count: number) => void;
  /** The kit no longer exists. */
  onGone: () => void;
}

/** The kit of an earlier click, read from the server; shows a notice when it no longer exists. */
export function PreviousKit({ kitId, onTexts, onGone, ...result }: PreviousKitProps) {
  const { data, error, refetch, startPolling, stopPolling } = useQuery(PreviousKitQuery, {
    variables: { id: kitId },
    fetchPolicy: 'cache-and-network',
  });
  const isGone = data?.kit === null;
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, onGone]);
  const parts = data?.kit?.texts.map((text) => toKitPart(getFragmentData(KitTextFragment, text)));
  const stored = parts?.filter(({ state }) => state === 'stored').length ?? 0;
  useEffect(() => {
    onTexts(stored);
    return () => onTexts(0);
  }, [stored, onTexts]);
  // Another tab or device has requested it, and it is still being written.
  const isWriting = parts?.some(({ state }) => state === 'writing') ?? false;
  useEffect(() => {
    if (isWriting) startPolling(1_000);
    return stopPolling;
  }, [isWriting, startPolling, stopPolling]);

  if (isGone) {
    return (
      <EmptyState
        title="Este kit não está aqui."
        action={
          <LinkButton to={paths.history} variant="secondary">
            Ver histórico
          </LinkButton>
        }
      >
        Ele pode ter sido excluído ou ser de outra conta.
      </EmptyState>
    );
  }
  if (parts) return <KitView parts={parts} phase={isWriting ? 'writing' : 'previous'} {...result} />;
  if (!error) return <Skeleton label="Carregando seu kit…" lines={[70, 96, 100, 88, 94, 52]} />;
  return (
    <Notice tone="error">
      <p>{serverMessage(error, 'Não foi possível carregar o kit.')}</p>
      <Button variant="secondary" onClick={() => void refetch().catch(() => {})}>
        Tentar novamente
      </Button>
    </Notice>
  );
}
