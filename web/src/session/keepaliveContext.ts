/** The context of a mutation whose result is shown optimistically: its request continues when the page is left. */
export const keepaliveContext = { fetchOptions: { keepalive: true } };
