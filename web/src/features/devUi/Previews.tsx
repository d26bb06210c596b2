import { MarkedText } from '../texts/MarkedText';
import { Findings } from '../texts/Findings';
import { PreviewOf } from '../texts/previews/VariationPreview';
import { ShareButtons } from '../texts/share/ShareButtons';
import { Section } from './Section';

const business = { name: 'Pão da Praça', handle: 'paodapraca', domain: 'paodapraca.com.br' };

const post =
  'Cheirinho de pão de queijo na praça às 16h, e o primeiro tabuleiro sempre acaba antes da escola soltar a criançada. 🧀\n\n' +
  'O pacote com 10 sai por [preencher: preço].\n\n#PãoDeQueijo #PadariaArtesanal #Pelotas';

const samples = [
  ['POST_INSTAGRAM', post],
  [
    'MENSAGEM_WHATSAPP',
    'Oi, vizinha! 🧀\n\n*Pão de queijo* saindo às 16h. De ~R$ 15~ por *R$ 12*, _só hoje_.\n\nCupom: ```PRACA12```\nhttps://paodapraca.com.br',
  ],
  [
    'TEXTO_ANUNCIO',
    'Texto principal: Pão de queijo quentinho às 16h. Leve 10 e pague 8.\nTítulo: Fornada das 16h na praça do centro\nDescrição: Só nesta semana\nLink: https://paodapraca.com.br',
  ],
  [
    'EMAIL_MARKETING',
    'Assunto: A fornada das 16h voltou\nPré-cabeçalho: Pão de queijo quentinho, com desconto para quem é do bairro.\n\nOi!\n\nA fornada das 16h voltou.\n\nAté já,\nPão da Praça',
  ],
  [
    'ROTEIRO_REELS',
    'Você já viu um pão de queijo puxar assim?\nDuração: 31 segundos\n\nTempo | Fala | Cena\n0-3 s | Olha esse puxa! | Pão de queijo se abrindo\n3-31 s | Sai todo dia às 16h. | Tabuleiro no balcão\n\nLegenda: Vem buscar o seu.',
  ],
  [
    'DESCRICAO_PRODUTO',
    'Pão de queijo, pacote com 10\n\nFeito na hora, com queijo da colônia.\n\nO que é bom saber:\n- Congela bem\n- Prazo: [preencher: prazo]',
  ],
] as const;

const promise = 'sempre acaba';
const at = post.indexOf(promise);
const hints = [
  { message: '“Sempre acaba” é uma promessa: confira se é verdade.', start: at, end: at + promise.length },
  { message: 'Falta dizer o que a pessoa deve fazer agora.', start: null, end: null },
];

/** How texts will look, and what is said about them. */
export function Previews() {
  return (
    <Section title="Textos">
      <MarkedText text={post} findings={hints} />
      <Findings findings={hints} />
      <ShareButtons text={post} />
      {samples.map(([type, text]) => (
        <PreviewOf key={type} contentType={type} text={text} campaignLink={null} business={business} />
      ))}
      <PreviewOf contentType="TEXTO_ANUNCIO" text="Um texto sem o formato." campaignLink={null} business={business} />
    </Section>
  );
}
