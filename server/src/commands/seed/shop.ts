/** The demonstration: what its owner tells of the shop, and what is asked for on which day. */

export const login = { email: 'demonstracao@bemtevi.example', password: 'Padaria123' };

export const profile = {
  businessName: 'Pão da Praça',
  businessDesc: 'Padaria artesanal com fermentação natural, bolos por encomenda e café coado na hora',
  targetAudience: 'Famílias e quem trabalha perto da praça',
  businessCity: 'Campinas',
  businessNeighborhood: 'Cambuí',
  linkWebsite: 'https://paodapraca.example',
  linkInstagram: '@paodapraca',
  linkWhatsapp: '19998765432',
};

export const products = [
  { name: 'Pão de fermentação natural', price: 'R$ 22', detail: '600 g, fermentado por 24 horas' },
  { name: 'Bolo de cenoura', price: 'R$ 38', detail: 'com cobertura de chocolate' },
  { name: 'Pão de queijo', price: 'R$ 6', detail: 'sai do forno a cada hora' },
  { name: 'Cesta de café da manhã', price: 'R$ 120', detail: 'por encomenda, para duas pessoas' },
  { name: 'Croissant de amêndoas', price: 'R$ 14' },
  { name: 'Café coado', price: 'R$ 7' },
];

export const voice = {
  address: 'VOCE',
  emoji: 'FEW',
  favouritePhrases: ['quentinho do forno', 'a praça inteira sente o cheiro'],
  forbiddenWords: ['imperdível', 'barato'],
  samples: ['Bom dia, praça! O pão acabou de sair e a mesa da janela está livre. Vem tomar um café com a gente.'],
  learnsFromEdits: true,
  forgottenTexts: [],
};

/** The plan is bought on this day; before it the account is free. */
export const purchaseDay = 6;
/** How many days the account has on the last one, which is today. */
export const days = 92;
/** On this day one brief is written for several content types. */
export const kit = {
  day: 80,
  topic: 'Semana do bolo: bolo de cenoura por R$ 32 de segunda a sexta',
  tone: 'VENDER',
  contentTypes: ['POST_INSTAGRAM', 'MENSAGEM_WHATSAPP', 'ROTEIRO_REELS'],
};

interface PlannedText {
  readonly day: number;
  readonly contentType: string;
  readonly tone: string;
  readonly topic: string;
  readonly favourite?: true;
  /** What the owner puts in front of the text. */
  readonly edit?: string;
}

const text = (day: number, contentType: string, tone: string, topic: string, more = {}): PlannedText => ({
  day,
  contentType,
  tone,
  topic,
  ...more,
});

export const texts: readonly PlannedText[] = [
  text(0, 'POST_INSTAGRAM', 'CONECTAR', 'Abrimos na praça: pão de fermentação natural todo dia às 7h'),
  text(2, 'MENSAGEM_WHATSAPP', 'VENDER', 'Pão de queijo quentinho às 15h por R$ 6'),
  text(4, 'DESCRICAO_PRODUTO', 'DEFAULT', 'Pão de fermentação natural de 600 g por R$ 22'),
  text(8, 'ROTEIRO_REELS', 'INSPIRAR', 'Como nasce o nosso pão: 24 horas de fermentação', { favourite: true }),
  text(11, 'POST_INSTAGRAM', 'VENDER', 'Bolo de cenoura com cobertura de chocolate por R$ 38', { favourite: true }),
  text(14, 'TEXTO_ANUNCIO', 'VENDER', 'Cesta de café da manhã por R$ 120, por encomenda'),
  text(17, 'EMAIL_MARKETING', 'CONECTAR', 'Novidades do mês na padaria', { edit: 'Oi, vizinhança!' }),
  text(20, 'MENSAGEM_WHATSAPP', 'URGENTE', 'Últimas cestas de café da manhã para domingo'),
  text(24, 'POST_INSTAGRAM', 'AJUDAR', 'Como guardar o pão para ele durar mais'),
  text(28, 'ROTEIRO_REELS', 'DIVERTIR', 'Tipos de cliente na fila do pão de queijo', { favourite: true }),
  text(31, 'POST_INSTAGRAM', 'INFORMAR', 'Novo horário: das 7h às 20h, de segunda a sábado'),
  text(35, 'DESCRICAO_PRODUTO', 'VENDER', 'Croissant de amêndoas por R$ 14'),
  text(39, 'TEXTO_ANUNCIO', 'URGENTE', 'Bolo de cenoura por R$ 38, encomende até sexta'),
  text(43, 'POST_INSTAGRAM', 'CELEBRAR', 'Um ano de padaria na praça', { favourite: true, edit: 'Hoje é festa!' }),
  text(47, 'MENSAGEM_WHATSAPP', 'CONECTAR', 'Café coado e conversa boa na mesa da janela'),
  text(51, 'EMAIL_MARKETING', 'VENDER', 'Cesta de café da manhã para presentear'),
  text(55, 'ROTEIRO_REELS', 'AJUDAR', 'Três jeitos de esquentar o pão sem ressecar'),
  text(59, 'POST_INSTAGRAM', 'VENDER', 'Pão de queijo por R$ 6, sai do forno a cada hora'),
  text(63, 'TEXTO_ANUNCIO', 'CONECTAR', 'Padaria artesanal no Cambuí, com café coado na hora'),
  text(67, 'MENSAGEM_WHATSAPP', 'INFORMAR', 'Domingo abrimos das 8h às 13h'),
  text(71, 'POST_INSTAGRAM', 'INSPIRAR', 'Quem acorda às 4h para fazer o seu pão', { favourite: true }),
  text(75, 'DESCRICAO_PRODUTO', 'INSPIRAR', 'Bolo de cenoura com cobertura de chocolate por R$ 38'),
  text(84, 'ROTEIRO_REELS', 'VENDER', 'Croissant de amêndoas saindo do forno por R$ 14'),
  text(88, 'POST_INSTAGRAM', 'CONECTAR', 'O cheiro de pão que a praça inteira sente'),
  text(91, 'MENSAGEM_WHATSAPP', 'VENDER', 'Encomendas de bolo para o fim de semana até quinta'),
];
