/** What a topic asks for that no text may say (rule 5.2), and what is left of it. */
export type Care = 'health' | 'lottery' | 'testimonial' | 'price';

const health =
  /(?:,\s*)?(?:\bque\s+)?\b(?:cura|curam|curar|trata|elimina|eliminam|acaba com|faz nascer|fazem nascer|emagrece|perca|perder?|seca)\b[^.,;!?\n]*/giu;
const promises =
  /(?:,\s*)?\b(?:com\s+)?(?:resultados?|efeito)\s+(?:100%\s+)?(?:garantid|comprovad|imediat)[oa]s?[^.,;!?\n]*/giu;
const superlatives =
  /(?:,\s*)?\b(?:[oa]s?\s+)?(?:melhor|melhores|mais barat[oa]s?)\s+d[aeo]\s+(?:brasil|mundo|cidade|região|mercado)\b/giu;
const wonders = /\b(?:milagros[oa]s?|100% garantid[oa]s?|(?:sem dor\s+)?garantid[oa]s?|de vez por todas)\b/giu;

/** Cut out of the topic wherever they stand. */
export const forbidden: readonly { readonly care: Care; readonly sign: RegExp }[] = [
  { care: 'health', sign: promises },
  { care: 'health', sign: health },
  { care: 'health', sign: wonders },
  { care: 'health', sign: superlatives },
  {
    care: 'lottery',
    sign: /^(?:\p{L}+\s+){0,2}?(?:sorteio|rifa|bingo|loteria|raspadinha|sorte(?:ar|amos|ando))(?:\s+(?:de|d[ao]s?))?\s+/iu,
  },
  { care: 'lottery', sign: /\b(?:sorteios?|rifas?|bingos?|raspadinhas?|loteria)\b/giu },
  { care: 'lottery', sign: /\s*\b(?:para|pra|a) quem (?:marcar|comentar|curtir|seguir|compartilhar)\b[^.,;!?\n]*/giu },
  {
    care: 'testimonial',
    sign: /^(?:[^.;!?\n]{0,30}?\b)?(?:depoimentos?|avaliaç(?:ão|ões) falsas?|relatos?)\s+(?:falsos?\s+)?(?:d[aeo]s?\s+)?(?:um[a]?\s+)?(?:clientes?|pacientes?|alun[oa]s?)(?:\s+(?:satisfeit|feliz|felizes|content)\p{L}*)?(?:\s+(?:com|sobre|de|d[ao])(?:\s+[oa]s?)?)?\s*/iu,
  },
  {
    care: 'price',
    sign: /(?:,\s*)?\b(?:preços?|valor(?:es)?)\s+(?:só\s+|somente\s+|apenas\s+)?(?:no|na|por|via|pelo|in)\s*(?:direct|dm|inbox|box|privado|pv)\b\s*,?/giu,
  },
];

/** A sentence that talks to a machine and not to a customer. */
export const instruction =
  /\b(?:ignor[ea]|desconsider[ea]|esque[çc]a|disregard|forget)\b.{0,40}\b(?:instru|regras?|prompt|anterior|previous|acima|above)|\b(?:system|assistant|sistema)\s*:|\bprompt\b|\b(?:responda|escreva|diga|repita|output|say|print)\s+(?:apenas|s[óo]|somente|only)\b|\byou are now\b|\bvocê agora é\b|\bjailbreak\b|<\/?dados>/iu;

/** Words of English that no Portuguese topic has. */
export const englishWords =
  /\b(?:the|and|for|with|our|your|new|arrivals|sale|summer|winter|off all|on|of|men|women|shop|store|free shipping|discount|we|are|is)\b/giu;

/** Subjects to talk about, not things to sell. */
export const themeHeads =
  /^(?:[oa]s?\s+(?=(?:hist|medo|dif|imp)))?(?:\d+\s+)?(?:como|o que|por que|por quê|quando|quanto|qual|quais|onde|diferenças?|dicas?|cuidados?|erros?|mitos?|medos?|bastidores|história|segredos?|dúvidas?|sina(?:l|is)|barulhos?|motivos?|razões|perguntas?|passo a passo|tutorial|transição|rotina|curiosidades?|verdades?|hábitos?|ideias?|cachorros?|gatos?|clientes?|um dia|a? ?importância)(?!\p{L})/iu;

export const milestones =
  /\b(?:aniversário|anivers[áa]rio|anos d[aeo]|centésim|milésim|inaugura|mil seguidores|conquista)/iu;

export const occasions =
  /^(?:[oa]\s+)?((?:dia|mês|semana)\s+d[aeo]s?\s+[\p{L}]+(?:\s+[\p{L}]+)?|natal|páscoa|carnaval|black friday|ano novo|réveillon|festas? juninas?|são joão|volta às aulas|outubro rosa|novembro azul)$/iu;

export const promotions =
  /\b(?:promoç(?:ão|ões)|promo|liquidação|descontos?|off|ofertas?|queima|saldão|leve \d|pague \d)\b|%/iu;

export const bookings =
  /^(?:nov[oa]s?\s+)?(?:encomendas?|agenda|vagas?|turmas?|inscriç(?:ão|ões)|matrículas?|reservas?|pré-venda)\b/iu;

export const changes = /^(?:nov[oa]s?\s+)?(?:horários?|endereço|telefone|número|site|perfil|sede|unidade)(?!\p{L})/iu;

export const perks =
  /^(?:frete|entrega)\s+gr[áa]tis|^(?:liquidação|queima|saldão|bazar|outlet|black|semana d|brinde|cupom|vale-presente|cartão presente|programa de fidelidade)(?!\p{L})/iu;

export const services =
  /\b(?:corte|escova|barba|progressiva|hidratação|manicure|pedicure|esmaltação|unhas?|alongamento|massagem|limpeza|drenagem|banho|tosa|revisão|troca de|alinhamento|balanceamento|aulas?|treino|pilates|consulta|avaliação|clareamento|tratamento|ensaio|fotos?|sess(?:ão|ões)|conserto|instalação|mini ensaio|planos?|mensalidade|depilação|sobrancelhas?|coloração|mechas|luzes)\b/iu;

export const goods =
  /\b(?:pomada|shampoo|xampu|creme|óleo de|kit|ração|coleira|tônico|esmalte|sabonete|livro|caderno|camiseta|produto|brinquedo|pacote de|álbum|porta-retrato|fone|acessórios?)\b/iu;
