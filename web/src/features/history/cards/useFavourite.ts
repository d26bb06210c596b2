import { useMutation } from '@apollo/client/react';
import { graphql } from '../../../gql';
import { keepaliveContext } from '../../../session/keepaliveContext';
import { serverMessage } from '../../../session/serverMessage';
import { toast } from '../../../ui/feedback/Toaster';

const SetFavourite = graphql(`
  mutation SetFavourite($input: SetFavouriteInput!) {
    setFavourite(input: $input) {
      __typename
      ... on SetFavouriteSuccess {
        generation {
          __typename
          id
          favourite
        }
      }
      ... on Failure {
        message
      }
    }
  }
`);

const unsaved = 'Não foi possível salvar a alteração.';

/** Marks a generation at once; where the server refuses, the mark goes back and it is said why. */
export function useFavourite(generationId: string) {
  const [mutate] = useMutation(SetFavourite);
  return async (favourite: boolean): Promise<void> => {
    try {
      const { data } = await mutate({
        variables: { input: { generationId, favourite } },
        context: keepaliveContext,
        optimisticResponse: {
          setFavourite: {
            __typename: 'SetFavouriteSuccess',
            generation: { __typename: 'Generation', id: generationId, favourite },
          },
        },
      });
      const result = data?.setFavourite;
      if (result && result.__typename !== 'SetFavouriteSuccess') toast.error(result.message);
    } catch (error) {
      toast.error(serverMessage(error, unsaved));
    }
  };
}
