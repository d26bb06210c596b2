import type { Niche } from './niche.ts';

export const food: readonly Niche[] = [
  {
    sign: /confeit|(?<!\p{L})bolos?(?!\p{L})|brigadeiro|doceria|(?<!\p{L})doces?(?!\p{L})|docinho/iu,
    noun: 'confeitaria',
    sells: 'product',
    tags: ['Confeitaria', 'AmoDoces'],
    agir: 'fazer a sua encomenda',
    ver: 'provar',
    angles: [
      ['Qual doce não pode faltar na sua festa?', 'Toda família tem o seu, e alguém sempre repete.'],
      [
        'Chegou visita e não tem um docinho em casa?',
        'Com café passado e doce na mesa, a conversa rende a tarde inteira.',
      ],
      ['Toda comemoração tem a hora do doce.', 'É quando todo mundo chega mais perto da mesa.'],
      ['Fazer doce em casa é ótimo, até sobrar a louça.', 'Hoje a batedeira pode descansar.'],
      ['Tem dia que só um doce resolve.', 'Depois do almoço, no fim da tarde ou escondido das crianças.'],
      ['Quem pega o último doce da mesa?', 'Todo mundo quer, ninguém assume.'],
    ],
    scenes: [
      'Suas mãos finalizando o doce, bem de perto',
      'O primeiro pedaço saindo, em câmera lenta',
      'A mesa de doces vista de cima',
    ],
    tips: [
      {
        sign: /encomend|festa|kit/iu,
        tip: 'Para encomendar sem sufoco, deixa à mão a data, o número de convidados e um sabor reserva.',
      },
      { sign: /bolo/iu, tip: 'Bolo recheado fica mais macio se sair da geladeira um pouco antes de servir.' },
      { tip: 'Na dúvida entre dois sabores, pensa em quem vai comer e escolhe o que mais gente conhece.' },
    ],
  },
  {
    sign: /padaria|(?<!\p{L})p[ãa]o(?!\p{L})|(?<!\p{L})pães(?!\p{L})/iu,
    noun: 'padaria',
    sells: 'product',
    tags: ['Padaria', 'PãoQuentinho'],
    agir: 'fazer a sua encomenda',
    ver: 'provar',
    angles: [
      ['Café da manhã bom começa com pão bom.', 'É coisa simples que melhora o dia antes de ele começar.'],
      ['Sabe aquele cheirinho de forno?', 'Quando ele aparece, a manteiga já vai sozinha para a mesa.'],
      ['Você come o miolo ou a casquinha primeiro?', 'Tem família que discute isso até hoje.'],
      ['Um café da tarde salva qualquer dia cinza.', 'Põe a toalha, chama quem está em casa e deixa o celular longe.'],
      ['Bateu aquela fome no meio da tarde?', 'O almoço já foi, a janta demora e o café pede companhia.'],
      ['O café está passado e a mesa está vazia?', 'Falta pouco para virar um bom momento.'],
    ],
    scenes: ['A forma com os pães, bem de perto', 'As mãos partindo o pão ao meio', 'A mesa do café sendo posta'],
    tips: [
      {
        sign: /fermentação natural|levain/iu,
        tip: 'Pão de fermentação natural se conserva melhor em saco de pano ou de papel, fora da geladeira.',
      },
      { sign: /queijo/iu, tip: 'Pão de queijo que esfriou volta a ficar crocante com uns minutos de forno.' },
      { sign: /cesta/iu, tip: 'Vai dar uma cesta de presente? Confere antes se a pessoa come de tudo.' },
      { tip: 'Sobrou pão? Congela em fatias e passa direto do freezer para a chapa.' },
    ],
  },
  {
    sign: /hamb[uú]rg|burger|lanchonete|(?<!\p{L})lanches?(?!\p{L})|smash/iu,
    noun: 'hamburgueria',
    sells: 'product',
    tags: ['Hamburgueria', 'Hambúrguer'],
    agir: 'pedir o seu lanche',
    ver: 'provar',
    angles: [
      ['Fome de verdade pede lanche de verdade.', 'A salada pode ficar para outro dia.'],
      ['Abriu a geladeira três vezes e não achou nada?', 'A fome não passa olhando para a porta.'],
      ['Com cebola ou sem cebola?', 'Amizade boa aguenta essa diferença.'],
      ['Dia de jogo, série nova ou preguiça de cozinhar?', 'Qualquer motivo serve, e não ter motivo também serve.'],
      ['Tem fome que só passa com lanche.', 'Daquelas de comer com as duas mãos e guardanapo do lado.'],
      ['Quem escolhe o jantar hoje?', 'Essa conversa acontece em todo sofá.'],
    ],
    scenes: [
      'O lanche montado, bem de perto',
      'O guardanapo, a mesa e o lanche vistos de cima',
      'A primeira mordida de alguém da equipe',
    ],
    tips: [
      { sign: /batata/iu, tip: 'Batata que esfriou volta a ficar crocante no forno quente, sem tampa.' },
      { tip: 'Vai pedir para a galera? Anota antes quem tira a cebola e evita confusão na hora de abrir a sacola.' },
      { tip: 'Pediu para levar? Abre a embalagem logo que chegar, para o vapor não murchar o pão.' },
    ],
  },
];
