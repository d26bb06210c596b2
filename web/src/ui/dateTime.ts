/** A moment as the API sends it, in ISO 8601; only the functions below turn it into words. */
export type IsoDateTime = string & { readonly scalar: 'DateTime' };

const format = (options: Intl.DateTimeFormatOptions) => {
  const words = new Intl.DateTimeFormat('pt-BR', options);
  return (moment: IsoDateTime): string => words.format(new Date(moment));
};

/** "20 de dez." */
export const formatShortDay = format({ day: 'numeric', month: 'short' });

/** "20/12". */
export const formatNumericDay = format({ day: '2-digit', month: '2-digit' });

/** "20 de dezembro de 2026". */
export const formatLongDay = format({ dateStyle: 'long' });

/** "20/12/2026, 15:04". */
export const formatShortDateTime = format({ dateStyle: 'short', timeStyle: 'short' });

/** "20 de dezembro de 2026 às 15:04". */
export const formatLongDateTime = format({ dateStyle: 'long', timeStyle: 'short' });
