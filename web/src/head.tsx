import { formatPricePerMonth, type Facts } from './content/facts';
import type { Faq } from './content/faq';
import { pitchFor } from './content/plans';
import { fullTitle, productName, type PageMeta } from './content/publicPages';
import { paths } from './paths';

export interface HeadProps extends PageMeta {
  path: string;
  origin: string;
  facts: Facts & { readonly analyticsId?: string | null };
  faq: readonly Faq[];
}

/** The title and description of a page, for its tab and for search engines. */
export const TitleAndDescription = ({ title, description }: PageMeta) => (
  <>
    <title>{fullTitle(title)}</title>
    <meta name="description" content={description} />
  </>
);

/** The head of a public page: for browsers, search engines and link previews. */
export function Head({ path, origin, title, description, facts, faq }: HeadProps) {
  const address = origin + path;
  const image = `${origin}/og.png`;
  return (
    <>
      <TitleAndDescription title={title} description={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:site_name" content={productName} />
      <meta property="og:title" content={fullTitle(title)} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content="Um bem-te-vi no fio: seu negócio merece ser bem visto." />
      <meta name="twitter:card" content="summary_large_image" />
      {facts.analyticsId ? <meta name="analytics-id" content={facts.analyticsId} /> : null}
      {faq.length > 0 && <StructuredData data={faqData(faq)} />}
      {path === paths.plans && <StructuredData data={productData(facts, address, image)} />}
    </>
  );
}

/** Structured data for search engines; `<` is escaped, because it could end the script early. */
const StructuredData = ({ data }: { data: object }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', String.raw`\u003c`) }}
  />
);

/** https://schema.org/FAQPage */
const faqData = (faq: readonly Faq[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  })),
});

/** https://schema.org/Product with an offer for each plan. */
const productData = ({ plans }: Facts, address: string, image: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: productName,
  image,
  brand: { '@type': 'Brand', name: productName },
  description: 'Textos de divulgação em português para pequenos negócios.',
  offers: plans.map((plan) => ({
    '@type': 'Offer',
    name: plan.name,
    description: `${pitchFor(plan)} Preço: ${formatPricePerMonth(plan)}.`,
    price: (plan.priceInCents / 100).toFixed(2),
    priceCurrency: 'BRL',
    availability: 'https://schema.org/InStock',
    url: address,
  })),
});
