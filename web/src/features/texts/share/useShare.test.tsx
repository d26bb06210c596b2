// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDialogs } from '../../../tests/dialogs';
import { DialogsProvider } from '../../../ui/feedback/Dialogs';
import { PhotoContext } from '../photo/PhotoContext';
import { ShareButtons } from './ShareButtons';
import { whatsappLink } from './useShare';

const refusal = 'Não foi possível copiar o texto. Por favor, copie manualmente.';
const text = 'Pão de queijo às 16h 🧀\n50% de desconto & café';

const noPhoto = { refusal: null, choose: () => {}, remove: () => {}, refuse: () => {} };

/** The page in a browser with these functions, which jsdom lacks. */
function aBrowser(parts: {
  clipboard: (text: string) => Promise<void>;
  share?: () => Promise<void>;
  canShare?: () => boolean;
  photo?: File;
}) {
  const { clipboard, share, canShare, photo } = parts;
  vi.stubGlobal('navigator', { clipboard: { writeText: clipboard }, share, canShare });
  vi.stubGlobal('open', vi.fn<typeof open>());
  render(
    <DialogsProvider>
      <PhotoContext value={{ ...noPhoto, photo: photo ? { file: photo, url: '' } : null }}>
        <ShareButtons text={text} left={0} />
      </PhotoContext>
    </DialogsProvider>,
  );
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const answer = () => screen.getByRole('alertdialog').textContent;

beforeAll(openDialogs);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the WhatsApp link', () => {
  it.each([text, 'ação 👩‍🍳 *negrito*', '#Pão + café = R$ 9,90?', '"aspas" <b>'])('contains %j unchanged', (whole) => {
    const url = new URL(whatsappLink(whole));
    expect(url.searchParams.get('text')).toBe(whole);
    expect(whatsappLink(whole)).not.toMatch(/[\s<>"]/);
  });

  it('replaces a lone surrogate of an emoji', () => {
    expect(new URL(whatsappLink('oi \ud83e')).searchParams.get('text')).toBe('oi \ufffd');
  });
});

describe('sharing to Facebook and Instagram', () => {
  it.each(['Facebook', 'Instagram'])('copies the text, confirms it, and only then opens %s', async (site) => {
    const copied: string[] = [];
    aBrowser({ clipboard: async (part) => void copied.push(part) });
    await press(site);
    expect(copied).toEqual([text]);
    expect(answer()).toContain(`Texto copiado. Agora é só colar no ${site}.`);
    expect(open).not.toHaveBeenCalled();
    await press('Entendi');
    expect(open).toHaveBeenCalledWith(`https://www.${site.toLowerCase()}.com/`, '_blank', 'noopener');
  });

  it('shows that the clipboard was refused, and opens nothing', async () => {
    aBrowser({ clipboard: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) });
    await press('Instagram');
    expect(answer()).toContain(refusal);
    expect(answer()).not.toContain('Texto copiado');
    await press('Entendi');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(open).not.toHaveBeenCalled();
  });
});

describe('the share sheet', () => {
  const clipboard = vi.fn<() => Promise<void>>(async () => {});
  beforeEach(() => clipboard.mockClear());

  it('is not offered where the browser has none', () => {
    aBrowser({ clipboard });
    expect(screen.queryByRole('button', { name: 'Outros aplicativos' })).toBeNull();
  });

  it('receives the text, and closing it is no failure', async () => {
    const share = vi.fn<() => Promise<void>>(() => Promise.reject(new DOMException('closed', 'AbortError')));
    aBrowser({ clipboard, share });
    await press('Outros aplicativos');
    expect(share).toHaveBeenCalledWith({ text });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(clipboard).not.toHaveBeenCalled();
  });

  it.each([
    ['with the photo where it takes files', () => true, true],
    ['alone where it takes no files', () => false, false],
    ['alone where it does not say what it takes', undefined, false],
  ])('receives the text %s', async (_, canShare, withPhoto) => {
    const photo = new File(['x'], 'bolo.jpg', { type: 'image/jpeg' });
    const share = vi.fn<() => Promise<void>>(async () => {});
    aBrowser({ clipboard, share, photo, ...(canShare ? { canShare } : {}) });
    await press('Outros aplicativos');
    expect(share).toHaveBeenCalledWith(withPhoto ? { text, files: [photo] } : { text });
  });

  it('is replaced by the clipboard when it fails', async () => {
    aBrowser({ clipboard, share: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
    await press('Outros aplicativos');
    expect(clipboard).toHaveBeenCalledWith(text);
    expect(answer()).toContain('Texto copiado.');
  });
});
