const splitWords = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Common small words of each language, folded, by which the language of a line is recognised. */
export const smallWords = {
  portuguese: splitWords(
    'o os um uma uns umas do da dos das em na nas nos pelo pela pelos pelas ao aos com nao sim voce voces seu sua seus ' +
      'suas nosso nossa nossos nossas meu minha e ou mas mais muito muita ja so tambem ate quem quando onde isso isto ' +
      'essa esse esta este aqui ali agora hoje gente tem temos foi ser sao vem fica para pra pro por que se depois antes ' +
      'sem cada tudo nada bem quer faz fazer dia casa',
  ),
  english: splitWords(
    'the and of is are was you your yours we our they their it its this that these those with for from have has will ' +
      'would can just get make made what when where who how all not but by or to in on at be been more new now want',
  ),
  spanish: splitWords(
    'el los las y con del en es muy pero nuestro nuestra nuestros nuestras tu tus usted ustedes hoy al lo le les mejor una ' +
      'unos unas tambien aqui donde cuando para hasta desde hacer tiene tienen esta estan por mas su sus la',
  ),
};

/** Spanish words that Portuguese has too: they count for neither language. */
export const sharedWords: ReadonlySet<string> = new Set(
  [...smallWords.spanish].filter(
    (word) => smallWords.portuguese.has(word) || ['la', 'le', 'al', 'tu', 'es', 'lo', 'su', 'mas'].includes(word),
  ),
);

/** Words and phrases of European Portuguese that Brazil does not use, folded. */
export const europeanPhrases: readonly RegExp[] = [
  /\b(?:telemove(?:l|is)|autocarros?|pequenos?[ -]almocos?|casas? de banho|fatos? de banho|connosco|ecras?|utilizador(?:es)?|registar(?:-se)?|talhos?|sandes|gelataria|rapariga|raparigas|sumos? de|chavenas?|frigorifico|multibanco|mbway|mb way|sitio na internet|contactos?|contacte(?:-nos)?|contactar(?:-nos)?|optim[oa]s?|vos(?:so|sa|sos|sas)|convosco|montra|portes gratis|portes de envio|a noss[ao] equipa|a equipa d[aoe]|noss[ao] equipa)\b/g,
  /\b(?:estou|estas|esta|estamos|estao|andamos|continuamos)\s+a\s+(?!partir\b|combinar\b|negociar\b|definir\b|confirmar\b|calhar\b|lugar\b|desejar\b|qualquer\b|beira-mar\b)[a-z]{2,14}(?:ar|er|ir)\b/g,
  /\b(?:reserve|visite|siga|ligue|encontre|contacte|contacta|peca|envie|visita|segue|liga|envia|pede|descobre|fala|conhece)-nos\b|\bsabias\s+que\b|\ba\s+tua\s+(?:espera|medida|disposicao)\b/g,
];
