/** What a text may promise only if the owner's words speak of it; both sides folded. */
interface Promise {
  readonly pattern: RegExp;
  readonly allowedBy: RegExp;
}

/** Money that the owner would have to give. */
export const offers: readonly Promise[] = [
  {
    pattern:
      /\b(?:(?:frete|entrega)\s+(?:e\s+)?(?:gratis|gratuit[oa]|por nossa conta)|(?:gratis|gratuit[oa]s?|cortesia)\b)/g,
    allowedBy: /\bgratis\b|gratuit|de graca|cortesia|sem custo|por nossa conta|\bfree\b/,
  },
  { pattern: /\bsem juros\b/g, allowedBy: /sem juros/ },
  { pattern: /\b(?:ganh[ae]m?|leve|com|de)\s+(?:um\s+)?brindes?\b/g, allowedBy: /brinde|mimo|presente|ganh/ },
  { pattern: /\bcashback\b/g, allowedBy: /cashback|dinheiro de volta/ },
  {
    pattern: /\b(?:leve|compre)\s+\d{1,2}\s*(?:,|e)?\s*(?:e\s+)?(?:pague|leve|ganhe)\s+\d{1,2}\b|\bem dobro\b/g,
    allowedBy: /\bleve|\bpague|\bganhe|dobro/,
  },
  {
    pattern: /\b(?:descontos?|ofertas?|promocao|promocoes|liquidacao|cupom|cupons)\b/g,
    allowedBy: /descont|promo|ofert|\boff\b|%|por cento|black|liquid|cupo[mn]|\bsale\b|queima|saldao|barat|de r\$/,
  },
];

/** An end that the owner would have to set. */
export const pressures: readonly Promise[] = [
  {
    pattern: /\b(?:so|somente|apenas)\s+(?:ate\s+)?(?:hoje|amanha|esta semana|este mes|este fim de semana)\b/g,
    allowedBy: /\bhoje\b|\bamanha\b|semana|\bmes\b/,
  },
  { pattern: /\b(?:vale|valido|valida|aproveite)\s+ate\s+(?:hoje|amanha)\b/g, allowedBy: /\bhoje\b|\bamanha\b/ },
  {
    pattern: /\b(?:ultim[ao]s)\s+(?:unidades|vagas|pecas|horas|dias|lugares|horarios|ingressos)\b/g,
    allowedBy: /ultim[ao]|restam|acaband|limitad|pouc[ao]s|\b\d{1,3}\s+(?:unidades|vagas|pecas|lugares|horarios)/,
  },
  {
    pattern:
      /\b(?:estoques?|vagas|unidades|quantidades?|edicao|tempo)\s+(?:muito\s+)?limitad[ao]s?\b|\bpouc[ao]s\s+(?:unidades|vagas|pecas|lugares|horarios)\b|\benquanto durar(?:em)?\s+[oa]s?\s+estoques?\b|\b(?:estoque|vagas|unidades|promocao|ofertas?)\s+(?:ja\s+)?est(?:a|ao) acabando\b/g,
    allowedBy:
      /limitad|pouc[ao]s|ultim[ao]s|acab|durar|restam|\bencerra|\bprazo\b|\bate\s+(?:o\s+)?(?:dia|fim|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo)|\b\d{1,3}\s+(?:unidades|vagas|pecas|lugares|horarios)/,
  },
];
