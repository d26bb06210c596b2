import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { createRoot } from 'react-dom/client';
import './graphiql.css';

/** An operation to begin with, as server/src/http/exampleOperations.ts makes it. */
interface Example {
  readonly query: string;
  readonly variables: object;
}

interface Examples {
  readonly headers: object;
  readonly operations: readonly Example[];
}

const asText = (value: object) => JSON.stringify(value, null, 2);

const fetcher = createGraphiQLFetcher({
  url: '/graphql',
  // A subscription authenticates by the headers of its tab too: they are the payload of connection_init.
  subscriptionUrl: `${location.origin.replace(/^http/, 'ws')}/graphql`,
  enableIncrementalDelivery: false,
});

const { headers, operations } = (await (await fetch('/graphiql/examples.json')).json()) as Examples;
const tabs = operations.map(({ query, variables }) => ({
  query,
  variables: asText(variables),
  headers: asText(headers),
}));

createRoot(document.querySelector('#root')!).render(
  <GraphiQL fetcher={fetcher} defaultTabs={tabs} defaultEditorToolsVisibility="headers" inputValueDeprecation>
    <GraphiQL.Logo>
      <a className="sandbox" href="/graphql">
        Apollo Sandbox
      </a>
    </GraphiQL.Logo>
  </GraphiQL>,
);
