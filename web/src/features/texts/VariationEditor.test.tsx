// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { of } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { ConfigProvider, useConfigState } from '../../session/ConfigProvider';
import { SessionProvider } from '../../session/SessionProvider';
import { ViewerProvider } from '../../session/ViewerProvider';
import { VariationEditor } from './VariationEditor';

afterEach(cleanup);

type Shown = ComponentProps<typeof VariationEditor>['generation'];

const results = ['UpdateVariationsSuccess', 'EditConflict'];
const possibleTypes = { Failure: ['EditConflict'], UpdateVariationsResult: results };
const conflict = 'Este texto foi alterado em outro lugar.';

const OnceConfigured = ({ children }: { children: ReactNode }) => (useConfigState().config ? children : null);

/** The editor of the first of three texts, and a server that refuses an edit of an older text (rule 6.2). */
async function anEditor() {
  let stored = { editedAt: null as string | null, texts: ['Escrito', 'b', 'c'] };
  let edits = 0;
  const sent: string[][] = [];
  const saved = (texts: string[]) => (stored = { editedAt: `2026-03-10T12:00:0${(edits += 1)}.000Z`, texts });
  const generation = () => ({
    __typename: 'Generation',
    id: 'g1',
    editedAt: stored.editedAt,
    variations: stored.texts.map((text) => ({ __typename: 'Variation', text })),
  });
  function update({ variations, basedOn }: { variations: string[]; basedOn: string | null }) {
    sent.push(variations);
    const isConflict = (stored.editedAt ?? '') > (basedOn ?? '');
    if (!isConflict) saved(variations);
    const result = isConflict
      ? { __typename: 'EditConflict', message: conflict }
      : { __typename: 'UpdateVariationsSuccess' };
    return { updateVariations: { ...result, generation: generation() } };
  }
  const config = { identity: null, plans: [], limits: { variation: 5_000 } };
  const link = new ApolloLink(({ operationName, variables }) =>
    of({ data: operationName === 'Config' ? { config } : update(variables['input'] as Parameters<typeof update>[0]) }),
  );
  const client = new ApolloClient({
    link,
    cache: new InMemoryCache({ possibleTypes }),
    defaultOptions: { mutate: { fetchPolicy: 'no-cache' } },
  });
  const onSaved = vi.fn<() => void>();
  const onChange = vi.fn<(dirty: boolean) => void>();
  const page = () => (
    <ApolloProvider client={client}>
      <SessionProvider forgetAccount={async () => {}}>
        <ViewerProvider>
          <ConfigProvider>
            <OnceConfigured>
              <VariationEditor
                generation={generation() as unknown as Shown}
                index={0}
                wording={{ before: '', fallback: 'Não foi possível salvar a alteração.' }}
                onChange={onChange}
                onCancel={() => {}}
                onSaved={onSaved}
              />
            </OnceConfigured>
          </ConfigProvider>
        </ViewerProvider>
      </SessionProvider>
    </ApolloProvider>
  );
  const { rerender } = render(page());
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox');
  return {
    sent,
    field,
    onSaved,
    onChange,
    texts: () => stored.texts,
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    save: () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Salvar' }))),
    /** Saves the texts on another device. */
    saveElsewhere: (...texts: string[]) => void saved(texts),
    /** Gives the page what is stored now, as when the list is loaded again. */
    refresh: () => rerender(page()),
  };
}

it.each(['', ', and came to this page before it was saved'])(
  'an edit of a text that was changed elsewhere meanwhile%s is a conflict, until its owner has seen the newer text',
  async (isRefreshed) => {
    const { field, type, save, saveElsewhere, refresh, texts, onSaved } = await anEditor();
    type('Do celular');
    for (const newer of ['Do computador', 'Do tablet']) {
      saveElsewhere(newer, 'b', 'c');
      if (isRefreshed) refresh();
      await save();
      expect(screen.getByRole('alert').textContent).toContain(conflict);
      expect(screen.getByRole('group').textContent).toContain(newer);
      expect([field.value, texts()[0]]).toEqual(['Do celular', newer]);
      expect(onSaved).not.toHaveBeenCalled();
    }
    await save();
    expect(texts()).toEqual(['Do celular', 'b', 'c']);
    expect(onSaved).toHaveBeenCalledOnce();
  },
);

it('a newer text that arrives after a conflict was shown is a conflict of its own', async () => {
  const { type, save, saveElsewhere, refresh, texts } = await anEditor();
  type('Do celular');
  saveElsewhere('Do computador', 'b', 'c');
  await save();
  saveElsewhere('Do tablet', 'b', 'c');
  refresh();
  expect(screen.getByRole('group').textContent).toContain('Do computador');
  await save();
  expect(screen.getByRole('group').textContent).toContain('Do tablet');
  expect(texts()[0]).toBe('Do tablet');
});

it('the newer text of a conflict can be taken over and edited on', async () => {
  const { field, type, save, saveElsewhere, texts } = await anEditor();
  type('Do celular');
  saveElsewhere('Do computador', 'b', 'c');
  await save();
  fireEvent.click(screen.getByRole('button', { name: 'Usar a versão mais nova' }));
  expect(field.value).toBe('Do computador');
  type('Dos dois');
  await save();
  expect(texts()).toEqual(['Dos dois', 'b', 'c']);
});

it.each(['', ', and came to this page'])(
  'an edit is saved beside other texts that were changed elsewhere meanwhile%s',
  async (isRefreshed) => {
    const { type, save, saveElsewhere, refresh, texts, sent, onSaved } = await anEditor();
    type('Do celular');
    saveElsewhere('Escrito', 'b', 'Do computador');
    if (isRefreshed) refresh();
    await save();
    expect(texts()).toEqual(['Do celular', 'b', 'Do computador']);
    expect(sent).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onSaved).toHaveBeenCalledOnce();
  },
);

it('an edit that another device has saved in the same words counts as saved', async () => {
  const { type, save, saveElsewhere, texts, onSaved } = await anEditor();
  type('O mesmo');
  saveElsewhere('O mesmo', 'b', 'Do computador');
  await save();
  expect(texts()).toEqual(['O mesmo', 'b', 'Do computador']);
  expect(onSaved).toHaveBeenCalledOnce();
});

it('an edit that is typed back to what is stored is no change', async () => {
  const { type, onChange } = await anEditor();
  type('Escrito à mão');
  expect(onChange).toHaveBeenLastCalledWith(true);
  type('Escrito');
  expect(onChange).toHaveBeenLastCalledWith(false);
});
