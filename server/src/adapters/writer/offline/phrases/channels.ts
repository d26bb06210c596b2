/** How the reader gets in touch; `{url}` is the campaign link or a link of the profile. */
export const channels = {
  bio: ['É só tocar no link na bio.', 'O caminho está no link na bio.', 'Está tudo no link na bio.'],
  direct: [
    'Manda uma mensagem aqui no direct.',
    'Escreve nos comentários ou chama no direct.',
    'É só mandar um oi no direct.',
  ],
  reply: ['É só responder esta mensagem.', 'Responde aqui mesmo.', 'Me responde com um oi.'],
  link: ['É só tocar aqui: {url}', 'O caminho é este: {url}', 'Acesse: {url}'],
  linkWhatsapp: ['Chama no WhatsApp: {url}', 'Fala com a gente no WhatsApp: {url}', 'Nosso WhatsApp: {url}'],
  linkInstagram: ['Fala com a gente no Instagram: {url}', 'Chama no Instagram: {url}', 'Nosso Instagram: {url}'],
  linkWebsite: ['Veja no site: {url}', 'Tudo no nosso site: {url}', 'Visite o site: {url}'],
  none: [
    'Fale com a gente: [preencher: contato]',
    'Nosso contato: [preencher: contato]',
    'Chama a gente: [preencher: contato]',
  ],
  /** Of a Reels, where nobody can tap on what is said. */
  spoken: ['O contato está na legenda.', 'Olha a legenda, que está tudo lá.', 'É só ver o contato na legenda.'],
} as const;

export type Channel = Exclude<keyof typeof channels, 'spoken'>;
