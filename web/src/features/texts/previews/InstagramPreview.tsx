import { useId, useState } from 'react';
import { countCharacters } from '../../../ui/forms/Counter';
import { Blanks } from '../blanks/Blanks';
import type { Business } from './business';
import { foldCaption } from './fold';
import styles from './InstagramPreview.module.css';
import { Avatar, Mockup } from './Mockup';
import { PhotoSpace } from '../photo/PhotoSpace';

/** A post in the feed, its caption folded where Instagram folds it. */
export function InstagramPreview({ text, business }: { text: string; business: Business }) {
  const [open, setOpen] = useState(false);
  const captionId = useId();
  const { shown, hidden } = foldCaption(text);
  return (
    <Mockup
      place="No feed do Instagram"
      note={`Antes do “mais” aparecem os primeiros ${countCharacters(shown)} caracteres.`}
    >
      <div className={styles['header']}>
        <Avatar name={business.name} small />
        <strong>{business.handle}</strong>
        <span className={styles['dots']} aria-hidden="true">
          •••
        </span>
      </div>
      <PhotoSpace shape="square" />
      <Actions />
      <p id={captionId} className={styles['caption']}>
        <strong>{business.handle}</strong> <Caption>{open ? text.trim() : shown}</Caption>
        {hidden ? (
          <>
            {open ? ' ' : '… '}
            <button
              type="button"
              className={styles['more']}
              aria-expanded={open}
              aria-controls={captionId}
              onClick={() => setOpen(!open)}
            >
              {open ? 'menos' : 'mais'}
            </button>
          </>
        ) : null}
      </p>
    </Mockup>
  );
}

/** Hashtags and names of profiles are links there; here they only look like them. */
const tags = /([#@][\p{L}\p{N}_.]*[\p{L}\p{N}_])/u;

const Caption = ({ children }: { children: string }) => <Blanks words={tagged}>{children}</Blanks>;

const tagged = (words: string) =>
  words.split(tags).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles['tag']}>
        {part}
      </span>
    ) : (
      part
    ),
  );

const icons = [
  'M12 20s-8-4.6-8-10.3A4.3 4.3 0 0 1 12 7.5a4.3 4.3 0 0 1 8 2.2C20 15.4 12 20 12 20z',
  'M4.5 20l1.3-4.2A8 8 0 1 1 8.600 18.900z',
  'M20.500 4 3.500 9.500l7 3.500 3.500 7zM20.500 4l-10 9',
];

const Actions = () => (
  <div className={styles['actions']} aria-hidden="true">
    {icons.map((outline) => (
      <svg key={outline} viewBox="0 0 24 24" width="24" height="24" focusable="false">
        <path d={outline} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round" />
      </svg>
    ))}
  </div>
);
