import type { ContentType } from '../../../gql/graphql';
import { useViewer } from '../../../session/ViewerProvider';
import { AdPreview } from './AdPreview';
import { Blanks } from './Blanks';
import { businessOf, type Business } from './business';
import { EmailPreview } from './EmailPreview';
import { readAd, readEmail, readScript } from './formats';
import { InstagramPreview } from './InstagramPreview';
import { Mockup } from './Mockup';
import { ProductPreview } from './ProductPreview';
import { ReelsPreview } from './ReelsPreview';
import styles from './VariationPreview.module.css';
import { WhatsAppPreview } from './WhatsAppPreview';

interface VariationPreviewProps {
  text: string;
  contentType: ContentType;
  campaignLink: string | null;
}

/** The text where people will meet it, with the name of the owner's shop. */
export function VariationPreview(props: VariationPreviewProps) {
  const { viewer } = useViewer();
  return <PreviewOf {...props} business={businessOf(viewer ?? {})} />;
}

/** The text where people will meet it. A text that does not have the shape of its type is shown as it is. */
export function PreviewOf({
  text,
  contentType,
  campaignLink,
  business,
}: VariationPreviewProps & { business: Business }) {
  switch (contentType) {
    case 'POST_INSTAGRAM':
      return <InstagramPreview key={text} text={text} business={business} />;
    case 'MENSAGEM_WHATSAPP':
      return <WhatsAppPreview text={text} />;
    case 'DESCRICAO_PRODUTO':
      return <ProductPreview text={text} business={business} />;
    case 'TEXTO_ANUNCIO': {
      const ad = readAd(text);
      return ad ? <AdPreview ad={ad} business={business} link={campaignLink} /> : <Unshaped text={text} />;
    }
    case 'EMAIL_MARKETING': {
      const email = readEmail(text);
      return email ? <EmailPreview email={email} business={business} /> : <Unshaped text={text} />;
    }
    case 'ROTEIRO_REELS': {
      const script = readScript(text);
      return script ? <ReelsPreview script={script} /> : <Unshaped text={text} />;
    }
    default:
      return <Unshaped text={text} />;
  }
}

const Unshaped = ({ text }: { text: string }) => (
  <Mockup place="Texto corrido" note="Este texto não segue o formato do tipo, então aparece como está.">
    <p className={styles['text']}>
      <Blanks>{text}</Blanks>
    </p>
  </Mockup>
);
