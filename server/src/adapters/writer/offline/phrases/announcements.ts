import type { Kind } from '../topic/read.ts';

/** How a topic is brought up. What names a value that is not there is not drawn. */
export const announcements: Readonly<Record<Kind, readonly string[]>> = {
  product: [
    'Tem {coisa} {na casa}.',
    'Aqui {na casa} tem {coisa}.',
    'Vem {ver} {o coisa} {da casa}.',
    'Hoje a dica {coisa:é|são} {o coisa} {da casa}.',
    'Já conhece {o coisa} {da casa}?',
    '{Coisa}? {Na casa} tem.',
    'Olha {o coisa} {da casa}.',
    'Tem {coisa} {na casa}, {em}.',
    '{Coisa} {em}? {Na casa} tem.',
    'Para {publico}, {a casa} tem {coisa}.',
    'Esta é para {publico}: tem {coisa} {na casa}.',
  ],
  service: [
    'Tem {coisa} {na casa}.',
    '{Na casa} você faz {coisa}.',
    '{Coisa}? {Na casa} tem.',
    'Que tal {coisa} {na casa}?',
    'Hoje a dica {coisa:é|são} {o coisa} {da casa}.',
    'Dá para fazer {coisa} com {a casa}.',
    'Se a ideia é {coisa}, fala com {a casa}.',
    'Tem {coisa} {na casa}, {em}.',
    '{Coisa} {em}? {Na casa} tem.',
    'Para {publico}, {a casa} tem {coisa}.',
    'Esta é para {publico}: tem {coisa} {na casa}.',
  ],
  promotion: [
    '{O coisa} {coisa:está|estão} em promoção {na casa}.',
    'Tem promoção {na casa}: {coisa}.',
    '{Na casa}, a promoção é {coisa}.',
    'A promoção da vez {na casa} é {coisa}.',
    'Para {publico}: {coisa} em promoção {na casa}.',
    'Olha {o coisa} em promoção {na casa}.',
    'Tem {desc} {na casa}.',
    '{Na casa} você ganha {desc}.',
    'A notícia é boa: {desc} {na casa}.',
    'Pode avisar o pessoal: {desc} {na casa}.',
    'Para {publico}: {desc} {na casa}.',
    'Tem pedida boa {na casa}, {por}.',
    'A pedida {da casa} sai {por}.',
  ],
  perk: [
    'Tem {coisa} {na casa}.',
    'Vem aproveitar {o coisa} {da casa}.',
    'Pode avisar o pessoal: tem {coisa} {na casa}.',
    'É isso mesmo que você leu: {coisa}, {na casa}.',
    'A novidade {da casa} é {coisa}.',
    '{Na casa} tem {coisa} esperando por você.',
  ],
  booking: [
    '{O coisa} {da casa} {coisa:está aberto|está aberta|estão abertos|estão abertas}.',
    '{A casa} abriu {o coisa}.',
    'Tem {coisa} {na casa}.',
    'Boa notícia para quem se planeja: {coisa} {na casa}.',
    'Para {publico}: {coisa} {na casa}.',
    'Tem {coisa} {na casa}, {em}.',
  ],
  change: [
    '{A casa} está com {coisa}.',
    'Tem {coisa} {na casa}.',
    'Confere {o coisa} {da casa}.',
    'Este recado é sobre {o coisa} {da casa}.',
    'Antes de vir, confere {o coisa} {da casa}.',
  ],
  date: [
    'Pensou em {coisa}? Pensa {na casa}.',
    'Para {o coisa}, conta com {a casa}.',
    'Que tal combinar {o coisa} com {a casa}?',
    'Vem pensar {no coisa} com {a casa}.',
    '{O coisa} pode começar {na casa}.',
    'Passa {na casa} antes {do coisa}.',
  ],
  milestone: [
    'Aqui {na casa}, a gente comemora {o coisa}.',
    'Vem comemorar {o coisa} com {a casa}.',
    '{A casa} está feliz da vida com {o coisa}.',
    'Deixa {a casa} contar: é {o coisa}.',
    'Queremos dividir com você {o coisa}.',
    'O motivo da alegria {na casa}: {o coisa}.',
  ],
  theme: ['O assunto de hoje {na casa}: {tema}.'],
  news: ['{recado}'],
  foreign: [
    '{Na casa}, o nome da vez é “{tema}”.',
    'A chamada {da casa} é esta: “{tema}”.',
    'Apresentamos “{tema}”, {na casa}.',
    'Você vai ver por aí o nome “{tema}”: é {da casa}.',
    'A gente batizou assim: “{tema}”. E quem assina é {a casa}.',
    'Guarda este nome: “{tema}”, {na casa}.',
  ],
  none: [
    'Aqui quem fala é {a casa}. [preencher: o que você quer contar]',
    '{A casa} tem um recado para você: [preencher: o que você quer contar].',
    '{A casa} veio contar uma coisa: [preencher: o que você quer contar].',
    'O assunto de hoje {na casa}: [preencher: o que você quer contar].',
    'Olha o que tem {na casa}: [preencher: o que você quer contar].',
    'Um convite {da casa}: [preencher: o que você quer contar].',
    'Quem passa {pela casa} encontra [preencher: o que você quer contar].',
    'Tem coisa boa {na casa}: [preencher: o que você quer contar].',
    'Vem ver de perto {na casa}: [preencher: o que você quer contar].',
  ],
};

/** What the owner has to fill in, where the topic leaves it out: sign, what would tell it, and the gap. */
export const gaps: readonly { readonly sign: RegExp; readonly unless: RegExp; readonly gap: readonly string[] }[] = [
  {
    sign: /endereço/iu,
    unless: /\b(?:rua|av|avenida|travessa|praça|n[º°.])/iu,
    gap: ['{A casa} agora fica aqui: [preencher: endereço].', 'O endereço novo é este: [preencher: endereço].'],
  },
  {
    sign: /horários?(?!\p{L})/iu,
    unless: /\d\s?h|marcar hor|hora marcada/iu,
    gap: ['Agora {a casa} atende [preencher: dias e horários].', 'Anota: [preencher: dias e horários].'],
  },
];

/** What is said instead of what may not be. */
export const cares = {
  health: [
    'Cada pessoa é de um jeito, por isso aqui ninguém promete milagre.',
    'Se você faz algum tratamento, continua com ele e conversa com o seu médico.',
    'Resultado varia de pessoa para pessoa, e é bom saber disso antes.',
  ],
  lottery: [
    'As regras da ação: [preencher: regulamento e autorização].',
    'Como participar: [preencher: regulamento e autorização].',
    'Antes de participar, leia as regras: [preencher: regulamento e autorização].',
  ],
  testimonial: [
    'Já passou por aqui? Conta nos comentários como foi para você.',
    'Se já veio, a sua opinião ajuda quem ainda não conhece a gente.',
    'Sua opinião de verdade vale mais do que qualquer propaganda nossa.',
  ],
  price: [
    'O valor está aqui: [preencher: preço].',
    'Valor: [preencher: preço].',
    'Preço às claras: [preencher: preço].',
  ],
} as const;
