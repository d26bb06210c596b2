import { getFragmentData, graphql, type FragmentType } from '../../../gql';
import { Blanks } from '../blanks/Blanks';
import type { Business } from './business';
import { Mockup } from './Mockup';
import { PhotoSpace } from '../photo/PhotoSpace';
import styles from './ProductPreview.module.css';

export const ProductPreviewPartsFragment = graphql(`
  fragment ProductPreview_parts on ProductDescriptionParts {
    benefits
    details
    callToAction
  }
`);

interface ProductPreviewProps {
  parts: FragmentType<typeof ProductPreviewPartsFragment>;
  business: Business;
}

/** The description on a shop's page: its first line as the name, then paragraphs and the list of details. */
export function ProductPreview({ parts, business }: ProductPreviewProps) {
  const { benefits, details, callToAction } = getFragmentData(ProductPreviewPartsFragment, parts);
  const [title = '', ...rest] = benefits.join('\n\n').split('\n');
  const paragraphs = rest.join('\n').split(/\n{2,}/);
  return (
    <Mockup place="Na página da loja">
      <PhotoSpace shape="wide" />
      <div className={styles.words}>
        <small>{business.name}</small>
        <p className={styles.title}>
          <Blanks>{title}</Blanks>
        </p>
        <Paragraphs texts={paragraphs} />
        {details.length > 0 ? (
          <ul>
            {details.map((detail, index) => (
              <li key={index}>
                <Blanks>{detail}</Blanks>
              </li>
            ))}
          </ul>
        ) : null}
        <Paragraphs texts={[callToAction ?? '']} />
        <span className={styles.button} aria-hidden="true">
          Comprar
        </span>
      </div>
    </Mockup>
  );
}

const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts
    .filter((text) => text.trim() !== '')
    .map((text, index) => (
      <p key={index} className={styles.lines}>
        <Blanks>{text.trim()}</Blanks>
      </p>
    ));
