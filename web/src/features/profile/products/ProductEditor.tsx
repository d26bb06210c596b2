import { useEffect, useRef, useState } from 'react';
import { useConfig } from '../../../session/ConfigProvider';
import { Button } from '../../../ui/Button';
import { countCharacters } from '../../../ui/forms/Counter';
import { Field } from '../../../ui/forms/Field';
import { useOnline } from '../../../ui/feedback/OfflineBar';
import type { Product } from '../../../session/products';
import styles from './Products.module.css';
import type { Refusal } from './useSaveProducts';

interface ProductEditorProps {
  /** What is edited; null for a new product. */
  product: Product | null;
  draft: ProductDraft;
  saving: boolean;
  /** What the server refused. */
  refusal: Refusal | null;
  onChange(draft: ProductDraft): void;
  onSave(product: Product): void;
  onCancel(): void;
  onUnsaved(unsaved: boolean): void;
}

/** What is typed of a product; blank is nothing. */
export type ProductDraft = Record<'name' | 'price' | 'detail', string>;

export const draftOf = (product: Product | null): ProductDraft => ({
  name: product?.name ?? '',
  price: product?.price ?? '',
  detail: product?.detail ?? '',
});

/** One line of the list while it is written. */
export function ProductEditor({
  product,
  draft,
  saving,
  refusal,
  onChange,
  onSave,
  onCancel,
  onUnsaved,
}: ProductEditorProps) {
  const { limits } = useConfig();
  const [nameMissing, setNameMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const online = useOnline();
  const before = draftOf(product);
  const unsaved = draft.name !== before.name || draft.price !== before.price || draft.detail !== before.detail;
  const tooLong =
    countCharacters(draft.name.trim()) > limits.productName ||
    countCharacters(draft.price.trim()) > limits.productPrice ||
    countCharacters(draft.detail.trim()) > limits.productDetail;

  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    onUnsaved(unsaved);
    return () => onUnsaved(false);
  }, [unsaved, onUnsaved]);
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>(`[name="${refusal.field}"]`)?.focus();
  }, [refusal]);

  function submit() {
    if (saving || tooLong) return;
    const name = draft.name.trim();
    setNameMissing(name === '');
    if (name === '') return form.current?.querySelector('input')?.focus();
    onSave({ name, price: draft.price.trim() || null, detail: draft.detail.trim() || null });
  }

  const fieldProps = (field: keyof ProductDraft) => ({
    name: field,
    value: draft[field],
    error: refusal?.field === field ? refusal.message : undefined,
    autoComplete: 'off',
    readOnly: saving,
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ ...draft, [field]: target.value }),
  });
  return (
    <form
      ref={form}
      className={styles.editor}
      aria-label={product ? `Editar ${product.name}` : 'Novo produto'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field
        {...fieldProps('name')}
        label="Produto ou serviço"
        limit={limits.productName}
        error={nameMissing && draft.name.trim() === '' ? 'Diga o nome do produto.' : fieldProps('name').error}
      />
      <Field
        {...fieldProps('price')}
        label="Preço"
        optional
        hint="Do seu jeito: 45, 60 o quilo, a partir de 30."
        limit={limits.productPrice}
      />
      <Field
        {...fieldProps('detail')}
        label="Detalhe"
        optional
        hint="Tamanho, sabor, o que vem junto."
        limit={limits.productDetail}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" busy={saving} disabled={!online || tooLong}>
          {saving ? 'Salvando...' : 'Salvar produto'}
        </Button>
        <Button variant="quiet" disabled={saving} onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
