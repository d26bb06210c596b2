import type { Niche } from './niche.ts';

export const meals: readonly Niche[] = [
  {
    sign: /pizza/iu,
    noun: 'pizzaria',
    sells: 'product',
    tags: ['Pizzaria', 'Pizza'],
    agir: 'pedir a sua pizza',
    ver: 'provar',
    angles: [
      ['O grupo da família já perguntou o que vai ter hoje?', 'Essa resposta ninguém discute.'],
      ['Você é do time da borda ou do recheio?', 'Os dois sentam na mesma mesa, desde que dividam a última fatia.'],
      ['Tem noite que pede pizza e ponto.', 'Visita de última hora, filme escolhido ou saudade de comer com as mãos.'],
      ['Quem fica com a última fatia?', 'Todo mundo olha, ninguém pede, alguém pega.'],
      ['Ninguém quer lavar panela hoje.', 'E está tudo certo: pizza junta todo mundo do mesmo jeito.'],
      ['Hoje a única decisão é o sabor.', 'A semana já pediu decisão demais.'],
    ],
    scenes: ['A pizza inteira vista de cima', 'A fatia subindo com o queijo puxando', 'As mãos de todo mundo na mesa'],
    tips: [
      { tip: 'Sobrou? Esquenta a fatia na frigideira tampada, que a massa volta a ficar firme.' },
      { tip: 'Vai pedir para muita gente? Pergunta antes quem não come carne e quem não gosta de azeitona.' },
    ],
  },
  {
    sign: /restaurante|marmit|almoço|comida|quentinha|feijoada/iu,
    noun: 'cozinha',
    sells: 'product',
    tags: ['ComidaCaseira', 'Marmita'],
    agir: 'garantir o seu almoço',
    ver: 'provar',
    angles: [
      ['Meio-dia, fome batendo e nada descongelado?', 'Quem tem dia cheio conhece bem essa cena.'],
      ['O que tinha no almoço da casa da sua avó?', 'Comida boa quase sempre traz uma lembrança dessas.'],
      ['Comer bem na correria também dá.', 'É só o almoço estar decidido antes de a fome chegar.'],
      ['Cozinhar todo dia cansa, e tudo bem admitir.', 'Deixa o fogão descansar e fica com a parte boa, que é comer.'],
      ['Semana cheia pede almoço resolvido.', 'Sobra cabeça para o resto.'],
      ['Vai almoçar um biscoito de novo?', 'Lá pelo meio da tarde o corpo cobra.'],
    ],
    scenes: [
      'A colher servindo o prato, bem de perto',
      'A porção montada, vista de cima',
      'A marmita sendo aberta na mesa',
    ],
    tips: [
      { sign: /congel/iu, tip: 'Descongelou, comeu: marmita que já voltou à geladeira não volta para o freezer.' },
      { sign: /congel/iu, tip: 'Salada e folha ficam de fora do freezer: põe na hora de servir e o prato fica outro.' },
      {
        sign: /congel|fit|kit/iu,
        tip: 'Passa a marmita do freezer para a geladeira na noite anterior e esquenta aos poucos, mexendo no meio do tempo.',
      },
      { tip: 'Monta a semana alternando pratos leves e mais fortes: ninguém enjoa e nada vai para o lixo.' },
      { tip: 'Separa o almoço na noite anterior: de manhã é só pegar e sair.' },
    ],
  },
  {
    sign: /(?<!\p{L})caf[ée]s?(?!\p{L})|cafeteria|espresso|cappuccino/iu,
    noun: 'cafeteria',
    sells: 'product',
    tags: ['Cafeteria', 'HoraDoCafé'],
    agir: 'pedir o seu café',
    ver: 'provar',
    angles: [
      ['Uma pausa boa muda o resto do dia.', 'Um café sem pressa e a cabeça volta para o lugar.'],
      ['A reunião acabou e o ânimo foi junto?', 'Respira, levanta da cadeira e toma alguma coisa quente.'],
      ['Seu café é com açúcar ou do jeito que vem?', 'Cada um jura que o seu é o certo.'],
      ['Conversa boa rende mais com xícara na mão.', 'Pode ser trabalho, fofoca ou só a companhia de um livro.'],
      ['Café tomado em pé não conta como pausa.', 'Pausa é sentar, respirar e olhar para outra coisa.'],
      ['O dia só começa depois do café?', 'Antes disso é só gente de olho aberto.'],
    ],
    scenes: ['O café caindo na xícara, bem de perto', 'A xícara chegando à mesa', 'O balcão visto por quem entra'],
    tips: [
      { sign: /espresso|diferença/iu, tip: 'A moagem também muda: mais grossa para coar, bem fina para o espresso.' },
      {
        sign: /espresso|diferença/iu,
        tip: 'Quem gosta de xícara grande costuma ficar com o coado; quem quer um gole forte vai de espresso.',
      },
      {
        sign: /espresso|diferença/iu,
        tip: 'No coado a água passa devagar e a bebida fica leve; no espresso ela passa sob pressão e a xícara vem curta e encorpada.',
      },
      {
        sign: /coado(?!.*espresso)/iu,
        tip: 'Para coar em casa, molha o filtro de papel com água quente antes de pôr o pó: o gosto de papel vai embora.',
      },
      { tip: 'Guarda o café bem fechado, longe do sol e do fogão: o aroma dura mais.' },
    ],
  },
];
