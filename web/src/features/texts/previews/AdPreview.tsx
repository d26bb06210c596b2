import { getFragmentData, graphql, type FragmentType } from '../../../gql';
import { Blanks } from '../blanks/Blanks';
import { domainOf, type Business } from './business';
import { cutAt } from './fold';
import styles from './AdPreview.module.css';
import { Avatar, Mockup } from './Mockup';
import { PhotoSpace } from '../photo/PhotoSpace';

/** What Facebook and Instagram show of an ad before they cut (https://www.facebook.com/business/ads-guide). */
const visible = { primaryText: 125, title: 27, description: 25 } as const;

export const AdPreviewPartsFragment = graphql(`
  fragment AdPreview_parts on AdParts {
    primaryText
    title
    description
    link
  }
`);

interface AdPreviewProps {
  parts: FragmentType<typeof AdPreviewPartsFragment>;
  business: Business;
  campaignLink: string | null;
}

/** The ad as a card in the feed, each part marked where it would be cut. */
export function AdPreview({ parts: masked, business, campaignLink }: AdPreviewProps) {
  const ad = getFragmentData(AdPreviewPartsFragment, masked);
  const parts = Object.keys(visible) as (keyof typeof visible)[];
  const isCut = parts.some((part) => cutAt(ad[part], visible[part]).hidden !== '');
  const note = isCut ? 'A parte riscada não aparece no anúncio.' : 'Tudo cabe sem cortes.';
  const domain = domainOf(ad.link ?? campaignLink) ?? business.domain ?? 'seusite.com.br';
  return (
    <Mockup place="No anúncio" note={note}>
      <div className={styles['header']}>
        <Avatar name={business.name} />
        <span>
          <strong>{business.name}</strong>
          <small>Patrocinado</small>
        </span>
      </div>
      <p className={styles['text']}>
        <Part text={ad.primaryText} limit={visible.primaryText} />
      </p>
      <PhotoSpace shape="wide" />
      <div className={styles['footer']}>
        <div className={styles['words']}>
          <small>{domain}</small>
          <strong>
            <Part text={ad.title} limit={visible.title} />
          </strong>
          <span>
            <Part text={ad.description} limit={visible.description} />
          </span>
        </div>
        <span className={styles['button']} aria-hidden="true">
          Saiba mais
        </span>
      </div>
    </Mockup>
  );
}

function Part({ text, limit }: { text: string; limit: number }) {
  const { shown, hidden } = cutAt(text, limit);
  return (
    <>
      <Blanks>{shown}</Blanks>
      {hidden ? (
        <>
          <span className="visually-hidden"> Cortado a partir daqui: </span>
          <s className={styles['cut']}>
            <Blanks>{hidden}</Blanks>
          </s>
        </>
      ) : null}
    </>
  );
}
