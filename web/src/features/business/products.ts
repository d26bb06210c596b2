import type { Product } from '../../session/products';

/** A price for display: a number without a unit gets R$. */
export const formatPrice = (price: string): string => (/^\d+(?:[.,]\d+)*$/.test(price) ? `R$ ${price}` : price);

/** A product as it goes into a topic: its name and its price. */
export const formatProduct = ({ name, price }: Product): string => (price ? `${name}, ${formatPrice(price)}` : name);
