/**
 * How owners begin a request. What is left after it is the subject: "Quero divulgar minha nova coleção"
 * is about "minha nova coleção". Tried in order, the first that matches is taken off.
 */
export const requestOpenings: readonly RegExp[] = [
  /^(?:eu\s+)?(?:(?:quero|queria|gostaria de|preciso de|preciso|me)\s+)?(?:(?:faça|faz|fazer|crie|cria|criar|escreva|escreve|escrever|gere|gerar|monte|montar|fa[çc]a-me)\s+)?(?:(?:um|uma|o|a)\s+)?(?:post|posts|texto|legenda|anúncio|mensagem|roteiro|reels|vídeo|e-?mail|descrição|propaganda|publicação|divulgação)(?:\s+(?:para|pro|de)\s+(?:o\s+)?(?:instagram|whatsapp|reels|feed))?\s+(?:sobre|para divulgar|divulgando|para anunciar|anunciando|para vender|para promover|falando (?:sobre|de|do|da))\s+/iu,
  /^(?:eu\s+)?(?:quero|queria|gostaria de|preciso|vou|vamos|queremos)\s+(?:divulgar|anunciar|promover|vender|oferecer|apresentar|lançar|comunicar|postar sobre|falar (?:sobre|de|do|da|dos|das)|avisar sobre)\s+/iu,
  /^(?:divulgar|anunciar|promover|falar sobre|divulgação (?:de|do|da|dos|das))\s+/iu,
];

/** In the business's own voice: "minha nova coleção" → "nossa nova coleção". */
export const possessives: Readonly<Record<string, string>> = {
  meu: 'nosso',
  minha: 'nossa',
  meus: 'nossos',
  minhas: 'nossas',
};
