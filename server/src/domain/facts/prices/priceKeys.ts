/** The key of a price. */
export const priceKey = (value: number): string => `R$${value}`;

/** The centavos of a price's key. */
export const centavosOfKey = (key: string): number => Number(key.slice(2));

/** A price as Brazilians write it: `R$ 1.200`, `R$ 39,90`. */
export function priceLabel(value: number): string {
  const whole = String(Math.floor(value / 100)).replace(/\B(?=(?:\d{3})+$)/g, '.');
  const part = value % 100;
  return part === 0 ? `R$ ${whole}` : `R$ ${whole},${String(part).padStart(2, '0')}`;
}
