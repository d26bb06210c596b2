import { makeFragmentData } from '../../gql';
import { Findings } from '../texts/checks/Findings';
import { MarkedText } from '../texts/checks/MarkedText';
import { ToldFacts, ToldFactsFragment } from '../texts/checks/ToldFacts';
import { AdPreviewPartsFragment } from '../texts/previews/AdPreview';
import { EmailPreviewPartsFragment } from '../texts/previews/EmailPreview';
import { ProductPreviewPartsFragment } from '../texts/previews/ProductPreview';
import { ReelsPreviewPartsFragment } from '../texts/previews/ReelsPreview';
import { PreviewOf, VariationPreviewFragment } from '../texts/previews/VariationPreview';
import { ShareButtons } from '../texts/share/ShareButtons';
import { Section } from './Section';

const business = { name: 'Pão da Praça', handle: 'paodapraca', domain: 'paodapraca.com.br' };

const post =
  'Cheirinho de pão de queijo na praça às 16h, e o primeiro tabuleiro sempre acaba antes da escola soltar a criançada. 🧀\n\n' +
  'O pacote com 10 sai por [preencher: preço].\n\n#PãoDeQueijo #PadariaArtesanal #Pelotas';

/** One text of each type, as the server gives them. */
const samples = [
  makeFragmentData({ text: post, parts: { __typename: 'InstagramPostParts' } }, VariationPreviewFragment),
  makeFragmentData(
    {
      text: 'Oi, vizinha! 🧀\n\n*Pão de queijo* saindo às 16h. De ~R$ 15~ por *R$ 12*, _só hoje_.\n\nCupom: ```PRACA12```\nhttps://paodapraca.com.br',
      parts: { __typename: 'WhatsAppMessageParts' },
    },
    VariationPreviewFragment,
  ),
  makeFragmentData(
    {
      text: 'Um anúncio',
      parts: {
        __typename: 'AdParts',
        ...makeFragmentData(
          {
            primaryText: 'Pão de queijo quentinho às 16h. Leve 10 e pague 8.',
            title: 'Fornada das 16h na praça do centro',
            description: 'Só nesta semana',
            link: 'https://paodapraca.com.br',
          },
          AdPreviewPartsFragment,
        ),
      },
    },
    VariationPreviewFragment,
  ),
  makeFragmentData(
    {
      text: 'Um e-mail',
      parts: {
        __typename: 'MarketingEmailParts',
        ...makeFragmentData(
          {
            subject: 'A fornada das 16h voltou',
            preheader: 'Pão de queijo quentinho, com desconto para quem é do bairro.',
            paragraphs: ['Oi!'],
            callToAction: 'A fornada das 16h voltou.',
            signature: 'Até já,\nPão da Praça',
            reason: null,
          },
          EmailPreviewPartsFragment,
        ),
      },
    },
    VariationPreviewFragment,
  ),
  makeFragmentData(
    {
      text: 'Um roteiro',
      parts: {
        __typename: 'ReelsScriptParts',
        ...makeFragmentData(
          {
            title: 'Você já viu um pão de queijo puxar assim?',
            scenes: [
              { from: 0, to: 3, speech: 'Olha esse puxa!', scene: 'Pão de queijo se abrindo' },
              { from: 3, to: 31, speech: 'Sai todo dia às 16h.', scene: 'Tabuleiro no balcão' },
            ],
            caption: 'Vem buscar o seu.',
          },
          ReelsPreviewPartsFragment,
        ),
      },
    },
    VariationPreviewFragment,
  ),
  makeFragmentData(
    {
      text: 'Uma descrição',
      parts: {
        __typename: 'ProductDescriptionParts',
        ...makeFragmentData(
          {
            benefits: ['Pão de queijo, pacote com 10', 'Feito na hora, com queijo da colônia.', 'O que é bom saber:'],
            details: ['Congela bem', 'Prazo: [preencher: prazo]'],
            callToAction: null,
          },
          ProductPreviewPartsFragment,
        ),
      },
    },
    VariationPreviewFragment,
  ),
  makeFragmentData({ text: 'Um texto sem o formato.', parts: null }, VariationPreviewFragment),
];

const promise = 'sempre acaba';
const at = post.indexOf(promise);
const hints = [
  { message: '“Sempre acaba” é uma promessa: confira se é verdade.', start: at, end: at + promise.length },
  { message: 'Falta dizer o que a pessoa deve fazer agora.', start: null, end: null },
];
const told = makeFragmentData(
  {
    facts: [
      { label: 'R$ 18', presence: 'PRESENT' },
      { label: 'de terça a sábado', presence: 'PRESENT' },
      { label: 'até 28/11', presence: 'MISSING' },
      { label: 'não fazemos entrega', presence: 'TURNED' },
    ],
  },
  ToldFactsFragment,
);

/** How texts will look, and what is said about them. */
export function Previews() {
  return (
    <Section title="Textos">
      <MarkedText text={post} findings={hints} marksId="hint" />
      <ToldFacts variation={told} text={post} />
      <Findings text={post} findings={hints} marksId="hint" />
      <ShareButtons text={post} left={1} />
      {samples.map((variation, index) => (
        <PreviewOf key={index} variation={variation} campaignLink={null} business={business} />
      ))}
    </Section>
  );
}
