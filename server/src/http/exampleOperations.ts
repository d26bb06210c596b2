import { randomUUID } from 'node:crypto';

/** An example operation with values for its variables. */
interface ExampleOperation {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The examples that Apollo Sandbox and GraphiQL show when /graphql is opened in a browser. */
export interface ApiExamples {
  /** The headers of each of them; the token is for the reader to put in. */
  readonly headers: Readonly<Record<string, string>>;
  readonly operations: readonly ExampleOperation[];
}

/** The example operations, with a new `requestId` each time, because one is for one click. */
export const exampleOperations = (): ApiExamples => ({
  headers: { authorization: 'Bearer TOKEN' },
  operations: [
    { query: plans, variables: {} },
    { query: myAccount, variables: {} },
    { query: writeText, variables: { text: { ...brief, requestId: randomUUID() } } },
    { query: myHistory, variables: { first: 10 } },
    { query: followAccount, variables: {} },
    { query: followText, variables: { followed: { ...brief, requestId: randomUUID() } } },
  ],
});

const brief = {
  contentType: 'POST_INSTAGRAM',
  tone: 'VENDER',
  topic: 'Bolo de cenoura quentinho às 15h',
};

const plans = `# What there is to write, and on which plan. Needs no token.
query Plans {
  config {
    plans {
      key
      name
      priceInCents
      monthlyCredits
      contentTypes
      tones
    }
    contentTypes {
      key
      label
    }
  }
}
`;

const myAccount = `# Put an ID token or an API key in the place of TOKEN in the headers.
query MyAccount {
  viewer {
    email
    businessName
    currentPlan
    textCredits
  }
}
`;

const writeText = `# A click that becomes a text takes one credit. Use a new UUID as requestId for each click.
mutation WriteText($text: GenerateCopyInput!) {
  generateCopy(input: $text) {
    __typename
    ... on GenerateCopySuccess {
      generation {
        id
        variations {
          text
          hashtags
        }
      }
      user {
        textCredits
      }
    }
    ... on Failure {
      message
    }
  }
}
`;

const myHistory = `query MyHistory($first: Int!, $after: String) {
  history(first: $first, after: $after) {
    edges {
      node {
        id
        contentType
        topic
        createdAt
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`;

const followAccount = `# The account at once, and after every change of it.
subscription FollowAccount {
  viewerChanged {
    businessName
    currentPlan
    textCredits
  }
}
`;

const followText = `# The text while it is written; the last event is the result.
subscription FollowText($followed: GenerateCopyInput!) {
  copyWriting(input: $followed) {
    __typename
    ... on CopyProgress {
      pieces {
        variation
        text
      }
    }
    ... on GenerateCopySuccess {
      generation {
        variations {
          text
        }
      }
    }
    ... on Failure {
      message
    }
  }
}
`;
