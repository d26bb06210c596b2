import { use, useRef } from 'react';
import { PhotoContext, type OwnPhoto } from './PhotoContext';
import styles from './PhotoSpace.module.css';

type Shape = 'square' | 'wide';

/** The room for a picture in a preview, where the owner chooses one. */
export function PhotoSpace({ shape }: { shape: Shape }) {
  const own = use(PhotoContext);
  if (own) return <ChosenPhoto shape={shape} own={own} />;
  return (
    <div className={styles.photo} data-shape={shape}>
      <EmptySpace />
    </div>
  );
}

function ChosenPhoto({ shape, own }: { shape: Shape; own: OwnPhoto }) {
  const { photo, refusal, choose, remove, refuse } = own;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <div className={styles.photo} data-shape={shape}>
        {photo ? (
          <img className={styles.image} src={photo.url} alt={`Sua foto: ${photo.file.name}`} onError={refuse} />
        ) : (
          <EmptySpace />
        )}
        <input
          ref={input}
          type="file"
          // On a phone the system offers the camera, too.
          accept="image/*"
          className={styles.input}
          aria-label={photo ? 'Trocar foto' : 'Sua foto aqui: escolher foto'}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) choose(file);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
      </div>
      {photo ? (
        <div className={styles.about}>
          <p>A foto fica neste aparelho. Ao compartilhar, vai inteira, com data e local se a câmera gravou.</p>
          <button type="button" className={styles.action} onClick={() => input.current?.click()}>
            Trocar
          </button>
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              remove();
              input.current?.focus();
            }}
          >
            Remover
          </button>
        </div>
      ) : null}
      {refusal ? (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      ) : null}
    </>
  );
}

const EmptySpace = () => (
  <>
    <svg viewBox="0 0 48 36" width="48" height="36" fill="none" aria-hidden="true" focusable="false">
      <rect x="2" y="2" width="44" height="32" rx="5" stroke="currentColor" strokeWidth="2" />
      <circle cx="15" cy="13" r="4" fill="currentColor" />
      <path d="M4 30l13-10 8 6 8-9 11 12" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
    </svg>
    Sua foto aqui
  </>
);
