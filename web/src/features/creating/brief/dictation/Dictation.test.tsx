// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dictation } from './Dictation';
import { insertWords } from './insertWords';

/** The browser's recognition, which jsdom does not have: it hears what a test says. */
class Microphone extends EventTarget {
  static newest: Microphone;
  lang = '';
  interimResults = false;
  calls: string[] = [];
  constructor() {
    super();
    Microphone.newest = this;
  }
  start() {
    this.calls.push('start');
  }
  stop() {
    this.calls.push('stop');
    this.tells('end');
  }
  abort() {
    this.calls.push('abort');
  }
  private said: object[] = [];
  /** What changed is told with all that was certain before, as browsers do. */
  hears(transcript: string, isFinal: boolean) {
    const results = [...this.said, Object.assign([{ transcript }], { isFinal })];
    act(() => this.tells('result', { resultIndex: this.said.length, results }));
    if (isFinal) this.said = results;
  }
  fails(error: string) {
    act(() => {
      this.tells('error', { error });
      this.tells('end');
    });
  }
  private tells(type: string, about: object = {}) {
    this.dispatchEvent(Object.assign(new Event(type), about));
  }
}

function Form({ before = '' }: { before?: string }) {
  const [topic, setTopic] = useState(before);
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <textarea ref={field} value={topic} onChange={({ target }) => setTopic(target.value)} />
      <Dictation field={field} topic={topic} limit={40} onChange={setTopic} />
    </>
  );
}

const topic = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => vi.stubGlobal('webkitSpeechRecognition', Microphone));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('dictating', () => {
  it('is not offered where the browser has no speech recognition', () => {
    vi.unstubAllGlobals();
    render(<Form />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows what may still change, puts what is certain after the topic, and listens in Portuguese', () => {
    render(<Form before="Bolo" />);
    press('Ditar');
    expect(screen.getByRole('status').textContent).toBe('Ouvindo…');
    expect(Microphone.newest).toMatchObject({ lang: 'pt-BR', interimResults: true, calls: ['start'] });
    Microphone.newest.hears('de cem', false);
    expect(screen.getByText('de cem')).toBeTruthy();
    expect(topic().value).toBe('Bolo');
    Microphone.newest.hears('de cenoura', true);
    expect(topic().value).toBe('Bolo de cenoura');
    expect(topic().selectionEnd).toBe('Bolo de cenoura'.length);
    Microphone.newest.hears('com cobertura', true);
    expect(topic().value).toBe('Bolo de cenoura com cobertura');
    press('Parar');
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.getByRole('button', { name: 'Ditar' })).toBeTruthy();
  });

  it('puts the words where the caret is once somebody has put it there', () => {
    render(<Form before="Bolo hoje" />);
    topic().dataset['touched'] = 'true';
    topic().setSelectionRange(4, 4);
    press('Ditar');
    Microphone.newest.hears('de cenoura', true);
    expect(topic().value).toBe('Bolo de cenoura hoje');
  });

  it('stops at the limit and says what had no room', () => {
    render(<Form before={'a'.repeat(35)} />);
    press('Ditar');
    Microphone.newest.hears('de cenoura', true);
    expect(topic().value).toBe('a'.repeat(35));
    expect(screen.getByRole('alert').textContent).toContain('Não coube em 40 caracteres: “de cenoura”.');
    expect(Microphone.newest.calls).toEqual(['start', 'stop']);
  });

  it.each([
    ['not-allowed', 'Permita o microfone nas configurações do navegador para ditar.'],
    ['no-speech', 'Nada foi ouvido. Toque em Ditar e fale perto do microfone.'],
    ['something-new', 'O ditado parou. O que você já ditou continua aqui.'],
  ])('says what went wrong: %s', (error, message) => {
    render(<Form />);
    press('Ditar');
    Microphone.newest.fails(error);
    expect(screen.getByRole('alert').textContent).toBe(message);
    press('Ditar');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['service-not-allowed', 'language-not-supported'])(
    'removes its button where another try would fail as well: %s',
    (error) => {
      render(<Form />);
      press('Ditar');
      Microphone.newest.fails(error);
      expect(screen.getByRole('alert').textContent).toBe('O ditado não funciona neste navegador. Escreva o tópico.');
      expect(screen.queryByRole('button')).toBeNull();
      expect(document.activeElement).toBe(topic());
    },
  );

  it('ends when the page is left', () => {
    const { unmount } = render(<Form />);
    press('Ditar');
    unmount();
    expect(Microphone.newest.calls).toEqual(['start', 'abort']);
  });
});

it.each([
  ['', 0, 'Bolo'],
  ['Hoje', 4, 'Hoje bolo'],
  ['Hoje ', 5, 'Hoje bolo'],
  ['Hoje, amanhã', 4, 'Hoje bolo, amanhã'],
  ['Hoje amanhã', 5, 'Hoje bolo amanhã'],
])('words go into %j at %i with the spaces that they need', (text, place, whole) => {
  const words = text === '' ? 'Bolo' : 'bolo';
  expect(insertWords(text, place, words).text).toBe(whole);
  expect(insertWords(text, place, words).end).toBe(whole.search(/bolo/i) + 4);
});
