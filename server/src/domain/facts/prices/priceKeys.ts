/** The key of a price in centavos. */
export const priceKey = (centavos: number): string => `R$${centavos}`;

/** The centavos of a price's key. */
export const centavosOfKey = (key: string): number => Number(key.slice(2));

/** A price in centavos as Brazilians write it: `R$ 1.200`, `R$ 39,90`. */
export function priceLabel(centavos: number): string {
  const whole = String(Math.floor(centavos / 100)).replace(/\B(?=(?:\d{3})+$)/g, '.');
  const centavosPart = centavos % 100;
  return centavosPart === 0 ? `R$ ${whole}` : `R$ ${whole},${String(centavosPart).padStart(2, '0')}`;
}
