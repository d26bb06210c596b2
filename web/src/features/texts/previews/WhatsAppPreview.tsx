import { countCharacters } from '../../../ui/forms/Counter';
import { Blanks } from '../blanks/Blanks';
import { Mockup } from './Mockup';
import { parseMessage, type Mark, type Piece } from './whatsappMarks';
import styles from './WhatsAppPreview.module.css';

/** The message in its green bubble, with WhatsApp's own formatting. */
export function WhatsAppPreview({ text }: { text: string }) {
  return (
    <Mockup place="Na conversa do WhatsApp" note={`${countCharacters(text)} caracteres.`}>
      <div className={styles['chat']}>
        <div className={styles['bubble']}>
          <p className={styles['message']}>
            <Pieces pieces={parseMessage(text)} />
          </p>
          <span className={styles['time']} aria-hidden="true">
            9:41 <span className={styles['ticks']}>✓✓</span>
          </span>
        </div>
      </div>
    </Mockup>
  );
}

const tags = { bold: 'strong', italic: 'em', strike: 's', mono: 'code' } as const satisfies Record<Mark, string>;

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map((piece, index) => {
    if (piece.kind === 'text') return <Blanks key={index}>{piece.text}</Blanks>;
    if (piece.kind === 'link') {
      return (
        <a key={index} className={styles['link']} href={piece.href} target="_blank" rel="noopener noreferrer nofollow">
          {piece.text}
        </a>
      );
    }
    const Tag = tags[piece.kind];
    return (
      <Tag key={index}>
        <Pieces pieces={piece.pieces} />
      </Tag>
    );
  });
}
