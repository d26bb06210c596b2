// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PhotoContext } from './PhotoContext';
import { PhotoSpace } from './PhotoSpace';
import { useOwnPhoto } from './useOwnPhoto';

const revoked: string[] = [];
beforeEach(() => {
  revoked.length = 0;
  let count = 0;
  // jsdom has neither.
  URL.createObjectURL = () => `blob:${(count += 1)}`;
  URL.revokeObjectURL = (url) => void revoked.push(url);
});
afterEach(cleanup);

const Preview = () => (
  <PhotoContext value={useOwnPhoto()}>
    <PhotoSpace shape="square" />
  </PhotoContext>
);

const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const choose = (name: string, file: File) =>
  act(async () => void fireEvent.change(input(name), { target: { files: [file] } }));
const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const empty = 'Sua foto aqui: escolher foto';
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('a photo is shown, replaced and removed, and its object URLs are revoked', async () => {
  const { unmount } = render(<Preview />);
  await choose(empty, photo('bolo.jpg'));
  expect(screen.getByRole('img').getAttribute('alt')).toBe('Sua foto: bolo.jpg');
  expect(screen.getByRole('img').getAttribute('src')).toBe('blob:1');
  await choose('Trocar foto', photo('torta.jpg'));
  expect(screen.getByRole('img').getAttribute('src')).toBe('blob:2');
  expect(revoked).toEqual(['blob:1']);
  press('Remover');
  expect(screen.queryByRole('img')).toBeNull();
  expect(revoked).toEqual(['blob:1', 'blob:2']);
  expect(document.activeElement).toBe(input(empty));
  await choose(empty, photo('bolo.jpg'));
  unmount();
  expect(revoked).toHaveLength(3);
});

it('a file that is no photo is refused while the photo before it stays, and the next photo clears the error', async () => {
  render(<Preview />);
  await choose(empty, photo('bolo.jpg'));
  await choose('Trocar foto', new File(['x'], 'lista.pdf', { type: 'application/pdf' }));
  expect(screen.getByRole('alert').textContent).toContain('Não dá para mostrar este arquivo.');
  expect(screen.getByRole('img')).toBeDefined();
  await choose('Trocar foto', photo('torta.jpg'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a photo that the browser cannot show is removed with the reason', async () => {
  render(<Preview />);
  await choose(empty, photo('foto.heic'));
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('Escolha uma foto em JPG, PNG ou WebP.');
});

it('an empty choice changes nothing', async () => {
  render(<Preview />);
  await choose(empty, photo('bolo.jpg'));
  await act(async () => void fireEvent.change(input('Trocar foto'), { target: { files: [] } }));
  expect(screen.getByRole('img')).toBeDefined();
});
