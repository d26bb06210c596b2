// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';

const downloadFile = vi.fn<(address: string, name: string, fallback: string) => Promise<string | null>>();
const error = vi.fn<(message: string) => void>();
vi.mock('../../../session/downloads', () => ({ downloadFile }));
vi.mock('../../../ui/feedback/Toaster', () => ({ toast: { error } }));

// Test files of a worker share modules: earlier files would keep them unmocked here, and later ones would get the mocks.
vi.resetModules();
const { ExportButtons } = await import('./ExportButtons');
const { useHistoryExport } = await import('./useHistoryExport');
afterAll(() => void vi.resetModules());

type Filters = Parameters<typeof useHistoryExport>[0];

beforeEach(() => {
  error.mockReset();
  downloadFile.mockReset().mockResolvedValue(null);
});
afterEach(cleanup);

const none: Filters = { contentType: undefined, tone: undefined, favourites: undefined, search: undefined };
const Tools = ({ filters = none }: { filters?: Filters }) => <ExportButtons {...useHistoryExport(filters)} />;
const buttons = () => screen.getAllByRole<HTMLButtonElement>('button');
const press = (name: RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const lastDownload = () => {
  const [address = '', name] = downloadFile.mock.lastCall ?? [];
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return { pathname, name, ...Object.fromEntries(searchParams) };
};

it.each([
  [/CSV/, 'csv'],
  [/TXT/, 'txt'],
])('the button %s saves the whole history as a file of its kind', async (name, format) => {
  render(<Tools />);
  await press(name);
  expect(lastDownload()).toEqual({ pathname: '/api/export-history', name: `bem-te-vi-historico.${format}`, format });
});

it('the export saves the history as it is filtered', async () => {
  render(
    <Tools filters={{ contentType: 'MENSAGEM_WHATSAPP', tone: 'DEFAULT', favourites: true, search: 'pão & bolo' }} />,
  );
  await press(/TXT/);
  expect(lastDownload()).toMatchObject({
    format: 'txt',
    contentType: 'mensagem_whatsapp',
    toneOfVoice: 'default',
    favourites: 'true',
    search: 'pão & bolo',
  });
});

it('one file is exported at a time, and a failure is shown', async () => {
  const answer = Promise.withResolvers<string | null>();
  downloadFile.mockReturnValueOnce(answer.promise);
  render(<Tools />);
  await press(/CSV/);
  expect(buttons().map(({ disabled }) => disabled)).toEqual([true, true]);
  expect(buttons().map((button) => button.getAttribute('aria-busy'))).toEqual(['true', null]);
  await act(async () => answer.resolve('Só no Plano Voo.'));
  expect(error).toHaveBeenCalledExactlyOnceWith('Só no Plano Voo.');
  expect(buttons().map(({ disabled }) => disabled)).toEqual([false, false]);
  await press(/CSV/);
  expect(error).toHaveBeenCalledOnce();
});
