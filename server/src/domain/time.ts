/** Milliseconds of a day of 24 hours. */
export const dayMs = 86_400_000;

/** The time zone of Brasília, in which days are counted and times are shown to owners. */
export const brasiliaTimeZone = 'America/Sao_Paulo';
