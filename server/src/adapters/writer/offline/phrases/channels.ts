/** How the reader gets in touch; `{url}` is the campaign link or a link of the profile, `{agir}` what for. */
export const channels = {
  bio: [
    'Para {agir}, é só tocar no link na bio.',
    'O caminho para {agir} está no link na bio.',
    'Quer {agir}? O link na bio leva você.',
    'Toca no link na bio para {agir}.',
  ],
  direct: [
    'Para {agir}, manda um oi no direct.',
    'Chama no direct para {agir}.',
    'Quer {agir}? Escreve para {a casa} aqui no direct.',
    'É só comentar aqui ou chamar no direct para {agir}.',
    'Deixa um comentário ou manda mensagem para {agir}.',
  ],
  reply: [
    'Para {agir}, é só responder esta mensagem.',
    'Me responde aqui para {agir}.',
    'Quer {agir}? Responde com um oi que {a casa} continua a conversa.',
    'Responde por aqui mesmo para {agir}.',
    'Para {agir}, me chama de volta neste número.',
  ],
  link: ['Para {agir}, toque aqui: {url}', 'O caminho para {agir} é este: {url}', 'Quer {agir}? Acesse {url}'],
  linkWhatsapp: [
    'Para {agir}, chama no WhatsApp: {url}',
    'Quer {agir}? Fala com {a casa} no WhatsApp: {url}',
    'O WhatsApp para {agir} é este: {url}',
  ],
  linkInstagram: [
    'Para {agir}, chama no Instagram: {url}',
    'Quer {agir}? Fala com {a casa} no Instagram: {url}',
    'Manda um oi no Instagram para {agir}: {url}',
  ],
  linkWebsite: [
    'Para {agir}, veja o site: {url}',
    'Entra no site para {agir}: {url}',
    'O site para {agir} é este: {url}',
  ],
  none: [
    'Para {agir}, fale com a gente: [preencher: contato]',
    'Quer {agir}? O contato {da casa} é este: [preencher: contato]',
    'Chama a gente para {agir}: [preencher: contato]',
  ],
  /** Of a Reels, where nobody can tap on what is said. */
  spoken: [
    'Para {agir}, o contato está na legenda.',
    'O contato para {agir} está na legenda.',
    'O caminho para {agir} está na legenda deste vídeo.',
    'Lê a legenda e chama {a casa} para {agir}.',
  ],
} as const;

export type Channel = Exclude<keyof typeof channels, 'spoken'>;

/** What a reader does next where there is nothing to order. */
export const conversations: readonly string[] = [
  'tirar a sua dúvida',
  'saber mais',
  'combinar os detalhes',
  'pedir mais detalhes',
  'entender melhor',
];
