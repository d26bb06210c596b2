/** How the reader gets in touch; `{url}` is the campaign link or a link of the profile, `{agir}` what for. */
export const channels = {
  bio: [
    'Para {agir}, toca no link na bio.',
    'O caminho para {agir} está no link na bio.',
    'Se quiser {agir}, toca no link na bio.',
    'Toca no link na bio para {agir}.',
  ],
  direct: [
    'Para {agir}, chama no direct.',
    'Chama {a casa} no direct para {agir}.',
    'Se quiser {agir}, chama {a casa} no direct.',
    'Manda um oi no direct para {agir}.',
    'Comenta aqui ou chama {a casa} no direct para {agir}.',
  ],
  reply: [
    'Para {agir}, é só responder esta mensagem.',
    'Responde aqui para {agir}.',
    'Manda um oi por aqui para {agir}.',
    'Responde por aqui mesmo para {agir}.',
    'Se quiser {agir}, é só responder para {a casa} por aqui.',
  ],
  link: ['Para {agir}, toca aqui: {url}', 'O caminho para {agir} é este: {url}', 'Se quiser {agir}, é por aqui: {url}'],
  linkWhatsapp: [
    'Para {agir}, chama no WhatsApp: {url}',
    'Se quiser {agir}, fala com {a casa} no WhatsApp: {url}',
    'O WhatsApp para {agir} é este: {url}',
  ],
  linkInstagram: [
    'Para {agir}, chama no Instagram: {url}',
    'Se quiser {agir}, fala com {a casa} no Instagram: {url}',
    'Manda um oi no Instagram para {agir}: {url}',
  ],
  linkWebsite: [
    'Para {agir}, entra no site: {url}',
    'Se quiser {agir}, o site é este: {url}',
    'O site para {agir} é este: {url}',
  ],
  none: [
    'Para {agir}, o contato é este: [preencher: contato]',
    'Se quiser {agir}, o contato {da casa} é este: [preencher: contato]',
    'Chama para {agir}: [preencher: contato]',
  ],
  /** Of a Reels, where nobody can tap on what is said. */
  spoken: [
    'Para {agir}, o contato {da casa} está na legenda.',
    'Se quiser {agir}, o contato {da casa} está na legenda.',
    'O caminho para {agir} está na legenda deste vídeo.',
    'Lê a legenda e chama {a casa} para {agir}.',
    'Para {agir}, é só chamar {a casa}: está na legenda.',
  ],
} as const;

export type Channel = Exclude<keyof typeof channels, 'spoken'>;

/** What a reader does next where there is nothing to order. */
export const conversations = {
  notice: ['tirar qualquer dúvida', 'saber mais', 'confirmar com a gente'],
  advice: ['tirar a sua dúvida', 'mandar a sua pergunta', 'saber mais', 'fazer a sua pergunta'],
  story: ['trocar uma ideia', 'mandar a sua pergunta', 'saber mais', 'ouvir o resto da história'],
  feast: ['deixar o seu parabéns', 'deixar o seu recado', 'saber mais'],
  house: ['saber mais', 'trocar uma ideia', 'tirar a sua dúvida'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
