import type { Niche } from './niche.ts';

export const care: readonly Niche[] = [
  {
    sign: /(?<!\p{L})pets?(?!\p{L})|petshop|cachorr|(?<!\p{L})gatos?(?!\p{L})|banho e tosa|ração|veterin/iu,
    noun: 'pet shop',
    sells: 'product',
    tags: ['PetShop', 'AmoPets'],
    agir: 'combinar a visita do seu pet',
    missing: 'porte indicado',
    angles: {
      benefit: ['Pet bem cuidado, casa mais feliz.', 'Rabo abanando não engana ninguém.'],
      scene: ['O sofá já está com cheiro de cachorro?', 'Ele acha ótimo, mas a visita talvez não concorde.'],
      question: ['Seu pet dorme na cama ou finge que não?', 'Pode contar, aqui ninguém julga.'],
      backstage: [
        'Por aqui cada bicho é chamado pelo nome.',
        'Tem o que chega desconfiado e o que já entra pedindo carinho.',
      ],
      occasion: [
        'Todo dia é dia de mimar quem espera na porta.',
        'Eles não sabem ver calendário, mas reconhecem um agrado de longe.',
      ],
      objection: ['Ele fica nervoso fora de casa?', 'Avisa a gente antes: com calma e paciência tudo anda melhor.'],
    },
    scenes: [
      'O focinho chegando perto da câmera',
      'As mãos fazendo carinho antes de começar',
      'O pet saindo todo faceiro pela porta',
    ],
    tips: [
      {
        sign: /verão|calor/iu,
        tip: 'No calor, passeie cedo ou no fim do dia e encoste a mão no chão antes: se queima você, queima a patinha.',
      },
      {
        sign: /banho/iu,
        tip: 'Escove o pelo antes do banho e use água morna: o medo diminui quando ninguém tem pressa.',
      },
      { tip: 'Troque a ração aos poucos, misturando a nova com a antiga por alguns dias.' },
    ],
  },
  {
    sign: /oficina|mec[âa]nic|(?<!\p{L})carros?(?!\p{L})|pneu|troca de óleo|automotiv|funilaria|alinhamento/iu,
    noun: 'oficina',
    sells: 'service',
    tags: ['OficinaMecânica', 'CuidadosComOCarro'],
    agir: 'agendar a vinda do carro',
    missing: 'modelos atendidos',
    angles: {
      benefit: ['Carro em dia, cabeça tranquila.', 'Você pega a estrada pensando no passeio e esquece o motor.'],
      scene: [
        'Aumentou o rádio para não ouvir aquele barulho?',
        'O barulho continua lá, e costuma piorar na pior hora.',
      ],
      question: [
        'Quando foi a última vez que alguém olhou o carro?',
        'Se a resposta está na etiqueta do óleo, vale conferir.',
      ],
      backstage: [
        'Capô aberto, lanterna na mão e ouvido atento.',
        'Primeiro a gente descobre o que é, depois conversa sobre o que fazer.',
      ],
      occasion: ['Vai pegar estrada nas férias?', 'Meia hora antes da viagem evita uma tarde inteira no acostamento.'],
      objection: [
        'Tem receio de sair com mais conta do que problema?',
        'Pergunte tudo: peça trocada se mostra e orçamento se explica.',
      ],
    },
    scenes: [
      'O capô abrindo, com a lanterna acesa',
      'As mãos mostrando a peça gasta e a nova',
      'O carro saindo da vaga',
    ],
    tips: [
      {
        sign: /barulho/iu,
        tip: 'Chiado ao frear, batida seca na lombada e assobio na arrancada: se ouvir um desses, peça para alguém olhar logo.',
      },
      { tip: 'Confira a calibragem com o pneu frio e não esqueça o estepe.' },
    ],
  },
  {
    sign: /dentist|odont|sorriso|clareamento|(?<!\p{L})canal(?!\p{L})/iu,
    noun: 'clínica',
    sells: 'service',
    tags: ['Dentista', 'SaúdeBucal'],
    agir: 'marcar a sua consulta',
    missing: 'duração',
    angles: {
      benefit: ['Dente cuidado é um problema a menos na vida.', 'Consulta em dia costuma ser rápida e sem susto.'],
      scene: [
        'Aquele gelado que virou careta?',
        'Sensibilidade é recado do dente, e recado a gente não deixa na caixa.',
      ],
      question: ['Você lembra a data da sua última consulta?', 'Se não lembra, essa já é a resposta.'],
      backstage: [
        'A consulta começa com uma boa conversa.',
        'A gente explica cada passo antes de encostar no motorzinho.',
      ],
      occasion: ['Antes das férias, vale uma visita ao dentista.', 'Viajar com dor de dente não combina com descanso.'],
      objection: ['Ficou anos sem ir e agora tem vergonha?', 'Ninguém aqui dá bronca: o importante é ter voltado.'],
    },
    scenes: [
      'A sala de espera tranquila',
      'O dentista explicando com o modelo na mão',
      'A cadeira pronta, com a luz acesa',
    ],
    tips: [
      {
        sign: /medo/iu,
        tip: 'Conte o que assusta você logo na chegada e combine um sinal com a mão para pedir pausa.',
      },
      { tip: 'Fio dental primeiro, escova depois: assim a limpeza chega onde precisa.' },
    ],
  },
  {
    sign: /fot[óo]graf|fotografia|(?<!\p{L})ensaios?(?!\p{L})|(?<!\p{L})fotos?(?!\p{L})|newborn/iu,
    noun: 'fotografia',
    sells: 'service',
    tags: ['Fotografia', 'EnsaioFotográfico'],
    agir: 'reservar a sua data',
    missing: 'fotos incluídas',
    angles: {
      benefit: ['Foto boa é a lembrança que fica na parede.', 'Daqui a uns anos é ela que vai contar como foi.'],
      scene: ['Cadê você nas fotos da família?', 'Quem segura o celular quase nunca aparece, e faz falta no álbum.'],
      question: ['Qual foto você queria ter e não tem?', 'Às vezes é um abraço, às vezes é só a casa cheia.'],
      backstage: [
        'Tem muita risada antes de cada clique.',
        'A pose certa quase sempre aparece quando a gente esquece a câmera.',
      ],
      occasion: [
        'Tem fase que passa num piscar de olhos.',
        'A roupa deixa de servir, o dente cai, e a foto segura aquele dia.',
      ],
      objection: ['Acha que não sabe posar?', 'Ninguém sabe: a gente conversa, caminha um pouco e a foto acontece.'],
    },
    scenes: [
      'Você ajustando a câmera contra a janela',
      'Um detalhe de mãos dadas, com autorização',
      'As fotos impressas sobre a mesa',
    ],
    tips: [
      {
        sign: /vestir|roupa|look/iu,
        tip: 'Escolha duas ou três cores que conversem e fuja de estampa grande: o olhar vai direto para o rosto.',
      },
      { tip: 'Separe a roupa um dia antes e chegue sem pressa: aparece no rosto.' },
    ],
  },
  {
    sign: /(?<!\p{L})aulas?(?!\p{L})|(?<!\p{L})cursos?(?!\p{L})|escola|professor|reforço|idiomas/iu,
    noun: 'escola',
    sells: 'service',
    tags: ['Aulas', 'Aprender'],
    agir: 'reservar a sua vaga',
    missing: 'dias e horários',
    angles: {
      benefit: ['Aprender abre porta que a gente nem via.', 'Um pouco por semana já muda bastante coisa.'],
      scene: [
        'Travou na matéria e o caderno ficou em branco?',
        'Com alguém do lado explicando, a conta começa a fechar.',
      ],
      question: ['O que você sempre quis aprender?', 'Nunca é tarde para a primeira aula.'],
      backstage: ['Quadro limpo e material separado.', 'Antes de cada turma a gente revê onde ela parou.'],
      occasion: ['Começo de período, cabeça fresca.', 'É uma boa hora para pôr o estudo na agenda.'],
      objection: ['Acha que passou da idade de estudar?', 'Curiosidade não tem prazo, e paciência por aqui sobra.'],
    },
    scenes: [
      'O quadro sendo preenchido',
      'As mãos no caderno, bem de perto',
      'A turma rindo de alguma coisa, com autorização',
    ],
    tips: [{ tip: 'Meia hora por dia rende mais do que uma tarde inteira na véspera.' }],
  },
];
