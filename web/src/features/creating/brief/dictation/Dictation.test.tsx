// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dictation } from './Dictation';
import { insertWords } from './insertWords';

/** Stands in for the speech recognition of the browser, which jsdom lacks. A test sends its events. */
class Recognition extends EventTarget {
  static newest: Recognition;
  lang = '';
  interimResults = false;
  calls: string[] = [];
  constructor() {
    super();
    Recognition.newest = this;
  }
  start() {
    this.calls.push('start');
  }
  stop() {
    this.calls.push('stop');
    this.send('end');
  }
  abort() {
    this.calls.push('abort');
  }
  private finalResults: object[] = [];
  /** Sends a transcript with all final results before it, as browsers do. */
  sendTranscript(transcript: string, isFinal: boolean) {
    const results = [...this.finalResults, Object.assign([{ transcript }], { isFinal })];
    act(() => this.send('result', { resultIndex: this.finalResults.length, results }));
    if (isFinal) this.finalResults = results;
  }
  sendError(error: string) {
    act(() => {
      this.send('error', { error });
      this.send('end');
    });
  }
  private send(type: string, properties: object = {}) {
    this.dispatchEvent(Object.assign(new Event(type), properties));
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

beforeEach(() => vi.stubGlobal('webkitSpeechRecognition', Recognition));
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
    expect(Recognition.newest).toMatchObject({ lang: 'pt-BR', interimResults: true, calls: ['start'] });
    Recognition.newest.sendTranscript('de cem', false);
    expect(screen.getByText('de cem')).toBeTruthy();
    expect(topic().value).toBe('Bolo');
    Recognition.newest.sendTranscript('de cenoura', true);
    expect(topic().value).toBe('Bolo de cenoura');
    expect(topic().selectionEnd).toBe('Bolo de cenoura'.length);
    Recognition.newest.sendTranscript('com cobertura', true);
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
    Recognition.newest.sendTranscript('de cenoura', true);
    expect(topic().value).toBe('Bolo de cenoura hoje');
  });

  it('stops at the limit and says what had no room', () => {
    render(<Form before={'a'.repeat(35)} />);
    press('Ditar');
    Recognition.newest.sendTranscript('de cenoura', true);
    expect(topic().value).toBe('a'.repeat(35));
    expect(screen.getByRole('alert').textContent).toContain('Não coube em 40 caracteres: “de cenoura”.');
    expect(Recognition.newest.calls).toEqual(['start', 'stop']);
  });

  it.each([
    ['not-allowed', 'Permita o microfone nas configurações do navegador para ditar.'],
    ['no-speech', 'Nada foi ouvido. Toque em Ditar e fale perto do microfone.'],
    ['something-new', 'O ditado parou. O que você já ditou continua aqui.'],
  ])('says what went wrong: %s', (error, message) => {
    render(<Form />);
    press('Ditar');
    Recognition.newest.sendError(error);
    expect(screen.getByRole('alert').textContent).toBe(message);
    press('Ditar');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['service-not-allowed', 'language-not-supported'])(
    'removes its button where another try would fail as well: %s',
    (error) => {
      render(<Form />);
      press('Ditar');
      Recognition.newest.sendError(error);
      expect(screen.getByRole('alert').textContent).toBe('O ditado não funciona neste navegador. Escreva o tópico.');
      expect(screen.queryByRole('button')).toBeNull();
      expect(document.activeElement).toBe(topic());
    },
  );

  it('ends when the page is left', () => {
    const { unmount } = render(<Form />);
    press('Ditar');
    unmount();
    expect(Recognition.newest.calls).toEqual(['start', 'abort']);
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
