/** What stands above the lines of a description. */
export const detailLeads: readonly string[] = ['Detalhes:', 'Para decidir:', 'Bom saber:', 'Vale anotar:'];

/** Headings of a description, with the thing in them. */
export const titles: readonly string[] = ['{Coisa} {da casa}', '{Coisa}', '{Coisa} {na casa}'];
