import type { Product } from '../../session/products';

/** A price as it is read: a bare number is in reais. */
export const priceWords = (price: string): string => (/^\d+(?:[.,]\d+)*$/.test(price) ? `R$ ${price}` : price);

/** A product as it goes into a topic: its name and its price. */
export const productWords = ({ name, price }: Product): string => (price ? `${name}, ${priceWords(price)}` : name);
