import { graphql } from '../../../gql';

export const KitTextFragment = graphql(`
  fragment KitText_text on KitText {
    contentType
    state
    generation {
      id
      ...GenerationResult_generation
    }
    failure {
      message
    }
  }
`);

export const CreateKit = graphql(`
  mutation CreateKit($input: CreateKitInput!) {
    createKit(input: $input) {
      __typename
      ... on CreateKitSuccess {
        kit {
          id
          texts {
            ...KitText_text
          }
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

export const KitWriting = graphql(`
  subscription KitWriting($input: CreateKitInput!) {
    kitWriting(input: $input) {
      __typename
      ... on KitProgress {
        growing {
          contentType
          restarted
          pieces {
            variation
            text
          }
        }
        ended {
          ...KitText_text
        }
      }
      ... on CreateKitSuccess {
        kit {
          id
          texts {
            ...KitText_text
          }
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

export const KitState = graphql(`
  query KitState($id: ID!) {
    kit(id: $id) {
      id
      texts {
        ...KitText_text
      }
    }
    click(requestId: $id) {
      state
    }
    viewer {
      id
      textCredits
    }
  }
`);
