const wish = '(?:eu\\s+)?(?:quero|queria|queremos|gostaria de|preciso de|preciso|vou|vamos|me)';
const making = '(?:faça|faz|fazer|crie|cria|criar|escreva|escreve|escrever|gere|gerar|monte|montar)';
const article = '(?:uma?|[oa])';
const piece =
  '(?:posts?|texto|legenda|anúncio|mensagem|roteiro|reels|vídeo|e-?mail|descrição|propaganda|publicação|divulgação)';
const place = '(?:para|pro|de)\\s+(?:o\\s+)?(?:instagram|whatsapp|reels|feed)';
const about =
  '(?:sobre|para divulgar|divulgando|para anunciar|anunciando|para vender|para promover|falando (?:sobre|de|d[ao]))';
const showing =
  '(?:divulgar|anunciar|promover|vender|oferecer|apresentar|lançar|comunicar|postar sobre|avisar sobre' +
  '|falar (?:sobre|de|d[ao]s?))';

/**
 * How owners begin a request. What is left after it is the subject: "Quero divulgar minha nova coleção"
 * is about "minha nova coleção". Tried in order, the first that matches is taken off.
 */
export const requestOpenings: readonly RegExp[] = [
  new RegExp(`^(?:${wish}\\s+)?avisar\\s+(?:(?:[aà]?os?|[aà]s)?\\s*(?:meus\\s+|minhas\\s+)?\\p{L}+\\s+)?que\\s+`, 'iu'),
  new RegExp(`^${wish}\\s+(?=lembrar)`, 'iu'),
  new RegExp(`^(?:${wish}\\s+)?(?:${making}\\s+)?(?:${article}\\s+)?${piece}(?:\\s+${place})?\\s+${about}\\s+`, 'iu'),
  new RegExp(`^${wish}\\s+${showing}\\s+`, 'iu'),
  /^(?:divulgar|anunciar|promover|falar sobre|divulgação (?:de|d[ao]s?))\s+/iu,
];

/** In the business's own voice: "minha nova coleção" → "nossa nova coleção". */
export const possessives: Readonly<Record<string, string>> = {
  meu: 'nosso',
  minha: 'nossa',
  meus: 'nossos',
  minhas: 'nossas',
};
