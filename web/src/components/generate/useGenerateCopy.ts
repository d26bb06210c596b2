import { CombinedGraphQLErrors } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { graphql } from '../../gql';
import type { FragmentType } from '../../gql';
import type { GenerateCopyInput, GenerateCopyMutation } from '../../gql/graphql';
import { serverMessage } from '../../session/serverMessage';
import type { GenerationResultFragment } from './GenerationResult';

const GenerateCopy = graphql(`
  mutation GenerateCopy($input: GenerateCopyInput!) {
    generateCopy(input: $input) {
      __typename
      ... on GenerateCopySuccess {
        generation {
          id
          ...GenerationResult_generation
        }
        user {
          id
          textCredits
        }
      }
      ... on Failure {
        message
      }
      ... on InvalidBrief {
        field
      }
    }
  }
`);

export type Brief = Omit<GenerateCopyInput, 'requestId'>;

export type Writing =
  | { status: 'idle' }
  | { status: 'writing' }
  | { status: 'done'; id: string; generation: FragmentType<typeof GenerationResultFragment> }
  | { status: 'failed'; message: string; field?: string; upgrade?: boolean };

/**
 * Sends a brief, one at a time. A click is one requestId; when its answer was lost on the way, the same brief sent
 * again is the same click, so that it is never paid twice (rule 4.3).
 */
export function useGenerateCopy() {
  const [mutate] = useMutation(GenerateCopy);
  const [writing, setWriting] = useState<Writing>({ status: 'idle' });
  const inFlight = useRef(false);
  const unanswered = useRef<{ brief: string; requestId: string } | null>(null);

  async function generate(input: Brief) {
    if (inFlight.current) return;
    inFlight.current = true;
    setWriting({ status: 'writing' });
    const brief = JSON.stringify(input);
    const click = unanswered.current?.brief === brief ? unanswered.current : { brief, requestId: crypto.randomUUID() };
    unanswered.current = click;
    try {
      const { data } = await mutate({
        variables: { input: { ...input, requestId: click.requestId } },
        // The list is asked for anew when it is next opened: the new text belongs on top of it.
        update(cache, result) {
          const written = result.data?.generateCopy.__typename === 'GenerateCopySuccess';
          if (written) cache.evict({ id: 'ROOT_QUERY', fieldName: 'history' });
        },
      });
      unanswered.current = null;
      setWriting(outcomeOf(data?.generateCopy));
    } catch (error) {
      if (CombinedGraphQLErrors.is(error)) unanswered.current = null;
      setWriting({ status: 'failed', message: serverMessage(error, 'Ocorreu um erro.') });
    } finally {
      inFlight.current = false;
    }
  }

  return { writing, generate };
}

function outcomeOf(result: GenerateCopyMutation['generateCopy'] | undefined): Writing {
  if (result?.__typename === 'GenerateCopySuccess') {
    return { status: 'done', id: result.generation.id, generation: result.generation };
  }
  const failed = { status: 'failed', message: result?.message || 'Ocorreu um erro.' } as const;
  if (result?.__typename === 'InvalidBrief') return { ...failed, field: result.field };
  const upgrade = result?.__typename === 'PlanLocked' || result?.__typename === 'OutOfCredits';
  return { ...failed, upgrade };
}
