import { getFragmentData, graphql, type FragmentType } from '../../../gql';
import { Blanks } from '../blanks/Blanks';
import { Mockup } from './Mockup';
import styles from './ReelsPreview.module.css';

export const ReelsPreviewPartsFragment = graphql(`
  fragment ReelsPreview_parts on ReelsScriptParts {
    title
    scenes {
      from
      to
      speech
      scene
    }
    caption
  }
`);

/** The script as a table to film by, with how long it takes. */
export function ReelsPreview({ parts }: { parts: FragmentType<typeof ReelsPreviewPartsFragment> }) {
  const { title, scenes, caption } = getFragmentData(ReelsPreviewPartsFragment, parts);
  const seconds = scenes.at(-1)?.to ?? 0;
  return (
    <Mockup place="Roteiro para gravar" note={`${seconds} segundos no total.`}>
      <div className={styles['head']}>
        <p className={styles['title']}>
          <Blanks>{title}</Blanks>
        </p>
        <span className={styles['total']}>{seconds} s</span>
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
          {scenes.map(({ from, to, speech, scene }, index) => (
            <tr key={index}>
              <th scope="row">{`${from}-${to} s`}</th>
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
