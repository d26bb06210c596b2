import { whatsappMessage } from '../../../../../domain/content/whatsappMessage.ts';
import { linkInText, type Recipe } from '../recipe.ts';

/** A message among those of family and friends: short, and easy to answer. */
export const whatsapp: Recipe = {
  good: `Mensagem de WhatsApp de 180 a 400 caracteres, no máximo ${whatsappMessage.most}. Parece escrita para uma pessoa, e o que interessa está
nas três primeiras linhas. Só *negrito* com um asterisco de cada lado, até duas vezes.`,
  withLink: linkInText,
  withoutLink: 'A chamada é responder a própria mensagem com uma palavra.',
  examples: [
    {
      profile: { businessName: 'Doce Lua' },
      tone: 'vender',
      topic: 'encomendas de panetone trufado até 15 de dezembro, R$ 65 cada, pagamento no Pix',
      text: `Oi! Aqui é da Doce Lua. 🎄

As encomendas de *panetone trufado* estão abertas até 15 de dezembro. Cada um sai por R$ 65, no Pix.

Quer garantir o seu? Responde com a quantidade que eu já anoto.`,
    },
    {
      profile: { businessName: 'Pet da Praça', businessCity: 'Santos' },
      tone: 'conectar',
      topic: 'abriram horários de banho e tosa na quinta e na sexta',
      text: `Bom dia! É a turma da Pet da Praça. 🐾

Lembrei do seu peludo: abriram horários de *banho e tosa* na quinta e na sexta desta semana.

Qual dia fica melhor para vocês? É só responder "quinta" ou "sexta".`,
    },
    {
      profile: { businessName: 'Arena Funcional' },
      tone: 'informar',
      topic: 'novo horário da turma da manhã: 6h, a partir de segunda',
      campaignLink: 'https://arenafuncional.com.br/horarios',
      text: `Oi! Aqui é da Arena Funcional.

A partir de segunda, a turma da manhã começa às *6h*. As outras turmas ficam como estão.

Veja a grade completa e confirme sua vaga: https://arenafuncional.com.br/horarios`,
    },
  ],
};
