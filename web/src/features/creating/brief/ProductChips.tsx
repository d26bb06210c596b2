import { useRef, useState, type KeyboardEvent } from 'react';
import { getFragmentData, type FragmentType } from '../../../gql';
import { ProductsFragment } from '../../../session/products';
import { neighbourIndex } from '../../../ui/neighbourIndex';
import { formatPrice, formatProduct } from '../../business/products';
import styles from './ProductChips.module.css';
import { findProduct, removeProduct, addProduct } from './productsInTopic';

interface ProductChipsProps {
  user: FragmentType<typeof ProductsFragment>;
  topic: string;
  onChange: (topic: string) => void;
}

/** The owner's products: a tap puts one with its price into the topic, another tap takes it out. */
export function ProductChips({ user, topic, onChange }: ProductChipsProps) {
  const { items } = getFragmentData(ProductsFragment, user).products;
  const row = useRef<HTMLDivElement>(null);
  // One stop of the Tab key for the whole row, however many there are.
  const [stop, setStop] = useState(0);
  if (items.length === 0) return null;
  const all = items.map(formatProduct);
  const current = Math.min(stop, items.length - 1);

  function onKeyDown(event: KeyboardEvent) {
    const next = neighbourIndex(event.key, current, items.length);
    if (next === null) return;
    event.preventDefault();
    setStop(next);
    row.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div ref={row} className={styles.row} role="toolbar" aria-label="Seus produtos">
      {items.map((product, index) => {
        const { name, price } = product;
        const words = formatProduct(product);
        const at = findProduct(words, topic, all);
        return (
          <button
            key={index}
            type="button"
            className={styles.chip}
            // As it goes into the topic; the eye sees it cut off.
            aria-label={words}
            aria-pressed={at !== null}
            tabIndex={index === current ? 0 : -1}
            onKeyDown={onKeyDown}
            onFocus={() => setStop(index)}
            onClick={() => onChange(at === null ? addProduct(topic, words) : removeProduct(topic, words, at))}
          >
            <span className={styles.name}>{price ? `${name},` : name}</span>
            {price ? ` ${formatPrice(price)}` : null}
          </button>
        );
      })}
    </div>
  );
}
