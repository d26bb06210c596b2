import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { getFragmentData, type FragmentType } from '../../../gql';
import { useConfig } from '../../../session/ConfigProvider';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/layout/Card';
import { useDialogs } from '../../../ui/feedback/Dialogs';
import { Notice } from '../../../ui/feedback/Notice';
import { useOnline } from '../../../ui/feedback/OfflineBar';
import { ProductsFragment, type Product, type ProductList } from '../../../session/products';
import { formatPrice } from '../../business/products';
import type { ReportUnsaved } from '../mergeAfterSave';
import { draftOf, ProductEditor, type ProductDraft } from './ProductEditor';
import styles from './Products.module.css';
import { useSaveProducts, type Refusal } from './useSaveProducts';

const titleId = 'profile-products';
const messages = {
  saved: 'Produto salvo.',
  removed: 'Produto removido.',
  conflict: 'A lista mudou em outra aba ou aparelho e já está atualizada aqui. Confira e tente de novo.',
  failed: 'Não foi possível salvar agora. Nada se perdeu: tente de novo.',
} as const;

interface Editing {
  /** The list from which the edit began, and after a conflict the newer one: what comes meanwhile is not overwritten. */
  readonly list: ProductList;
  readonly product: Product | null;
  readonly draft: ProductDraft;
}

/** The products and prices that the owner keeps; each change saves the whole list. */
export function ProductsCard(props: { user: FragmentType<typeof ProductsFragment>; onUnsaved: ReportUnsaved }) {
  const { limits } = useConfig();
  const { products: current } = getFragmentData(ProductsFragment, props.user);
  const { saving, save } = useSaveProducts();
  const { confirm } = useDialogs();
  const online = useOnline();
  const card = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState<Editing | null>(null);
  const list = editing?.list ?? current;
  const { items } = list;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [outcome, setOutcome] = useState<keyof typeof messages | null>(null);
  const report = props.onUnsaved;
  const onUnsaved = useCallback((unsaved: boolean) => report('products', unsaved), [report]);

  const isFull = items.length >= limits.products;
  const isLocked = editing !== null || saving || !online;
  /** A product that was removed elsewhere while it was edited stands at the end again. */
  const edited = editing?.product ? items.findIndex((item) => isSameProduct(item, editing.product)) : -1;
  const focusOn = (selector: string) => card.current?.querySelector<HTMLElement>(selector)?.focus();

  function open(product: Product | null) {
    setEditing({ list: current, product, draft: draftOf(product) });
    setRefusal(null);
    setOutcome(null);
  }

  /** The focus goes to where the editor was opened. */
  function close(index: number) {
    flushSync(() => setEditing(null));
    focusOn(index >= 0 ? `[data-line="${index}"] button` : '[data-add]');
  }

  async function saveProduct(product: Product) {
    const index = edited;
    setOutcome(null);
    const answer = await save(list, index >= 0 ? items.with(index, product) : [...items, product]);
    if (typeof answer === 'object' && 'newer' in answer) {
      setEditing((now) => now && { ...now, list: answer.newer });
      return setOutcome('conflict');
    }
    setRefusal(typeof answer === 'object' ? answer : null);
    if (typeof answer !== 'object') setOutcome(answer);
    if (answer === 'saved') close(index);
  }

  async function remove(index: number, { name }: Product) {
    setOutcome(null);
    if (!(await confirm(`Remover “${name}” da lista?`, { confirmLabel: 'Remover', danger: true }))) return;
    const answer = await save(list, items.toSpliced(index, 1));
    const unsaved = typeof answer === 'object' && 'newer' in answer ? 'conflict' : 'failed';
    // The button that adds is enabled by then.
    flushSync(() => setOutcome(answer === 'saved' ? 'removed' : unsaved));
    if (answer === 'saved') focusOn('[data-add]');
  }

  const editor = editing && (
    <ProductEditor
      product={editing.product}
      draft={editing.draft}
      saving={saving}
      refusal={refusal}
      onChange={(draft) => setEditing({ ...editing, draft })}
      onSave={(product) => void saveProduct(product)}
      onCancel={() => close(edited)}
      onUnsaved={onUnsaved}
    />
  );
  return (
    <Card ref={card} className={styles.card} role="region" aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>Produtos e preços</h2>
        <p className={styles.lead}>
          O que você vende e quanto custa. Na hora de criar, um toque põe no tópico, e o texto sai com o preço certo.
        </p>
      </header>
      {items.length === 0 && !editing ? (
        <p className={styles.empty}>Nenhum produto por aqui ainda. Comece pelo que mais sai.</p>
      ) : (
        <ul className={styles.list}>
          {items.map((product, index) => (
            <li key={index} data-line={index} className={styles.line}>
              {index === edited ? (
                editor
              ) : (
                <>
                  <div className={styles.words}>
                    <p className={styles.name}>{product.name}</p>
                    {product.price ? <p className={styles.price}>{formatPrice(product.price)}</p> : null}
                    {product.detail ? <p className={styles.detail}>{product.detail}</p> : null}
                  </div>
                  <div className={styles.lineActions}>
                    <Button variant="quiet" disabled={isLocked} onClick={() => open(product)}>
                      Editar<span className="visually-hidden"> {product.name}</span>
                    </Button>
                    <Button variant="quiet" disabled={isLocked} onClick={() => void remove(index, product)}>
                      Remover<span className="visually-hidden"> {product.name}</span>
                    </Button>
                  </div>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {editing && edited < 0 ? editor : null}
      <div className={styles.end}>
        {editing ? null : (
          <Button data-add variant="secondary" disabled={isLocked || isFull} onClick={() => open(null)}>
            Adicionar produto
          </Button>
        )}
        <p className={styles.lead}>
          {isFull ? `A lista está cheia: cabem ${limits.products} produtos.` : `${items.length} de ${limits.products}`}
        </p>
        {outcome ? (
          <Notice tone={outcome === 'failed' ? 'error' : outcome === 'conflict' ? 'warning' : 'success'}>
            {messages[outcome]}
          </Notice>
        ) : null}
      </div>
    </Card>
  );
}

const isSameProduct = (one: Product, other: Product | null): boolean =>
  one.name === other?.name && one.price === other.price && one.detail === other.detail;
