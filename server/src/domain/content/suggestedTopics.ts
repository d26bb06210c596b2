import type { ContentType } from './contentTypes.ts';

/**
 * What the topic field suggests for each type, as an owner would type it. For each of them the writer without a model
 * has texts that a person wrote.
 */
export const suggestedTopics = {
  post_instagram: [
    'escova e hidratação por R$ 89 às terças, com hora marcada',
    'hambúrguer de costela com cheddar por R$ 32, só neste fim de semana',
    'banho e tosa com leva e traz grátis no bairro',
    'chegaram os tricôs de inverno, do P ao G3',
    'bolo de aniversário por encomenda, com 3 dias de antecedência',
  ],
  descricao_produto: [
    'vela de lavanda de 180 g, 40 horas de queima, R$ 48',
    'mochila de lona com bolso para notebook de 15 polegadas, R$ 189',
    'pão de fermentação natural de 600 g, sai quente às 16h',
    'kit com 10 marmitas congeladas por R$ 189, entrega às segundas',
    'vestido midi de viscose com bolsos, do P ao GG, R$ 159',
  ],
  mensagem_whatsapp: [
    'agenda de sábado aberta para manicure em domicílio',
    'pizza grande com refrigerante de 2 litros por R$ 59,90 na quinta',
    'troca de óleo com filtro por R$ 159,90 até sexta',
    'não vamos abrir no feriado, voltamos na terça às 9h',
    'aula experimental de inglês grátis para crianças de 7 a 10 anos',
  ],
  roteiro_reels: [
    '3 sinais de que o freio do carro precisa de revisão',
    'como guardar o pão para ele durar 3 dias',
    'bastidores de um bolo de casamento de três andares',
    'treino de 15 minutos para quem trabalha sentado',
    'como escolher o tamanho da coleira do cachorro',
  ],
  texto_anuncio: [
    'corte e barba por R$ 65 de segunda a quinta',
    'frete grátis acima de R$ 150 até domingo',
    'limpeza de ar-condicionado por R$ 180, com hora marcada',
    'marmita do dia a partir de R$ 19,90, entrega no almoço',
    'matrículas abertas para aulas de violão, R$ 160 por mês',
  ],
  email_marketing: [
    'aniversário da loja: 20% de desconto até sábado',
    'cardápio novo de inverno com caldos a partir de R$ 18',
    'voltamos de férias no dia 12, com a agenda aberta',
    'novo horário: de segunda a sábado, das 8h às 20h',
    'cestas de Natal por encomenda até 15 de dezembro, a partir de R$ 120',
  ],
} as const satisfies Readonly<Record<ContentType, readonly [string, string, string, string, string]>>;

/** A topic that is suggested for a type. */
export type SuggestedTopic<Type extends ContentType> = (typeof suggestedTopics)[Type][number];
