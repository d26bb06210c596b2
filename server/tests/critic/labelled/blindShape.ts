import { asked, type Labelled } from './labelled.ts';

const gym = asked('post_instagram', 'academia', 'aula de funcional ao ar livre, sábado 28/11 às 8h, grátis');
const acai = asked('post_instagram', 'acai', 'combo dupla: dois copos de 500 ml por R$ 36');
const inn = asked('post_instagram', 'pousada', 'feriado de Natal em Paraty', { link: 'https://marealta.com.br/natal' });
const basket = asked('descricao_produto', 'hortifruti', 'cesta com 8 itens da estação por R$ 65');
const chain = asked('descricao_produto', 'joias', 'colar ponto de luz, R$ 89,90', {
  link: 'https://brilhodeminas.com.br/ponto-de-luz',
});
const shelf = asked('texto_anuncio', 'moveis', 'estante sob medida, orçamento em 48 horas');
const bike = asked('texto_anuncio', 'autoescola', 'habilitação de moto em 10x de R$ 150', {
  link: 'https://direcao.com.br/moto',
});
const tails = asked('mensagem_whatsapp', 'buffet', 'festa infantil', { recent: ['Já pensou no tema da festa?'] });

/** Posts, descriptions, ads and sets of texts. Written before the critic was run on them. */
export const blindShape: readonly Labelled[] = [
  gym(`Sábado, 28 de novembro, oito da manhã: o treino sai da sala e vai para a praça.

É de graça e serve para quem nunca fez um agachamento na vida.

Comenta EU VOU que a gente manda o endereço certinho.

#FuncionalBelém #TreinoAoArLivre #StudioForça`),
  gym(`Mano, bora suar na praça? 💪

Aula grátis no dia 28, das 8h em diante. Traz água e boné.

Chama a amiga que vive dizendo "segunda eu começo".

#TreinoFuncional #Belém #StudioForça #VidaAtiva`),
  acai(`Dois copos, duas colheres, uma amizade inteira.

No combo dupla, 500 ml para cada um e R$ 36 no total. Separados sairiam por 40: são R$ 4 de troco para o ônibus.

Marca aqui quem vem contigo.

#AçaíBelém #AçaíGrosso #ComboDupla`),
  inn(`O peru pode ficar em casa este ano 🌊

No Natal, a praia fica a 200 metros do seu travesseiro e o café já vem na diária.

As datas estão no link na bio.

#ParatyRJ #PousadaEmParaty #NatalNaPraia #MaréAlta`),
  gym(
    'Treino na praça sábado às 8h.\n\nComenta EU VOU.\n\n#Fitness #StudioForça #FuncionalBelém #TBT #love',
    'hashtag-generic',
  ),
  gym('Treino grátis na praça sábado, às 8h.\n\nComenta EU VOU.\n\n#StudioForça', 'hashtag-count'),
  gym('Treino grátis na praça, sábado 28, às 8h.\n\n#StudioForça #FuncionalBelém #TreinoNaPraça'),
  acai(
    'Combo dupla por R$ 36.\n\nPede aqui.\n\n#Açaí1 #Açaí2 #Açaí3 #AçaíGrosso #Belém #ComboDupla #Tapioca #Paidégua',
    'hashtag-count',
  ),
  acai(
    'Você sabia que o nosso açaí é batido na hora, sem xarope e sem gelo demais, do jeito que a sua avó do interior fazia quando chovia?\n\nPede o combo por R$ 36.\n\n#AçaíBelém #AçaíGrosso #ComboDupla',
    'hook-too-long',
  ),
  acai(
    'Combo dupla por R$ 32, só hoje.\n\nPede o teu.\n\n#AçaíBelém #AçaíGrosso #ComboDupla',
    'invented-price',
    'invented-urgency',
  ),
  inn(
    'Natal com o pé na areia.\n\nReserve em https://marealta.com.br/natal\n\n#Paraty #MaréAlta #NatalNaPraia',
    'missing-link',
    'link-in-caption',
  ),
  inn('Natal com o pé na areia.\n\nChama no direct.\n\n#Paraty #MaréAlta #NatalNaPraia', 'missing-link'),

  basket(`Cesta da estação

Oito itens colhidos ontem e escolhidos a dedo pela Dona Rosa, para a semana inteira ter cor no prato.

- O que vem: 8 itens da estação
- Preço: R$ 65
- Entrega: [preencher: entrega]

Peça a sua: [preencher: contato]`),
  chain(`Colar ponto de luz

Um brilho pequeno, que aparece quando você vira a cabeça e some quando a reunião começa.

- Banho: ouro 18k
- Garantia: 1 ano
- Preço: R$ 89,90

Escolha o seu em https://brilhodeminas.com.br/ponto-de-luz`),
  basket(
    'Cesta da estação\n\nFruta boa para a semana inteira, por R$ 65. Peça a sua: [preencher: contato]',
    'details-missing',
  ),
  basket(
    'Cesta da estação\n\nCor no prato a semana toda.\n\n- 8 itens\n- R$ 65\n\nPeça: [preencher: contato]\n\n#Hortifruti',
    'hashtag-in-description',
  ),
  basket(
    'Cesta da estação\n\nCor no prato a semana toda.\n\n- 8 itens por R$ 65\n- Peso: 5 kg\n\nPeça: [preencher: contato]',
    'invented-number',
  ),
  chain('Colar ponto de luz\n\nBrilho discreto.\n\n- R$ 89,90\n- Ouro 18k\n\nChame no Instagram.', 'missing-link'),
  chain(
    '**Colar ponto de luz**\n\nBrilho discreto.\n\n- R$ 89,90\n\nEscolha em https://brilhodeminas.com.br/ponto-de-luz',
    'markup',
  ),

  shelf(
    'Texto principal: Livro no chão, planta na janela, fio aparente? Estante na medida da sua parede.\nTítulo: Estante sob medida\nDescrição: Orçamento em 48 horas',
  ),
  bike(
    'Texto principal: Chegar mais cedo em casa todo dia: habilitação de moto em 10x de R$ 150.\nTítulo: Moto na carteira\nDescrição: Matricule-se\nLink: https://direcao.com.br/moto',
  ),
  shelf(
    'Texto principal: Estante na medida da sua parede.\nTítulo: Estante de madeira maciça sob medida\nDescrição: Peça o orçamento',
    'ad-part-too-long',
  ),
  shelf('Título: Estante sob medida\nDescrição: Peça o orçamento\nCorpo: Estante na medida da sua parede.', 'ad-parts'),
  shelf(
    'Texto principal: Estante pronta em 48 horas, por R$ 990.\nTítulo: Estante sob medida\nDescrição: Peça o orçamento',
    'invented-price',
  ),
  bike(
    'Texto principal: Habilitação de moto em 10x de R$ 150.\nTítulo: Moto na carteira\nDescrição: Matricule-se',
    'missing-link',
  ),

  tails(['', 'Festa boa tem criança suada e adulto descansado. Qual é a data?'], 'empty'),
  tails('Festa\u0007 boa tem criança suada. Qual é a data?', 'invalid-characters'),
  tails(`Festa boa é com a gente. Qual é a data? ${'Tem pipoca, tem bolo, tem colo. '.repeat(20)}`, 'too-long'),
  tails('Já pensou no tema da festa? 🎈\nA gente ajuda. Qual é a data?', 'opening-repeated'),
  tails(
    [
      'Criança suada, adulto descansado, bolo no ponto: é festa no Buffet Pipoca. Qual é a data?',
      'Criança suada, adulto descansado e bolo no ponto: é festa no Buffet Pipoca! Qual a data?',
    ],
    'too-alike',
  ),
  tails([
    'Criança suada, adulto descansado. É assim que festa boa termina. Qual é a data?',
    'Você só leva o aniversariante e a máquina de foto. O resto é com a gente. Me chama?',
    'Balão, brigadeiro e aquele tio dançando. Quer ver o salão por dentro? Responde aqui.',
  ]),
];
