import { graphql } from '../../gql';

/** What `GenerationResult` shows; apart from it, for those who only ask for it. */
export const GenerationResultFragment = graphql(`
  fragment GenerationResult_generation on Generation {
    id
    source
    variations {
      text
    }
    ...ReadVariation_generation
    ...VariationEditor_generation
  }
`);
