import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useConfig } from '../../../session/ConfigProvider';
import { Button } from '../../../ui/Button';
import { Segmented } from '../../../ui/forms/Segmented';
import { TextAreaField } from '../../../ui/forms/TextAreaField';
import type { VoiceDraft } from './voiceDraft';
import styles from './Voice.module.css';

/** A field that the server refuses, and which item of it. */
export interface VoiceRefusal {
  readonly field: string;
  readonly line: number | null;
  readonly message: string;
}

interface VoiceFieldsProps {
  draft: VoiceDraft;
  refusal: VoiceRefusal | null;
  onChange(part: Partial<VoiceDraft>): void;
}

const addresses = [
  { key: 'ANY', label: 'Tanto faz' },
  { key: 'VOCE', label: 'Você' },
  { key: 'TU', label: 'Tu' },
] as const;
const emojis = [
  { key: 'ANY', label: 'Tanto faz' },
  { key: 'NONE', label: 'Nenhum' },
  { key: 'FEW', label: 'Poucos' },
  { key: 'MANY', label: 'Muitos' },
] as const;

/** The fields of the voice: pasted texts, how readers are spoken to, emojis, phrases and words. */
export function VoiceFields({ draft, refusal, onChange }: VoiceFieldsProps) {
  const { limits } = useConfig();
  const { samples } = draft;
  const add = useRef<HTMLButtonElement>(null);
  const group = useRef<HTMLDivElement>(null);
  /** The focus goes to the new text, or to one that is still blank. */
  const addSample = () => {
    const blank = samples.findIndex((text) => text.trim() === '');
    if (blank === -1) flushSync(() => onChange({ samples: [...samples, ''] }));
    const index = blank === -1 ? samples.length : blank;
    group.current?.querySelectorAll<HTMLElement>('textarea')[index]?.focus();
  };
  /** The button that removed is gone, so the focus goes to the one that adds. */
  const remove = (index: number) => {
    flushSync(() => onChange({ samples: samples.toSpliced(index, 1) }));
    add.current?.focus();
  };
  const errorOf = (field: string) => (refusal?.field === field ? refusal.message : undefined);
  return (
    <>
      <div ref={group} className={styles.group}>
        <h3>Textos seus</h3>
        <p className={styles.hint}>
          Cole posts ou mensagens que você já escreveu e gostou. Valem o ritmo e as palavras, nunca os preços e as
          datas.
        </p>
        {samples.map((text, index) => (
          <div key={index} className={styles.sample}>
            <TextAreaField
              name={`samples-${index + 1}`}
              label={`Texto ${index + 1}`}
              value={text}
              limit={limits.voiceSample}
              error={refusal?.line === index + 1 ? errorOf('samples') : undefined}
              onChange={({ target }) => onChange({ samples: samples.with(index, target.value) })}
            />
            <Button variant="quiet" onClick={() => remove(index)}>
              Remover<span className="visually-hidden"> texto {index + 1}</span>
            </Button>
          </div>
        ))}
        {samples.length < limits.voiceSamples ? (
          <Button variant="secondary" ref={add} className={styles.add ?? ''} onClick={addSample}>
            Colar um texto
          </Button>
        ) : null}
      </div>
      <Choice title="Como você fala com o cliente">
        <Segmented
          label="Como você fala com o cliente"
          options={addresses}
          value={draft.address}
          onChange={(address) => onChange({ address })}
        />
      </Choice>
      <Choice title="Emojis">
        <Segmented label="Emojis" options={emojis} value={draft.emoji} onChange={(emoji) => onChange({ emoji })} />
      </Choice>
      <TextAreaField
        name="favouritePhrases"
        label="Frases da casa"
        optional
        rows={3}
        hint={`Uma por linha, até ${limits.favouritePhrases}. Exemplo: Vem que tem!`}
        value={draft.favouritePhrases}
        error={errorOf('favouritePhrases')}
        onChange={({ target }) => onChange({ favouritePhrases: target.value })}
      />
      <TextAreaField
        name="forbiddenWords"
        label="Palavras que você nunca usa"
        optional
        rows={3}
        hint={`Uma por linha, até ${limits.forbiddenWords}. Nenhum texto sai com elas.`}
        value={draft.forbiddenWords}
        error={errorOf('forbiddenWords')}
        onChange={({ target }) => onChange({ forbiddenWords: target.value })}
      />
    </>
  );
}

const Choice = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.group}>
    <h3 aria-hidden="true">{title}</h3>
    {children}
  </div>
);
