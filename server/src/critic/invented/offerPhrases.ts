/** A promise that a text may make only if `allowedBy` matches the owner's words; both patterns match folded words. */
interface OfferPhrase {
  readonly pattern: RegExp;
  readonly allowedBy: RegExp;
}

/** Promises that cost the owner money. */
export const offerPhrases: readonly OfferPhrase[] = [
  {
    pattern:
      /\b(?:(?:frete|entrega|taxa|visita|avaliacao|primeir[ao] [a-z]{3,12})\s+(?:e\s+)?(?:gratis|gratuit[oa]|por nossa conta|zero)|gratis|gratuit[oa]s?|cortesia|(?:sem|zero|isento de|isencao de)\s+(?:custos?|taxas?|matricula|anuidade|frete|cobrar)|(?:matricula|anuidade|frete|taxa|entrada|juros?)\s+zero|(?:sai|fica)\s+(?:por\s+)?zero(?!\s(?:bala|km))|(?:cafe(?:zinho)?|sobremesa|bebida|docinho|algodao-doce|pipoca|bolo|lavagem|escova|hidratacao|embrulho|montagem|instalacao)\b[^.!?\n]{0,12}\bpor nossa conta|de graca|nao paga\s+(?:nada|frete|taxa|matricula))\b/g,
    allowedBy:
      /\bgratis\b|gratuit|de graca|cortesia|sem (?:custo|taxa|cobrar|matricula|frete|anuidade|pagar)|\bzero\b|isen|por nossa conta|\bfree\b|nao (?:paga|cobr|custa)|na faixa|cortesia|\b0800\b|brinde|(?:pra|para) (?:todo mundo|todos)\b|\boferec|\b(?:matricula|taxa|entrada|frete|anuidade|adesao|entrega)\s(?:e\s)?0(?![\d,.])/,
  },
  {
    pattern:
      /\b(?:frete|entrega|tele-?entrega|delivery)\b[^.!?\n,]{0,30}?\b(?:e|sai|fica)\s(?:gratis|gratuit[oa]|de graca|por nossa conta|por conta da casa)/g,
    allowedBy:
      /\bgratis\b|gratuit|de graca|cortesia|sem custo|sem taxa|\bzero\b|isen|por nossa conta|por conta da casa|\bfree\b|nao (?:paga|cobr)/,
  },
  {
    pattern: /\b(?:\d{1,2}|um|uma|dois|duas|tres|quatro|cinco|seis|doze)\s(?:anos?|mes(?:es)?|dias)\sde\sgarantia\b/g,
    allowedBy: /garant|\bgar\b/,
  },
  {
    pattern:
      /\b(?:ainda|tambem)\s(?:leva|ganha|recebe)\s(?:um|uma)\b[^.!?\n]{0,30}\bde (?:presente|brinde)\b|\be\s(?:um|uma)\s(?!(?:para|pra)\sdar\b)(?:[a-z]{2,14}\s){1,4}de (?:presente|brinde)(?=[.!,\n]|$)/g,
    allowedBy: /brinde|\bmimo|de presente|\bganh[ae]|gratis|gratuit|de graca|cortesia|surpresa/,
  },
  {
    pattern:
      /\bganha[m]?\s(?:aqui\s)?(?:da|de)\s(?:gente|nos|casa|loja)\b(?!\s(?:um\s|o\s)?(?:sorriso|abraco|carinho|cuidado))|\bpor conta da casa\b/g,
    allowedBy: /brinde|\bmimo|presente|\bganh[ae]|gratis|gratuit|de graca|cortesia|conta da casa/,
  },
  { pattern: /\bsem juros\b/g, allowedBy: /sem juros/ },
  {
    pattern:
      /\b(?:ganh[ae]m?|leve|com|de)\s+(?:um\s+)?brindes?\b|\be\s+ganhe\s+(?!tempo|espaco|folego|disposicao|vida|energia|confianca|autonomia|(?:um\s+|o\s+)?(?:dia|abraco|sorriso|sossego))/g,
    allowedBy: /brinde|mimo|presente|ganh|gratis|gratuit|de graca|cortesia/,
  },
  {
    pattern:
      /\b(?:pel[ao]|por)\s+metade\s+do\s+(?:preco|valor)\b|\b(?:outr[oa]|segund[oa]|leve|sai|par)\b[^.!?\n]{0,20}\bpela\s+metade\b|\bpag(?:a|am|ue|uem)\s+(?:meia|metade)\b|\bmeia[ -]entrada\b/g,
    allowedBy: /metade|\bmeia\b|50\s?%|50 off/,
  },
  {
    pattern:
      /\b(?:com|e|mais)\s[a-z]{3,14}\s(?:inclus[oa]s?|ja inclus[oa]s?)\b|\b[a-z]{3,14}\se?\s?inclus[oa]s? no (?:preco|valor|pacote)/g,
    allowedBy: /inclu/,
  },
  {
    // A refund, or a number of days to try a thing.
    pattern:
      /(?<!\bou (?:\w{1,6} )?)\b(?:devolv(?:e|emos|o)|reembols\w{2,4}|estorn\w{2,4})\s(?:tod[oa]\s)?(?:[oa]\s)?(?:seu\s|sua\s)?(?:dinheiro|valor|pagamento|quantia)\b|(?<!\bou (?:o )?seu )\bdinheiro (?:todo |inteiro )?de volta\b|\breembolso (?:total|integral|garantido|imediato)\b|\b(?:teste|experimente|use)(?:\s[a-z]{1,12}){0,3} por (?:ate )?(?:\d{1,3}|sete|dez|quinze|vinte|trinta|cem) (?:dias|noites)\b|\b(?:\d{1,3}|sete|dez|quinze|vinte|trinta|cem) (?:dias|noites) (?:para|pra) (?:trocar|devolver|testar|experimentar|desistir)/g,
    allowedBy: /devol|reembols|dinheiro de volta|arrepend|estorn|\btroc|\btest(?:ar|e)\b/,
  },
  {
    pattern:
      /\bgarantia (?:vitalicia|total|estendida|de satisfacao|eterna|incondicional)\b|\bsatisfacao (?:total )?garantida\b|\b(?:com|tem|temos|damos) garantia\b(?!\s(?:de|do|\d))/g,
    allowedBy: /garant|\bgar\b/,
  },
  { pattern: /\bcashback\b/g, allowedBy: /cashback|dinheiro de volta/ },
  {
    pattern: /\b(?:leve|compre)\s+\d{1,2}\s*(?:,|e)?\s*(?:e\s+)?(?:pague|leve|ganhe)\s+\d{1,2}\b|\bem dobro\b/g,
    allowedBy: /\blev[ae]|\bpag[au]e?\b|\bganh[ae]|dobr|dupl|\b2 por 1\b|metade|\bsegund[ao]\b|\b2[ao\u00aa\u00ba]\s/,
  },
  {
    pattern: /\b(?:descontos?|ofertas?|promocao|promocoes|liquidacao|cupom|cupons)\b/g,
    allowedBy: /descont|promo|ofert|\boff\b|%|por cento|black|liquid|cupo[mn]|\bsale\b|queima|saldao|barat|de r\$/,
  },
];

/** Promises of a deadline or of scarcity. */
export const urgencyPhrases: readonly OfferPhrase[] = [
  {
    // The owner may tell how many places there are without telling that they run out.
    pattern:
      /\b(?:vagas|lugares|ingressos|unidades)\s(?:ja\s)?(?:(?:estao|quase)\s){0,2}(?:acabando|esgotando|voando)\b/g,
    allowedBy: /acab|esgot|ultim|pouc[ao]s|rest(?:a|am)\b|sobr(?:ou|aram|am)/,
  },
  {
    pattern: /\b(?:so|apenas|somente)\s(?:mais\s)?\d{1,3}\s(?:[a-z]{3,14}\s){1,2}(?:disponive(?:l|is)|restantes?)\b/g,
    allowedBy:
      /disponive|limitad|ultim|rest(?:a|am)\b|sobr(?:ou|aram|am)|pouc[ao]s|\b\d{1,3}\s(?:unidades|vagas|pecas|lugares|horarios)/,
  },
  {
    pattern:
      /\b(?<!\bagora )(?:so|somente|apenas)\s+(?:ate\s+)?(?:hoje|amanha|n?esta semana|n?este mes|n?este fim de semana)\b/g,
    allowedBy: /\bhoje\b|\bamanha\b|semana|\bmes\b/,
  },
  {
    pattern: /\bate\s+o\s+(?:fim|final)\s+d(?:o\s+(?:mes|ano)|a\s+(?:semana|quinzena)|[eo]\s+[a-z]{4,9}o)\b/g,
    allowedBy: /\bate\b|\bmes\b|semana|\bfim\b|\bfinal\b/,
  },
  { pattern: /\b(?:vale|valido|valida|aproveite)\s+ate\s+(?:hoje|amanha)\b/g, allowedBy: /\bhoje\b|\bamanha\b/ },
  {
    pattern:
      /\b(?:ultim[ao]s?)\s+(?:unidades?|vagas?|pecas?|horas|dias|lugar(?:es)?|horarios?|ingressos?|turmas?|datas?|mesas?|quartos?|pares|par|chances?|lotes?)\b|\brest(?:a|am)\s+(?:so\s+|apenas\s+|somente\s+)?pouc[ao]s\b|\b[oa]s\s+(?:du[ao]s|dois|tres|quatro|\d{1,2})\s+ultim[ao]s\b|\bestoques?\s+(?:e|esta|ficou)\s+(?:muito\s+|bem\s+)?(?:pequeno|baixo|curto|contado|no fim|acabando)\b/g,
    allowedBy: /ultim[ao]|rest(?:a|am)\b|acaband|limitad|pouc[ao]s|sobr(?:ou|aram|am)/,
  },
  {
    pattern:
      /\b(?:estoques?|vagas|unidades|quantidades?|edicao|tempo)\s+(?:muito\s+)?limitad[ao]s?\b|\b(?:pouc[ao]s|pouquissim[ao]s)\s+(?:unidades|vagas|pecas|lugares|horarios|datas|mesas|turmas|quartos)\b|\benquanto durar(?:em)?\s+[oa]s?\s+estoques?\b|\b(?:estoque|vagas|unidades|promocao|ofertas?)\s+(?:ja\s+)?est(?:a|ao) acabando\b/g,
    allowedBy:
      /limitad|pouc[ao]s|ultim[ao]s|acab|durar|restam|\bencerra|\bprazo\b|\bate\s+(?:o\s+)?(?:dia|fim|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo)|\b\d{1,3}\s+(?:unidades|vagas|pecas|lugares|horarios)/,
  },
  {
    pattern:
      /\b(?:antes que|ate que) (?:\w{1,8} )?(?:acab|esgot|termin)\w{1,3}|\b(?:corre (?:que )?(?:ta|esta)|estao|tao|(?:estoques?|promo\w{0,4}|ofertas?|lotes?|edicao|tudo|agenda|fornada) (?:ja )?(?:ta|esta)) (?:quase )?(?:acabando|esgotando|no fim|voando|saindo rapido|lotando)|\bquase (?:esgotad|acabando|no fim|lotad)\w{0,2}|\b(?:vai|vao) (?:acabar|esgotar|voar)\b|\b(?:acaba|acabam|esgota|esgotam) (?:rapido|num instante|logo|em minutos|em horas)|\bultima (?:chance|oportunidade|chamada)|\bpor (?:pouco tempo|tempo limitado)|\bultimos dias\b|\bnao (?:vai|vao) (?:durar|sobrar|ter outra|repetir)\w{0,3}|\boferta relampago\b|\bpromocao relampago\b|\bso para os primeiros\b|\bquem chegar primeiro\b|\b(?:agora ou nunca|nunca mais (?:nesse|por esse|vai ter))|\bcorre(?:,)? (?:antes )?que (?:acaba|ta no fim|sao poucos|e pouco)|\bvagas (?:voam|voando|acabando|disputadas)|\brarissim[oa]s?\b/g,
    allowedBy:
      /limitad|pouc[ao]s|ultim[ao]s?|acab|durar|restam|esgot|relampago|primeir[oa]s \d|\b\d{1,3}\s+(?:unidades|vagas|pecas|lugares|horarios)/,
  },
];
