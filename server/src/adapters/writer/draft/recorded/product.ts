import type { Parts } from '../../../../domain/content/parts.ts';
import type { RecordedText, RecordedTexts, Shop } from './example.ts';

type Words = readonly [benefits: readonly string[], details: readonly string[], call: string];

const describe =
  (words: (shop: Shop) => Words): RecordedText =>
  (shop): Parts => {
    const [benefits, details, callToAction] = words(shop);
    return { benefits, details, callToAction };
  };

export const productExamples: RecordedTexts<'descricao_produto'> = {
  'vela de lavanda de 180 g, 40 horas de queima, R$ 48': [
    describe(({ name, how }) => [
      [
        'Acenda no fim do dia e deixe a lavanda chegar antes do sono. A vela perfuma o quarto devagar, sem cheiro de perfume forte.',
        'Com 40 horas de queima, ela acompanha muitas noites.',
      ],
      ['Aroma: lavanda', 'Peso: 180 g', 'Duração: 40 horas de queima', 'Preço: R$ 48', `Loja: ${name}`],
      `Para levar a sua, ${how}.`,
    ]),
    describe(({ name, How }) => [
      [
        'Lavanda é aquele cheiro que faz a casa baixar a voz.',
        'Boa para o banho demorado, para a leitura na cama e para dar de presente a quem anda cansado.',
      ],
      ['Vela de lavanda com 180 g', 'Queima por 40 horas', 'R$ 48', `De ${name}`],
      `${How} e separe a sua.`,
    ]),
    describe(({ name, How }) => [
      [
        'Uma vela de 180 g que dura 40 horas e cheira a lavanda do começo ao fim. Fica bonita na mesa de cabeceira mesmo apagada.',
      ],
      ['Essência de lavanda', '180 g de vela', '40 horas acesa', 'Valor: R$ 48', `Onde: ${name}`],
      `Quer para você ou para presente? ${How}.`,
    ]),
  ],
  'mochila de lona com bolso para notebook de 15 polegadas, R$ 189': [
    describe(({ name, How }) => [
      [
        'O notebook tem o lugar dele, e o resto da sua vida cabe em volta: garrafa, casaco, carregador, o caderno de sempre.',
        'A lona aguenta o ônibus cheio e o chão da cafeteria.',
      ],
      ['Material: lona', 'Bolso para notebook de 15 polegadas', 'Preço: R$ 189', `Loja: ${name}`],
      `${How} e peça a sua.`,
    ]),
    describe(({ name, how }) => [
      [
        'Para quem sai de casa de manhã e só volta à noite. O bolso segura o notebook de 15 polegadas junto às costas, sem sacudir.',
      ],
      ['Mochila de lona', 'Leva notebook de 15 polegadas', 'R$ 189', `À venda em ${name}`],
      `Para comprar ou ver de perto, ${how}.`,
    ]),
    describe(({ name, How }) => [
      [
        'Trabalho, faculdade e viagem curta na mesma mochila.',
        'Lona por fora, um bolso pensado para o notebook por dentro: você abre, pega e fecha sem revirar tudo.',
      ],
      ['Tecido: lona', 'Compartimento: notebook de até 15 polegadas', 'Valor: R$ 189', `Onde encontrar: ${name}`],
      `${How} se quiser reservar.`,
    ]),
  ],
  'pão de fermentação natural de 600 g, sai quente às 16h': [
    describe(({ name, how }) => [
      [
        'Às 16h ele sai do forno, e a casca ainda estala quando chega à mesa.',
        'É pão de fermentação natural: miolo úmido, sabor que pede só manteiga.',
      ],
      ['Peso: 600 g', 'Fermentação natural', 'Sai quente às 16h', `Padaria: ${name}`],
      `Para guardar o seu, ${how}.`,
    ]),
    describe(({ name, How }) => [
      ['O café da tarde fica sério com um pão desses. São 600 g de fermentação natural, para fatiar grosso e repetir.'],
      ['Pão de fermentação natural', 'Unidade com 600 g', 'Fornada das 16h, ainda quente', `Feito em ${name}`],
      `${How} e reserve antes da fornada.`,
    ]),
    describe(({ name, How }) => [
      [
        'Tem pão que acompanha. Este é o assunto da mesa.',
        'A fermentação natural deixa o miolo aberto e leve. Quem passa às 16h leva para casa ainda quente.',
      ],
      ['Tamanho: 600 g', 'Horário: quente às 16h', 'Tipo: fermentação natural', `Onde: ${name}`],
      `Quer um no fim do dia? ${How}.`,
    ]),
  ],
  'kit com 10 marmitas congeladas por R$ 189, entrega às segundas': [
    describe(({ name, how }) => [
      [
        'A segunda chega e o almoço já está resolvido. São 10 marmitas congeladas: você só escolhe a do dia e aquece.',
        'Sobra tempo para almoçar sentado.',
      ],
      ['Kit com 10 marmitas congeladas', 'Preço: R$ 189', 'Entrega: às segundas', `Cozinha: ${name}`],
      `Para receber na próxima segunda, ${how}.`,
    ]),
    describe(({ name, How }) => [
      ['Para quem trabalha fora, para quem mora só e para quem não quer ver panela depois do expediente.'],
      ['10 marmitas, já congeladas', 'R$ 189 o kit', 'Entregamos às segundas', `Quem faz: ${name}`],
      `${How} e conte o que você não come.`,
    ]),
    describe(({ name, How }) => [
      [
        'Abra o congelador, escolha uma, aqueça. O almoço da semana cabe nesse gesto.',
        'O kit vem com 10 marmitas congeladas e chega na segunda, antes que a semana atropele você.',
      ],
      ['Quantidade: 10 marmitas', 'Valor do kit: R$ 189', 'Dia de entrega: segunda', `De ${name}`],
      `Quer entrar na entrega? ${How}.`,
    ]),
  ],
  'vestido midi de viscose com bolsos, do P ao GG, R$ 159': [
    describe(({ name, How }) => [
      [
        'Vestido com bolso: quem já teve um não volta atrás. Cabe o celular, a chave e a mão, quando não se sabe onde pôr.',
        'A viscose é leve e cai bem do trabalho ao almoço de domingo.',
      ],
      ['Comprimento: midi', 'Tecido: viscose', 'Com bolsos', 'Tamanhos: do P ao GG', 'Preço: R$ 159', `Loja: ${name}`],
      `${How} e pergunte pelo seu tamanho.`,
    ]),
    describe(({ name, how }) => [
      [
        'Um midi fresco para vestir em um minuto e passar o dia inteiro. De tênis vai à feira, de sandália vai à festa.',
      ],
      ['Vestido midi em viscose', 'Dois motivos para amar: bolsos de verdade', 'Do P ao GG', 'R$ 159', `Em ${name}`],
      `Para provar ou comprar, ${how}.`,
    ]),
    describe(({ name, How }) => [
      [
        'O comprimento midi acompanha o passo, a viscose não esquenta e os bolsos dispensam a bolsa.',
        'Vista uma vez em casa, na frente do espelho, e me diga.',
      ],
      ['Modelo: midi com bolsos', 'Material: viscose', 'Grade: P ao GG', 'Valor: R$ 159', `Onde encontrar: ${name}`],
      `${How} para reservar o seu.`,
    ]),
  ],
};
