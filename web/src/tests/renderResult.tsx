import { act, fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { GenerationResult } from '../features/texts/GenerationResult';
import { GenerationResultFragment } from '../features/texts/generationResultFragment';
import type { Plan } from '../session/plan';
import { aGeneration, aPlan, aViewer, createPageWrapper } from './pageWrapper';

const config = {
  plans: [aPlan, { ...aPlan, name: 'Plano Voo', features: ['EDITING', 'ADJUSTMENTS'] }],
  adjustments: [
    { key: 'SHORTER', label: 'Mais curto' },
    { key: 'LIVELIER', label: 'Mais animado' },
  ],
};

interface Shown {
  texts?: readonly string[];
  original?: string;
  canEdit?: boolean;
  isOneOfMany?: boolean;
  isNew?: boolean;
  left?: number;
  previous?: string;
  /** The parts of each text, by which it is previewed. */
  parts?: object;
  /** The saves are answered once these are resolved, the first for the first; those that follow at once. */
  saving?: readonly Promise<void>[];
}

/** A result in the cache, and the texts that were saved of it, as the server keeps them. */
export async function renderResult(options: Shown = {}) {
  const {
    texts = ['Pão quente', 'Pão fresco'],
    canEdit = true,
    left = 5,
    isNew = false,
    isOneOfMany = false,
    parts = null,
  } = options;
  const saved: (readonly string[])[] = [];
  /** What each save and tap on an adjustment began from: when the texts were edited last. */
  const basedOn: unknown[] = [];
  const variationsOf = (now: readonly string[], previous: string | null) =>
    aGeneration('g1', 'POST_INSTAGRAM', now).variations.map((one, at) => ({
      ...one,
      parts,
      previousText: at === 0 ? previous : null,
    }));
  const generation = {
    ...aGeneration('g1', 'POST_INSTAGRAM', texts),
    adjustmentsLeft: left,
    variations: variationsOf(texts, options.previous ?? null),
    originalVariations: options.original === undefined ? null : [{ __typename: 'Variation', text: options.original }],
  };
  const plan: Plan = { ...aPlan, features: canEdit ? ['EDITING', 'ADJUSTMENTS'] : [] };
  const wrapper: ReturnType<typeof createPageWrapper> = createPageWrapper(
    {
      Viewer: () => ({ viewer: { ...aViewer, plan: { __typename: 'Plan', ...plan } } }),
      UpdateVariations({ input }) {
        const { variations } = input as { variations: string[] };
        saved.push(variations);
        basedOn.push((input as { basedOn: unknown }).basedOn);
        const answer = () => {
          const now = {
            ...generation,
            editedAt: '2026-03-10T12:10:00.000Z',
            variations: variationsOf(variations, null),
          };
          wrapper.client.cache.writeFragment({
            fragment: GenerationResultFragment,
            fragmentName: 'GenerationResult_generation',
            data: now as never,
          });
          return { updateVariations: { __typename: 'UpdateVariationsSuccess', generation: now } };
        };
        const saving = options.saving?.[saved.length - 1];
        return saving ? saving.then(answer) : answer();
      },
      VariationAdjusting({ input }) {
        basedOn.push((input as { basedOn: unknown }).basedOn);
        return new Promise<never>(() => {});
      },
    },
    { config },
  );
  wrapper.client.cache.writeFragment({
    fragment: GenerationResultFragment,
    fragmentName: 'GenerationResult_generation',
    data: generation as never,
  });
  const onEditing = vi.fn<(dirty: boolean) => void>();
  render(
    <GenerationResult
      generationId="g1"
      title="Seu texto"
      isNew={isNew}
      canEdit={canEdit}
      locked={0}
      upgrade="Plano Voo"
      onEditing={onEditing}
      isOneOfMany={isOneOfMany}
    />,
    { wrapper },
  );
  await screen.findByRole('tabpanel');
  await screen.findByText(/^Ajustes rápidos/);
  const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
  return {
    saved,
    basedOn,
    onEditing,
    button,
    press: (name: string | RegExp) => act(async () => void fireEvent.click(button(name))),
  };
}

/** Types into the field. */
export const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
