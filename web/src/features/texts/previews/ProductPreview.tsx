import { Fragment } from 'react';
import { Blanks } from './Blanks';
import type { Business } from './business';
import { readProduct } from './product';
import { Mockup, PhotoSpace } from './Mockup';
import styles from './ProductPreview.module.css';

/** The description on a shop's page: its first line as the name, then paragraphs and lists. */
export function ProductPreview({ text, business }: { text: string; business: Business }) {
  const { title, blocks } = readProduct(text);
  return (
    <Mockup place="Na página da loja">
      <PhotoSpace shape="wide" />
      <div className={styles['words']}>
        <small>{business.name}</small>
        <p className={styles['title']}>
          <Blanks>{title}</Blanks>
        </p>
        {blocks.map(({ lines, items }, index) => (
          <Fragment key={index}>
            {lines.length > 0 ? (
              <p className={styles['lines']}>
                <Blanks>{lines.join('\n')}</Blanks>
              </p>
            ) : null}
            {items.length > 0 ? (
              <ul>
                {items.map((item, at) => (
                  <li key={at}>
                    <Blanks>{item}</Blanks>
                  </li>
                ))}
              </ul>
            ) : null}
          </Fragment>
        ))}
        <span className={styles['button']} aria-hidden="true">
          Comprar
        </span>
      </div>
    </Mockup>
  );
}
