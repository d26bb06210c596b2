/** The context of a mutation that is shown as done at once: its request goes on where the page is left meanwhile. */
export const outlivesPage = { fetchOptions: { keepalive: true } };
