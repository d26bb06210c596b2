import type { Kind } from '../topic/read.ts';

/** How a topic is brought up. What names a value that is not there is not drawn. */
export const announcements: Readonly<Record<Kind, readonly string[]>> = {
  product: [
    'Tem {coisa} {na casa}.',
    '{Na casa} tem {coisa} para você.',
    'A pedida da vez é {coisa}, aqui {na casa}.',
    'Já conhece {o coisa} {da casa}?',
    'Aqui {na casa}, {o coisa} {coisa:espera|esperam} por você.',
    'Olha aí {o coisa} {da casa}.',
    'Procurando {coisa}? {Na casa} tem.',
    'Pensou em {coisa}, pensou {na casa}.',
    'Vem conhecer {o coisa} {da casa}.',
    'Chegou a hora de conhecer {o coisa} {da casa}.',
    'Reserva um espaço no seu dia para {o coisa} {da casa}.',
  ],
  service: [
    '{Na casa} você encontra {coisa}.',
    'Tem {coisa} {na casa}.',
    'Procurando {coisa}? {A casa} faz.',
    'Pensou em {coisa}? A gente faz, aqui {na casa}.',
    'Se a ideia é {coisa}, conta com a equipe {da casa}.',
    '{O coisa} {da casa} {coisa:cabe|cabem} na sua semana.',
    'Deixa {o coisa} com {a casa}.',
    'Vem fazer {coisa} {na casa}.',
    'Quando o assunto é {coisa}, fala com a equipe {da casa}.',
  ],
  promotion: [
    '{O coisa} {coisa:está|estão} em promoção {na casa}.',
    'Tem promoção {na casa}: {coisa}.',
    '{Na casa}, a promoção é {coisa}.',
    'A promoção da vez {na casa} é {coisa}.',
    'Promoção boa a gente conta logo: {coisa}, {na casa}.',
    'Olha {o coisa} em promoção {na casa}.',
    'Tem {desc} {na casa}.',
    '{Na casa} você ganha {desc}.',
    'A notícia é boa: {desc} {na casa}.',
    'Pode avisar o pessoal: {desc} {na casa}.',
    'É isso mesmo: {desc} {na casa}.',
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
    'Já dá para contar com {o coisa} {da casa}.',
    '{Na casa} tem {coisa}, e a conversa começa com um oi.',
    'Boa notícia para quem se planeja: {coisa} {na casa}.',
    'Já pensou {no coisa}? Fala com {a casa}.',
    '{A casa} abriu {o coisa}.',
  ],
  change: [
    '{A casa} está com {coisa}.',
    'Tem {coisa} {na casa}.',
    'Confere {o coisa} {da casa}.',
    'Este recado é sobre {o coisa} {da casa}.',
    'Mudamos por aqui: veja {o coisa} {da casa}.',
    'Antes de vir, confere {o coisa} {da casa}.',
  ],
  date: [
    'Este ano, {o coisa} pode passar {pela casa}.',
    'Pensou em {coisa}, pensou {na casa}.',
    '{A casa} entra com você no clima {do coisa}.',
    'Para {o coisa}, conta com {a casa}.',
    'A gente já está pensando {no coisa} aqui {na casa}.',
    'Que tal combinar {o coisa} com {a casa}?',
    '{O coisa} {da casa} tem lugar para você.',
  ],
  milestone: [
    'Aqui {na casa}, a gente comemora {o coisa}.',
    'Vem comemorar {o coisa} com {a casa}.',
    '{A casa} está em festa: é {o coisa}.',
    'A equipe {da casa} está feliz com {o coisa}.',
    'Queremos dividir com você {o coisa}.',
    'O motivo da alegria {na casa}: {o coisa}.',
  ],
  theme: [
    'Hoje, {na casa}, a gente fala sobre {tema}.',
    'A conversa de hoje {na casa} é sobre {tema}.',
    'Pediram, e {a casa} atendeu: {tema}.',
    'Vamos conversar sobre {tema}?',
    'Todo mundo pergunta para {a casa} sobre {tema}.',
    'Sobre {tema}, a equipe {da casa} tem o que contar.',
  ],
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
    'Aqui quem fala é a equipe {da casa}. [preencher: o que você quer contar]',
    '{A casa} tem um recado para você: [preencher: o que você quer contar].',
    'A equipe {da casa} veio contar uma coisa: [preencher: o que você quer contar].',
    'O assunto de hoje {na casa}: [preencher: o que você quer contar].',
    'Olha o que tem {na casa}: [preencher: o que você quer contar].',
    'Um convite {da casa}: [preencher: o que você quer contar].',
    'Quem passa {pela casa} encontra [preencher: o que você quer contar].',
    'Separamos algo {na casa} para mostrar: [preencher: o que você quer contar].',
    'Vem ver de perto {na casa}: [preencher: o que você quer contar].',
  ],
};

/** The thing with its price, its discount or its time, in one sentence. */
export const deals: readonly string[] = [
  '{Na casa}, {coisa} {coisa:sai|saem} {por}.',
  'Tem {coisa} {por} {na casa}.',
  'Olha o preço: {coisa} {por}, aqui {na casa}.',
  '{Na casa}, {o coisa} {coisa:está|estão} {desconto}.',
  'Tem {coisa} {desconto} {na casa}.',
  'Boa notícia: {o coisa} {da casa} {coisa:está|estão} {desconto}.',
  '{Coisa} {por}: é {na casa}.',
  'Pode anotar: {coisa} {por} {na casa}.',
  'Aqui {na casa}, você leva {coisa} {por}.',
  'Pode avisar o pessoal: {coisa} {desconto} {na casa}.',
  'Aqui {na casa}, você leva {coisa} {desconto}.',
];
export const datedDeals: readonly string[] = [
  '{Quando}, {coisa} {coisa:sai|saem} {por} {na casa}.',
  'Tem {coisa} {por} {na casa}, {quando}.',
  'Olha o preço {na casa}: {coisa} {por}, {quando}.',
  '{Quando}, {o coisa} {da casa} {coisa:sai|saem} {desconto}.',
  'Tem {coisa} {desconto} {na casa}, {quando}.',
  'Pode anotar: {coisa} {por} {na casa}, {quando}.',
  '{Na casa}, você leva {coisa} {por}, {quando}.',
  '{Na casa}, você leva {coisa} {desconto}, {quando}.',
  'Pode avisar o pessoal: {quando}, {coisa} {desconto} {na casa}.',
];
/** Of what has a time and no price. */
export const appointments: readonly string[] = [
  '{Quando}, tem {coisa} {na casa}.',
  'Tem {coisa} {na casa} {quando}.',
  'Marca aí: {coisa} {quando}, {na casa}.',
  'O combinado é {quando}: {coisa} {na casa}.',
];
export const datedPromotions: readonly string[] = [
  '{Quando}, tem {coisa} em promoção {na casa}.',
  'Tem promoção de {coisa} {na casa} {quando}.',
  '{Quando}, {o coisa} {da casa} {coisa:entra|entram} em promoção.',
];
/** After the thing was named: until or from when, and at what time. */
export const deadlines: readonly string[] = ['Vale {quando}.', 'Anota aí: {quando}.'];
export const invitations: readonly string[] = ['Anota aí: {quando}.', 'Marca na agenda: {quando}.'];

/** What the owner has to fill in, where the topic leaves it out: sign, what would tell it, and the gap. */
export const gaps: readonly { readonly sign: RegExp; readonly unless: RegExp; readonly gap: readonly string[] }[] = [
  {
    sign: /endereço/iu,
    unless: /\b(?:rua|av|avenida|travessa|praça|n[º°.])/iu,
    gap: ['{A casa} agora fica aqui: [preencher: endereço].', 'O endereço novo {da casa}: [preencher: endereço].'],
  },
  {
    sign: /horários?(?!\p{L})/iu,
    unless: /\d\s?h|marcar hor|hora marcada/iu,
    gap: ['{A casa} atende [preencher: dias e horários].', 'O horário {da casa}: [preencher: dias e horários].'],
  },
];

/** What is said instead of what may not be. */
export const cares = {
  health: [
    'Cada pessoa é de um jeito, por isso a gente conversa antes e não promete milagre.',
    'Se você faz algum tratamento, continue com o seu médico: aqui a gente soma no cuidado do dia a dia.',
    'Resultado varia de pessoa para pessoa, e a gente prefere explicar tudo com franqueza.',
  ],
  lottery: [
    'As regras da ação: [preencher: regulamento e autorização].',
    'Como participar: [preencher: regulamento e autorização].',
    'Antes de participar, leia as regras: [preencher: regulamento e autorização].',
  ],
  testimonial: [
    'Já passou por aqui? Conta nos comentários como foi para você.',
    'Quem já veio pode contar melhor do que a gente: [preencher: depoimento real, com autorização].',
    'Sua opinião de verdade vale mais do que qualquer propaganda nossa.',
  ],
  price: [
    'O valor está aqui: [preencher: preço].',
    'Valor: [preencher: preço].',
    'Preço às claras: [preencher: preço].',
  ],
} as const;
