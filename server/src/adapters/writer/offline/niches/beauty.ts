import type { Niche } from './niche.ts';

export const beauty: readonly Niche[] = [
  {
    sign: /barbe(?:ar|ir)|(?<!\p{L})barba(?!\p{L})/iu,
    noun: 'barbearia',
    sells: 'service',
    tags: ['Barbearia', 'Barba'],
    agir: 'garantir o seu horário na cadeira',
    missing: 'duração',
    angles: {
      benefit: ['Cabelo em dia resolve metade do visual.', 'O restante é camiseta limpa e confiança.'],
      scene: [
        'Passou na frente do espelho e tomou um susto?',
        'Acontece: o cabelo cresce calado e um dia resolve aparecer.',
      ],
      question: ['Máquina ou tesoura?', 'Se você não sabe responder, senta que a gente olha e conversa.'],
      backstage: [
        'Toalha quente, navalha nova e conversa boa.',
        'A resenha da cadeira é parte do serviço desde sempre.',
      ],
      occasion: ['Casamento, entrevista ou encontro na agenda?', 'Chegar alinhado já é meio assunto resolvido.'],
      objection: [
        'Sem tempo? Com hora marcada ninguém fica esperando.',
        'Você chega, senta e volta para a vida com outra cara.',
      ],
    },
    scenes: [
      'A tesoura trabalhando, bem de perto',
      'A toalha quente saindo do vapor',
      'O cliente se olhando no espelho, com autorização',
    ],
    tips: [{ tip: 'Barba pede água fria e pente depois do banho: assim o fio assenta e coça menos.' }],
  },
  {
    sign: /manicure|(?<!\p{L})unhas?(?!\p{L})|esmalt|pedicure/iu,
    noun: 'esmalteria',
    sells: 'service',
    tags: ['Manicure', 'UnhasLindas'],
    agir: 'reservar o seu horário',
    missing: 'duração',
    angles: {
      benefit: ['Unha feita e a gente já se sente arrumada.', 'Até digitar mensagem fica mais bonito.'],
      scene: ['Escondeu a mão na foto do grupo?', 'Da próxima vez ela vai aparecer na frente, pode apostar.'],
      question: [
        'Nude discreto ou vermelho de parar o trânsito?',
        'A resposta muda conforme a semana, e está tudo certo.',
      ],
      backstage: ['Bancada limpa e esmaltes em ordem.', 'Cada detalhe pequeno pede luz boa e mão firme.'],
      occasion: [
        'Festa chegando e a mão ainda sem esmalte?',
        'Unha pronta é um item a menos na lista de quem vai comemorar.',
      ],
      objection: [
        'Fazer em casa com a mão esquerda, só com muita fé.',
        'Aqui você senta, relaxa e sai com as duas iguais.',
      ],
    },
    scenes: [
      'O pincel deslizando na unha, bem de perto',
      'A fileira de esmaltes na prateleira',
      'As duas mãos prontas, com a luz da janela',
    ],
    tips: [
      {
        sign: /durar|gel|esmalta/iu,
        tip: 'Luva na hora da louça e óleo na cutícula à noite fazem o esmalte durar mais.',
      },
      { tip: 'Lixe sempre no mesmo sentido: a unha lasca menos.' },
    ],
  },
  {
    sign: /estétic|massag|limpeza de pele|sobrancelha|drenagem|(?<!\p{L})spa(?!\p{L})|depila/iu,
    noun: 'clínica',
    sells: 'service',
    tags: ['Estética', 'Autocuidado'],
    agir: 'agendar a sua sessão',
    missing: 'duração',
    angles: {
      benefit: ['Uma hora só sua já faz diferença na semana.', 'O telefone fica longe e o ombro finalmente desce.'],
      scene: [
        'Deitou para descansar e a cabeça continuou ligada?',
        'Um tempo de cuidado, em silêncio, ajuda a desligar.',
      ],
      question: ['Qual foi a última vez que você parou um pouco?', 'Se precisou pensar muito, talvez já seja hora.'],
      backstage: [
        'Maca pronta e luz baixa: a sala já espera.',
        'Antes de qualquer coisa a gente conversa sobre a sua pele e a sua rotina.',
      ],
      occasion: ['Final de ano pede uma pausa antes da correria.', 'Cuidar de você também entra na lista de tarefas.'],
      objection: [
        'Cuidado não precisa ser complicado nem demorado.',
        'Você diz o que incomoda, a gente explica o que existe e você decide.',
      ],
    },
    scenes: [
      'A sala pronta, com a toalha dobrada',
      'As suas mãos preparando os produtos',
      'A luz sendo abaixada devagar',
    ],
    tips: [{ tip: 'Protetor solar todo dia, até com céu fechado: a pele agradece qualquer cuidado que vier depois.' }],
  },
  {
    sign: /salão|cabel|escova|mechas|cachos|capilar|penteado/iu,
    noun: 'salão',
    sells: 'service',
    tags: ['SalãoDeBeleza', 'Cabelo'],
    agir: 'marcar o seu horário',
    missing: 'duração',
    angles: {
      benefit: ['Cabelo bonito é meio caminho para um dia bom.', 'Você se olha no espelho e já sai de casa diferente.'],
      scene: [
        'Mais um dia de coque porque o cabelo não ajudou?',
        'Tem semana que o fio pede socorro e a gente finge que não ouve.',
      ],
      question: [
        'Faz quanto tempo que você não muda o cabelo?',
        'Às vezes é só a pontinha, às vezes é a vontade de virar a página.',
      ],
      backstage: [
        'Antes da tesoura, vem a conversa.',
        'A gente pergunta como é a sua rotina, porque corte bom funciona também em casa.',
      ],
      occasion: ['Tem festa marcada no calendário?', 'Cabelo pronto, roupa passada e o resto é curtir.'],
      objection: [
        'Medo de sair do salão com outra cabeça?',
        'Leve uma foto do que gosta e outra do que não quer: ajuda demais.',
      ],
    },
    scenes: [
      'O movimento do cabelo em câmera lenta',
      'As mãos separando as mechas',
      'A cadeira girando para o espelho',
    ],
    tips: [
      {
        sign: /transição|cacho/iu,
        tip: 'Na transição, corte aos poucos e hidrate sempre: cada etapa tem a sua beleza e o seu tempo.',
      },
      { tip: 'Água morna no banho e pente de dentes largos: o fio quebra menos.' },
    ],
  },
  {
    sign: /personal|academia|trein|pilates|yoga|funcional|(?<!\p{L})plano trimestral(?!\p{L})/iu,
    noun: 'academia',
    sells: 'service',
    tags: ['VidaAtiva', 'Treino'],
    agir: 'marcar a sua aula',
    missing: 'duração',
    angles: {
      benefit: [
        'Corpo que se mexe reclama menos.',
        'Subir escada, carregar compra e brincar no chão ficam mais leves.',
      ],
      scene: ['Levantou da cadeira e o joelho reclamou?', 'Um pouco de movimento por semana já muda essa conversa.'],
      question: ['Qual desculpa você usou nesta semana?', 'A gente conhece todas e já usou algumas também.'],
      backstage: [
        'Colchonete no chão e turma chegando aos poucos.',
        'Cada pessoa vem com a sua história, e o exercício respeita isso.',
      ],
      occasion: ['Recomeço não precisa esperar o ano virar.', 'Dá para começar devagar, no dia que couber.'],
      objection: [
        'Acha que precisa estar em forma para começar?',
        'É o contrário: começa do jeito que está e vai no seu ritmo.',
      ],
    },
    scenes: ['O tênis sendo amarrado', 'O movimento feito com calma, de lado', 'A turma guardando o material e rindo'],
    tips: [{ tip: 'Roupa confortável, água por perto e um exame em dia: com isso você já começa bem.' }],
  },
];
