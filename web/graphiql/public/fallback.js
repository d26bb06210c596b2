// On the page of Apollo Sandbox, whose parts come from the network: leads to GraphiQL when they do not come.
(() => {
  const sandbox = 'https://sandbox.embed.apollographql.com';
  const waitMs = 8_000;
  const leave = () => location.replace('/graphiql');
  const timer = setTimeout(leave, waitMs);
  // The Sandbox says that it is there, and waits for the page's answer.
  addEventListener('message', ({ origin }) => origin === sandbox && clearTimeout(timer));
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && leave(), true);
})();
