/** The context of a mutation that is shown as done at once: its request continues when the page is left meanwhile. */
export const outlivesPage = { fetchOptions: { keepalive: true } };
