import type { ToneBank } from '../toneBank.ts';

export const vender: ToneBank = {
  emojis: ['🛍️', '🔥', '😍', '💛'],
  cries: [
    'Para tudo e olha isso.',
    'Bateu a vontade?',
    'Pode parar de procurar.',
    'Sua semana merece isso.',
    'Quer ver de perto?',
    'Sem mistério e sem enrolação.',
  ],
  bodies: [
    [
      'Se faltava um bom motivo para você decidir, ele acabou de aparecer.',
      'Veja com calma, tire sua dúvida e escolha do seu jeito.',
    ],
    ['O depois some no meio da correria, e a vontade fica.', 'Escolha, combine com a gente e pronto: está resolvido.'],
    [
      'Às vezes a gente pesquisa, compara, roda a cidade inteira e a resposta está logo ali.',
      'Agora é só dizer como você prefere e a gente cuida do resto.',
    ],
    [
      'Tem compra que a gente faz por obrigação e tem compra que dá gosto.',
      'Essa é do segundo tipo, e começa com uma mensagem.',
    ],
    [
      'Foto ajuda, mas bom mesmo é conhecer e perguntar tudo o que quiser.',
      'A gente mostra, explica e você decide sem pressão.',
    ],
    [
      'Aqui a conversa é às claras, do jeito que tem que ser.',
      'Se fizer sentido para o seu bolso, vem; se tiver dúvida, pergunta.',
    ],
    ['Você trabalhou a semana inteira e também merece um agrado.', 'Escolhe com calma, que a gente cuida do resto.'],
  ],
  asks: [
    'Quer garantir o seu?',
    'Já quer pedir?',
    'Vamos fechar?',
    'Bora resolver isso agora?',
    'Bateu a vontade de pedir?',
    'Já escolheu o seu?',
    'É isso que você procurava?',
  ],
  titles: ['Peça o seu agora', 'Garanta o seu', 'Escolha e peça hoje', 'Vem buscar o seu'],
  descriptions: ['Peça em poucos toques', 'Fale e combine agora', 'Compre sem complicação', 'Chame e peça o seu'],
};
