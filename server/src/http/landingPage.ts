import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import { exampleOperations } from './exampleOperations.ts';

/**
 * GET /graphql in a browser: Apollo Sandbox with the example operations. When the parts of the Sandbox do not come from
 * the network, the page leads to our own GraphiQL, if this server has it.
 */
export const landingPage = (hasGraphiQl: boolean): ApolloServerPlugin => ({
  serverWillStart: (service) =>
    Promise.resolve({
      renderLandingPage: () =>
        Promise.resolve({
          async html() {
            // Created for each page: its requestIds are for one click.
            const { serverWillStart } = sandbox();
            const listener = await serverWillStart?.(service);
            const page = await listener?.renderLandingPage?.();
            const html = typeof page?.html === 'function' ? await page.html() : (page?.html ?? '');
            // The first script, so that it notices scripts after it that do not load or take too long.
            return hasGraphiQl ? html.replace('<head>', '<head><script src="/graphiql/fallback.js"></script>') : html;
          },
        }),
    }),
});

function sandbox(): ApolloServerPlugin {
  const { headers, operations } = exampleOperations();
  return ApolloServerPluginLandingPageLocalDefault({
    includeCookies: false,
    document: operations.map(({ query }) => query).join('\n'),
    variables: Object.assign({}, ...operations.map(({ variables }) => variables)) as Record<string, string>,
    headers: { ...headers },
  });
}
