import type { Niche } from './niche.ts';

export const beauty: readonly Niche[] = [
  {
    sign: /barbe(?:ar|ir)|(?<!\p{L})barba(?!\p{L})/iu,
    noun: 'barbearia',
    sells: 'service',
    tags: ['Barbearia', 'Barba'],
    agir: 'marcar o seu horário',
    ver: 'conhecer',
    angles: [
      ['Passou na frente do espelho e tomou um susto?', 'O cabelo cresce calado e um dia resolve aparecer.'],
      ['Cabelo em dia resolve metade do visual.', 'O restante é camiseta limpa e confiança.'],
      ['Máquina ou tesoura?', 'Tem gente que muda de ideia já sentada na cadeira.'],
      ['Casamento, entrevista ou encontro na agenda?', 'Chegar alinhado já é meio caminho.'],
      ['Seu cabelo já tem vontade própria?', 'Chega uma hora em que ele manda mais do que o dono.'],
      ['Boné todo dia também é um recado.', 'Ele esconde, mas não resolve.'],
    ],
    scenes: ['A tesoura trabalhando, bem de perto', 'A cadeira vazia girando', 'O antes e o depois, com autorização'],
    tips: [
      { sign: /barba/iu, tip: 'Lava a barba com água fria e penteia depois do banho: o fio assenta e coça menos.' },
      { sign: /pomada/iu, tip: 'Pomada rende mais com pouco produto, espalhado na mão antes de ir para o fio.' },
      { tip: 'Leva uma foto do corte de que você gosta: conversa com imagem fica mais fácil.' },
    ],
  },
  {
    sign: /manicure|(?<!\p{L})unhas?(?!\p{L})|esmalt|pedicure/iu,
    noun: 'esmalteria',
    sells: 'service',
    tags: ['Manicure', 'UnhasLindas'],
    agir: 'reservar o seu horário',
    ver: 'conhecer',
    angles: [
      ['Escondeu a mão na foto do grupo?', 'Na próxima ela pode aparecer na frente.'],
      ['Nude discreto ou vermelho de parar o trânsito?', 'A resposta muda conforme a semana, e está tudo certo.'],
      ['Unha feita e a gente já se sente arrumada.', 'Até digitar mensagem fica mais bonito.'],
      ['Fazer a unha em casa pede muita fé.', 'Uma mão fica linda. A outra, a gente finge que não viu.'],
      ['O esmalte descascou bem no dia do compromisso?', 'Acontece com todo mundo, sempre no dia errado.'],
      ['Tem agenda para tudo, menos para você?', 'Ficar de mão parada um pouquinho também é descanso.'],
    ],
    scenes: [
      'O pincel deslizando na unha, bem de perto',
      'Os esmaltes enfileirados',
      'As duas mãos prontas, com a luz da janela',
    ],
    tips: [
      {
        sign: /durar|esmalta/iu,
        tip: 'Não usa a unha para abrir lata nem raspar etiqueta: é ali que ela começa a lascar.',
      },
      {
        sign: /durar|esmalta/iu,
        tip: 'Creme de mão todo dia deixa a cutícula no lugar e a unha com cara de recém-feita.',
      },
      {
        sign: /durar|gel|esmalta/iu,
        tip: 'Luva na hora da louça e óleo na cutícula à noite ajudam a unha a durar mais.',
      },
      { tip: 'Lixa sempre no mesmo sentido: a unha lasca menos.' },
    ],
  },
  {
    sign: /estétic|massag|limpeza de pele|sobrancelha|drenagem|(?<!\p{L})spa(?!\p{L})|depila/iu,
    noun: 'clínica',
    sells: 'service',
    tags: ['Estética', 'Autocuidado'],
    agir: 'agendar a sua sessão',
    ver: 'conhecer',
    angles: [
      ['Um tempo só seu já faz diferença na semana.', 'O telefone fica longe e o ombro finalmente desce.'],
      ['Deitou para descansar e a cabeça continuou ligada?', 'Parar de verdade também se aprende.'],
      ['Qual foi a última vez que você parou um pouco?', 'Se precisou pensar muito, talvez já seja hora.'],
      ['Cuidar de você também entra na lista.', 'Costuma ficar por último, e não precisava.'],
      ['O dia inteiro cuidando de tudo e de todos?', 'Em algum momento a vez é sua.'],
      ['O espelho do elevador não perdoa ninguém.', 'A luz é ruim, mas o cansaço às vezes é nosso mesmo.'],
    ],
    scenes: [
      'A sala pronta, com a toalha dobrada',
      'As suas mãos separando os produtos',
      'Um detalhe da sala, com luz baixa',
    ],
    tips: [
      { sign: /drenagem|massag/iu, tip: 'Antes da sessão, bebe água e deixa a refeição pesada para depois.' },
      {
        sign: /pele|facial/iu,
        tip: 'Nos dias antes de cuidar do rosto, foge do sol forte e não inventa produto novo.',
      },
      { tip: 'Protetor solar todo dia, até com céu fechado: a pele agradece.' },
    ],
  },
  {
    sign: /salão|cabel|escova|mechas|cachos|capilar|penteado/iu,
    noun: 'salão',
    sells: 'service',
    tags: ['SalãoDeBeleza', 'Cabelo'],
    agir: 'marcar o seu horário',
    ver: 'conhecer',
    angles: [
      [
        'Mais um dia de coque porque o cabelo não ajudou?',
        'Tem semana que o fio pede socorro e a gente finge que não ouve.',
      ],
      [
        'Faz quanto tempo que você não muda o cabelo?',
        'Às vezes é só a pontinha, às vezes é vontade de virar a página.',
      ],
      ['Cabelo bonito é meio caminho para um dia bom.', 'Você se olha no espelho e já sai de casa diferente.'],
      [
        'Medo de sair do salão com outra cabeça?',
        'Leva uma foto do que você gosta e outra do que não quer: ajuda demais.',
      ],
      ['Tem foto que a gente adora, menos o cabelo.', 'Na próxima, quem sabe você gosta dos dois.'],
      ['Foi o vento ou já estava assim?', 'Ninguém precisa saber a resposta.'],
    ],
    scenes: [
      'O movimento do cabelo em câmera lenta',
      'As mãos separando as mechas',
      'A cadeira girando para o espelho',
    ],
    tips: [
      {
        sign: /transição/iu,
        tip: 'Penteado com volume ajuda a disfarçar as duas texturas enquanto o cabelo novo cresce.',
      },
      {
        sign: /transição/iu,
        tip: 'Tira uma foto por mês: no espelho parece que não muda, e nas fotos a diferença aparece.',
      },
      {
        sign: /transição/iu,
        tip: 'Na transição, corta aos poucos e hidrata sempre: cada etapa tem a sua beleza e o seu tempo.',
      },
      { sign: /cacho|hidrata/iu, tip: 'Cacho gosta de hidratação frequente e de pente só com o cabelo molhado.' },
      { tip: 'Antes de cortar, conta quanto tempo você tem de manhã para o cabelo: isso muda a escolha.' },
      { tip: 'Água morna no banho e pente de dentes largos: o fio quebra menos.' },
    ],
  },
  {
    sign: /personal|academia|trein|pilates|yoga|funcional|(?<!\p{L})plano trimestral(?!\p{L})/iu,
    noun: 'academia',
    sells: 'service',
    tags: ['VidaAtiva', 'Treino'],
    agir: 'marcar a sua aula',
    ver: 'conhecer',
    angles: [
      ['Levantou da cadeira e o joelho reclamou?', 'Corpo parado demais também cansa.'],
      ['Qual desculpa você usou nesta semana?', 'Todo mundo tem a sua, e a da chuva é campeã.'],
      ['Acha que precisa estar em forma para começar?', 'É o contrário: cada um começa do jeito que está.'],
      ['Recomeço não precisa de data certa.', 'Cabe em qualquer dia, até neste.'],
      ['Subiu a escada e precisou de uma pausa?', 'Ninguém comenta, mas todo mundo repara no próprio fôlego.'],
      ['Corpo que se mexe reclama menos.', 'Carregar compra e brincar no chão ficam mais leves.'],
    ],
    scenes: [
      'O tênis sendo amarrado',
      'O movimento feito com calma, de lado',
      'A garrafa de água ao lado do colchonete',
    ],
    tips: [
      { tip: 'Roupa confortável, água por perto e exame em dia: com isso dá para começar bem.' },
      { tip: 'Começa devagar e aumenta aos poucos: constância vale mais do que pressa.' },
    ],
  },
];
