import { useQuery } from '@apollo/client/react';
import { use, type ReactElement } from 'react';
import { getFragmentData, graphql, type FragmentType } from '../../../gql';
import { AdPreview } from './AdPreview';
import { Blanks } from '../blanks/Blanks';
import { fillBlanks } from '../blanks/blanks';
import { FillingContext } from '../blanks/FillingContext';
import { BusinessFragment, businessOf, type Business } from './business';
import { EmailPreview } from './EmailPreview';
import { InstagramPreview } from './InstagramPreview';
import { Mockup } from './Mockup';
import { ProductPreview } from './ProductPreview';
import { ReelsPreview } from './ReelsPreview';
import styles from './VariationPreview.module.css';
import { WhatsAppPreview } from './WhatsAppPreview';

export const VariationPreviewFragment = graphql(`
  fragment VariationPreview_variation on Variation {
    text
    parts {
      __typename
      ...AdPreview_parts
      ...EmailPreview_parts
      ...ProductPreview_parts
      ...ReelsPreview_parts
    }
  }
`);

interface VariationPreviewProps {
  variation: FragmentType<typeof VariationPreviewFragment>;
  campaignLink: string | null;
}

const PreviewBusiness = graphql(`
  query PreviewBusiness {
    viewer {
      id
      ...Business_user
    }
  }
`);

/** The text where people will meet it, with the name of the owner's shop. */
export function VariationPreview(props: VariationPreviewProps) {
  const { data } = useQuery(PreviewBusiness);
  return <PreviewOf {...props} business={businessOf(getFragmentData(BusinessFragment, data?.viewer))} />;
}

/** The text where people will meet it. A text that does not have the shape of its type is shown as it is. */
export function PreviewOf({
  variation,
  campaignLink,
  business,
}: VariationPreviewProps & { business: Business }): ReactElement {
  const filled = use(FillingContext)?.filled ?? {};
  const { text, parts } = fillBlanks(getFragmentData(VariationPreviewFragment, variation), filled);
  if (!parts) return <PlainPreview text={text} />;
  switch (parts.__typename) {
    case 'InstagramPostParts':
      return <InstagramPreview text={text} business={business} />;
    case 'WhatsAppMessageParts':
      return <WhatsAppPreview text={text} />;
    case 'ProductDescriptionParts':
      return <ProductPreview parts={parts} business={business} />;
    case 'AdParts':
      return <AdPreview parts={parts} business={business} campaignLink={campaignLink} />;
    case 'MarketingEmailParts':
      return <EmailPreview parts={parts} business={business} />;
    case 'ReelsScriptParts':
      return <ReelsPreview parts={parts} />;
  }
}

const PlainPreview = ({ text }: { text: string }) => (
  <Mockup place="Texto corrido" note="Este texto não segue o formato do tipo, então aparece como está.">
    <p className={styles.text}>
      <Blanks>{text}</Blanks>
    </p>
  </Mockup>
);
