// @vitest-environment jsdom
import { gql } from '@apollo/client';
import { act, cleanup, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aViewer, createPageWrapper, signIn } from '../../../tests/pageWrapper';
import { toast } from '../../../ui/feedback/Toaster';
import { keepaliveContext } from '../../../session/keepaliveContext';
import { storeLastResult, readLastResult } from '../../texts/lastResult';
import { useDeleteGeneration } from './useDeleteGeneration';

beforeEach(signIn);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The hook, and the ids that the server was asked to delete. */
async function aList() {
  const deleted: string[] = [];
  const contexts: Readonly<Record<string, unknown>>[] = [];
  const idOf = ({ input }: Record<string, unknown>) => {
    const { generationId, kitId } = input as { generationId?: string; kitId?: string };
    deleted.push(generationId ?? kitId ?? '');
    return deleted.at(-1);
  };
  const wrapper = createPageWrapper({
    Viewer: () => ({ viewer: aViewer }),
    DeleteGeneration(variables, context) {
      contexts.push(context);
      return { deleteGeneration: { __typename: 'DeleteGenerationSuccess', generationId: idOf(variables) } };
    },
    DeleteKit(variables, context) {
      contexts.push(context);
      return { deleteKit: { __typename: 'DeleteKitSuccess', kitId: idOf(variables), generationIds: [] } };
    },
  });
  const { result } = renderHook(() => useDeleteGeneration(), { wrapper });
  await waitFor(() => expect(result.current).not.toBeNull());
  const cached = (id: string, topic: string, text: string) =>
    wrapper.client.cache.writeFragment({
      id: `Generation:${id}`,
      fragment: gql`
        fragment Cached on Generation {
          topic
          variations {
            text
          }
        }
      `,
      data: { __typename: 'Generation', topic, variations: [{ __typename: 'Variation', text }] },
    });
  return {
    cached,
    deleted,
    contexts,
    run: (action: (now: typeof result.current) => Promise<void>) => act(async () => void action(result.current)),
    press: (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name }))),
  };
}

it.each([
  ['one of two texts of a kit is deleted, the card stays', ['g1', 'g2'], 'g1', 'Só este texto', false, 'g1'],
  ['the last text of a kit is deleted, the card is removed', ['g1'], 'g1', 'Só este texto', true, 'g1'],
  [
    'the whole kit is deleted from one of its texts, the card is removed',
    ['g1', 'g2'],
    'g1',
    'Excluir o kit inteiro',
    true,
    'k1',
  ],
  ['the whole kit is deleted, the card is removed', ['g1', 'g2'], null, 'Excluir o kit inteiro', true, 'k1'],
] as const)('when %s', async (_, texts, text, choice, isCardGone, deletedId) => {
  const { run, press, deleted } = await aList();
  const onRemove = vi.fn<(isCardGone: boolean) => void>();
  await run(({ removeFromKit }) => removeFromKit({ id: 'k1', texts }, text, onRemove));
  expect(onRemove).not.toHaveBeenCalled();
  await press(choice);
  await waitFor(() => expect(deleted).toEqual([deletedId]));
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(isCardGone);
});

it.each([
  ['a kit names its topic', null, 'Excluir o kit inteiro', 'Pão de queijo', 'Kit excluído.'],
  ['a text of a kit names its first words', 'g1', 'Só este texto', 'Sai do forno às 16h', 'Texto excluído.'],
  [
    'a kit from one of its texts names the first words of the text',
    'g1',
    'Excluir o kit inteiro',
    'Sai do forno às 16h',
    'Kit excluído.',
  ],
])('the question before deleting %s, and a message confirms the deletion', async (_, text, choice, words, message) => {
  const success = vi.spyOn(toast, 'success');
  const { run, press, cached } = await aList();
  cached('g1', 'Pão de queijo', 'Sai do forno\nàs 16h');
  await run(({ removeFromKit }) => removeFromKit({ id: 'k1', texts: ['g1', 'g2'] }, text, () => {}));
  expect(screen.getByRole('alertdialog').textContent).toContain(`desfeita.${words}`);
  await press(choice);
  await waitFor(() => expect(success).toHaveBeenCalledExactlyOnceWith(message));
});

it.each(['a text', 'a kit', 'a text of a kit'])('%s is not deleted without a confirmation', async (what) => {
  const { run, press, deleted } = await aList();
  const onRemove = vi.fn<() => void>();
  await run(({ remove, removeFromKit }) =>
    what === 'a text'
      ? remove('g1', onRemove)
      : removeFromKit({ id: 'k1', texts: ['g1'] }, what === 'a kit' ? null : 'g1', onRemove),
  );
  await press('Cancelar');
  expect(deleted).toEqual([]);
  expect(onRemove).not.toHaveBeenCalled();
});

it.each([
  ['a kit', 'kit-k1', 'Excluir o kit inteiro'],
  ['a text of a kit', 'g1', 'Só este texto'],
] as const)('%s is forgotten as the last result when it is deleted', async (_, key, choice) => {
  const { run, press } = await aList();
  storeLastResult(aViewer.id, key);
  await run(({ removeFromKit }) => removeFromKit({ id: 'k1', texts: ['g1', 'g2'] }, 'g1', () => undefined));
  await press(choice);
  await waitFor(() => expect(readLastResult(aViewer.id)).toBeNull());
});

it('the last result stays when another text is deleted', async () => {
  const { run, press, deleted } = await aList();
  storeLastResult(aViewer.id, 'g2');
  let done: Promise<void> | undefined;
  await run(({ remove }) => (done = remove('g1', () => {})));
  await press('Excluir');
  await act(async () => done);
  expect([deleted, readLastResult(aViewer.id)]).toEqual([['g1'], 'g2']);
});

it.each(['Excluir o kit inteiro', 'Só este texto'])(
  'after "%s" the request continues when the page is left',
  async (choice) => {
    const { run, press, contexts } = await aList();
    await run(({ removeFromKit }) => removeFromKit({ id: 'k1', texts: ['g1', 'g2'] }, 'g1', () => {}));
    await press(choice);
    await waitFor(() => expect(contexts).toEqual([expect.objectContaining(keepaliveContext)]));
  },
);
