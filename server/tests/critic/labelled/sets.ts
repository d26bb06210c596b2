import { asked, type Labelled } from './labelled.ts';

const oil = asked('mensagem_whatsapp', 'oficina', 'troca de óleo');
const cake = asked('mensagem_whatsapp', 'confeitaria', 'bolo de aniversário');
const before = asked('mensagem_whatsapp', 'salao', 'luzes', {
  recent: ['Seu cabelo pede luz?', 'O verão pede fio claro.', 'Cor. Brilho. Movimento.'],
});
const product = asked('descricao_produto', 'queijaria', 'queijo canastra', { recent: ['Queijo canastra'] });
const post = asked('post_instagram', 'petshop', 'hotelzinho para cães', {
  recent: ['Vai viajar e não sabe com quem deixar?'],
});

const first =
  'Oi! O óleo do carro é como o café da oficina: velho, ninguém merece. Traz o carro e a gente mostra a vareta antes de trocar.';
const second =
  'Bom dia! Quantos meses faz a última troca? Se você precisou pensar, já passou da hora. Marca com o Tonho?';
const third = 'Motor quieto é motor bem cuidado. Me conta o modelo do seu carro e eu digo qual óleo ele usa.';

export const sets: readonly Labelled[] = [
  oil([first, second, third]),
  cake([
    'Oi! Já tem vela, já tem convidado. Falta o bolo? Me conta o tema e a gente faz.',
    'Aniversário sem bolo é só uma terça com chapéu. Quer ver os sabores? Responde aqui.',
    'Quem faz anos escolhe o recheio. Quem paga escolhe o tamanho. Vamos combinar os dois?',
  ]),
  // The same hashtags, topic and closing words are no copy.
  post([
    'Mala pronta, cachorro na porta com cara de abandono.\n\nO hotelzinho para cães da Pet Amigo tem pátio e companhia.\n\nChama no direct.\n\n#HotelParaCães #Curitiba #PetAmigo',
    'Ele dorme onde quiser, come no horário dele e ainda faz amigo.\n\nÉ assim no nosso hotelzinho para cães. Reserve a caminha pelo direct.\n\n#HotelParaCães #Curitiba #PetAmigo',
  ]),
  product(['Queijo canastra\n\nCasca fina e sabor de serra.\n\n- Leite cru\n- Preço: [preencher: preço]']),
  before('Oi! Luz no lugar certo muda o rosto todo. Vamos marcar?'),

  oil([first, first], 'identical'),
  oil([second, third, second.toUpperCase()], 'identical'),
  cake(
    ['Bolo de festa com recheio de brigadeiro. Quer?', 'Bolo de festa, com recheio de brigadeiro! Quer?'],
    'identical',
  ),
  oil([first, `${first} Vamos marcar?`], 'too-alike'),
  oil([first, first.replace('Oi!', 'Olá, vizinho!').replace('velho', 'cansado')], 'too-alike'),
  cake(
    [
      'Oi! O bolo de aniversário sai do nosso forno com a massa fofinha, o recheio que você escolher e a vela que faltava. Me conta o tema?',
      'Bom dia! Tem festa em casa? O recheio que você escolher e a vela que faltava vão com a massa fofinha do nosso forno. Me conta o tema?',
    ],
    'too-alike',
  ),
  oil([second, second.replace('Bom dia!', 'E aí?').replace('Marca com o Tonho?', 'Passa aqui.')], 'too-alike'),
  before('Oi, tudo bem? Seu cabelo pede luz? Vem para cá.'),
  before('Seu cabelo pede luz? ✨\n\nMe responde com o melhor dia.', 'opening-repeated'),
  before('Oi!\n*O verão pede fio claro.*\nVamos marcar?', 'opening-repeated'),
  post(
    'Vai viajar e não sabe com quem deixar? 🐾\n\nReserve o hotelzinho pelo direct.\n\n#HotelParaCães #Curitiba #PetAmigo',
    'opening-repeated',
  ),
  oil(
    [
      'Oi! Motor que ronca bonito.\nTraz o carro para trocar o óleo.',
      'Motor que ronca bonito!\nMe fala o modelo e eu separo o filtro.',
    ],
    'opening-repeated',
  ),
  before('Luz. Tom. Corte. Tudo no mesmo dia. Vamos marcar?', 'opening-in-three'),
  asked(
    'mensagem_whatsapp',
    'petshop',
    'tosa',
  )(
    ['Banho. Tosa. Abraço.\nMarca um horário?', 'Sujo. Molhado. Feliz.\nÉ assim que ele sai daqui. Vem?'],
    'opening-in-three',
  ),
  asked('mensagem_whatsapp', 'petshop', 'banho', { recent: ['Água. Xampu. Carinho.'] })(
    'Escova. Secador. Laço.\nO seu cão merece. Marca?',
    'opening-in-three',
  ),
  asked('mensagem_whatsapp', 'petshop', 'passeio')('Coleira. Rua. Festa.\nQuer que a gente leve o seu cão?'),
];
