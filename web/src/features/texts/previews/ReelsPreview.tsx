import { Blanks } from './Blanks';
import type { Script } from './formats';
import { Mockup } from './Mockup';
import styles from './ReelsPreview.module.css';

/** The script as a table to film by, with how long it takes. */
export function ReelsPreview({ script }: { script: Script }) {
  const { title, scenes, seconds, caption } = script;
  return (
    <Mockup place="Roteiro para gravar" note={seconds === null ? null : `${seconds} segundos no total.`}>
      <div className={styles['head']}>
        <p className={styles['title']}>
          <Blanks>{title}</Blanks>
        </p>
        {seconds === null ? null : <span className={styles['total']}>{seconds} s</span>}
      </div>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">Tempo</th>
            <th scope="col">Fala</th>
            <th scope="col">Cena</th>
          </tr>
        </thead>
        <tbody>
          {scenes.map(({ time, speech, scene }, index) => (
            <tr key={index}>
              <th scope="row">{time}</th>
              <td>
                <Blanks>{speech}</Blanks>
              </td>
              <td>
                <Blanks>{scene}</Blanks>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {caption ? (
        <p className={styles['caption']}>
          <strong>Legenda:</strong> <Blanks>{caption}</Blanks>
        </p>
      ) : null}
    </Mockup>
  );
}
