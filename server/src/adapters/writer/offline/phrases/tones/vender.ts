import type { ToneBank } from '../bank.ts';

export const vender: ToneBank = {
  emojis: ['🛍️', '🔥', '😍', '💛'],
  angles: [
    {
      cry: 'Para tudo e olha isso.',
      points: true,
      body: [
        'Se faltava um bom motivo para você decidir, ele acabou de aparecer.',
        'Veja com calma, tire sua dúvida e escolha do seu jeito.',
      ],
    },
    {
      cry: 'Bateu a vontade?',
      points: true,
      body: [
        'Então não deixa para depois, porque o depois some no meio da correria.',
        'Escolha, combine com a gente e pronto: está resolvido.',
      ],
    },
    {
      cry: 'Pode parar de procurar.',
      points: true,
      body: [
        'Às vezes a gente pesquisa, compara, roda a cidade inteira e a resposta está logo ali.',
        'Agora é só dizer como você prefere e a gente cuida do resto.',
      ],
    },
    {
      cry: 'Sua semana merece isso.',
      points: true,
      body: [
        'Tem compra que a gente faz por obrigação e tem compra que dá gosto.',
        'Essa é do segundo tipo, e começa com uma mensagem.',
      ],
    },
    {
      cry: 'Quer ver de perto?',
      points: true,
      body: [
        'Foto ajuda, mas bom mesmo é conhecer e perguntar tudo o que quiser.',
        'A gente mostra, explica e você decide sem pressão.',
      ],
    },
    {
      cry: 'Sem mistério: o preço está aqui.',
      body: [
        'Valor: [preencher: preço]. Tudo às claras, do jeito que tem que ser.',
        'Se couber no seu bolso, vem. Se tiver dúvida, pergunta que a gente responde.',
      ],
    },
  ],
  asks: ['Quer garantir o seu?', 'Já quer pedir?', 'Vamos fechar?', 'Bora resolver isso agora?'],
  titles: ['Peça o seu agora', 'Garanta o seu', 'Escolha e peça hoje', 'Vem buscar o seu'],
  descriptions: ['Peça em poucos toques', 'Fale e combine agora', 'Compre sem complicação', 'Chame e peça o seu'],
};
