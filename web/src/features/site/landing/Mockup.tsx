import type { Example, ExampleText } from '../../../content/landing';
import styles from './Mockup.module.css';
import { CakePicture, CarPicture, DressPicture } from './pictures';

/** An example as it looks where it is published. */
export function Mockup({ example: { shop, text } }: { example: Example }) {
  switch (text.kind) {
    case 'instagram':
      return <Instagram text={text} />;
    case 'whatsapp':
      return <Whatsapp shop={shop} text={text} />;
    case 'product':
      return <Product text={text} />;
    case 'ad':
      return <Ad shop={shop} text={text} />;
  }
}

type Kind<Name extends ExampleText['kind']> = { text: Extract<ExampleText, { kind: Name }> };

const Instagram = ({ text: { handle, caption, hashtags } }: Kind<'instagram'>) => (
  <div className={styles.mock}>
    <Avatar name={handle} />
    <CakePicture className={styles.picture} />
    <p className={styles.words}>
      <strong>{handle}</strong> {caption}
      <span className={styles.tags}>{hashtags}</span>
    </p>
  </div>
);

const Whatsapp = ({ shop, text: { paragraphs } }: { shop: string } & Kind<'whatsapp'>) => (
  <div className={`${styles.mock} ${styles.chat}`}>
    <Avatar name={shop} />
    <div className={styles.room}>
      <div className={styles.bubble}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            {paragraph.split('*').map((part, at) => (at % 2 === 1 ? <strong key={part}>{part}</strong> : part))}
          </p>
        ))}
        <span className={styles.time}>14:02</span>
      </div>
      <p className={`${styles.bubble} ${styles.reply}`}>Oi! É a Mel. De manhã, por favor</p>
    </div>
  </div>
);

const Product = ({ text: { name, lead, details } }: Kind<'product'>) => (
  <div className={styles.mock}>
    <DressPicture className={styles.picture} />
    <div className={styles.words}>
      <p className={styles.name}>{name}</p>
      <p>{lead}</p>
      <ul className={styles.details}>
        {details.map((detail) => (
          <li key={detail}>
            {detail.split(/(?=\[)/).map((part) => (part.startsWith('[') ? <mark key={part}>{part}</mark> : part))}
          </li>
        ))}
      </ul>
    </div>
  </div>
);

const Ad = ({ shop, text: { primary, title, description } }: { shop: string } & Kind<'ad'>) => (
  <div className={styles.mock}>
    <Avatar name={shop} note="Patrocinado" />
    <p className={styles.words}>{primary}</p>
    <CarPicture className={styles.picture} />
    <div className={styles.offer}>
      <p>
        <strong>{title}</strong>
        <span className={styles.note}>{description}</span>
      </p>
      <span className={styles.fake}>Saiba mais</span>
    </div>
  </div>
);

const Avatar = ({ name, note }: { name: string; note?: string }) => (
  <p className={styles.avatar}>
    <span className={styles.initial} aria-hidden="true">
      {name.slice(0, 1).toUpperCase()}
    </span>
    <span>
      <strong>{name}</strong>
      {note && <span className={styles.note}>{note}</span>}
    </span>
  </p>
);
