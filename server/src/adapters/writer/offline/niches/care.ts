import type { Niche } from './niche.ts';

export const care: readonly Niche[] = [
  {
    sign: /(?<!\p{L})pets?(?!\p{L})|petshop|cachorr|(?<!\p{L})gatos?(?!\p{L})|banho e tosa|ração|veterin/iu,
    noun: 'pet shop',
    sells: 'product',
    tags: ['PetShop', 'AmoPets'],
    agir: 'fazer o seu pedido',
    ver: 'conhecer',
    angles: [
      ['Seu pet dorme na cama ou finge que não?', 'Pode contar, ninguém vai julgar.'],
      ['Rabo abanando não engana ninguém.', 'Eles não sabem falar, mas dizem tudo.'],
      ['Quem manda na sua casa tem quatro patas?', 'E ainda escolhe o melhor lugar do sofá.'],
      ['Tem quem espere por você atrás da porta.', 'E faz festa todo dia como se fosse a primeira vez.'],
      ['Pet bem cuidado, casa mais feliz.', 'Até o humor de quem chega cansado muda.'],
      ['Você também fala com o seu pet como gente?', 'E ele ainda responde, do jeito dele.'],
    ],
    scenes: [
      'O focinho chegando perto da câmera',
      'As suas mãos fazendo carinho no pet',
      'O pet saindo todo faceiro pela porta',
    ],
    tips: [
      {
        sign: /verão|calor/iu,
        tip: 'Água fresca em mais de um canto da casa, e nunca pet sozinho dentro do carro parado.',
      },
      {
        sign: /verão|calor/iu,
        tip: 'Boca muito aberta e moleza são sinal de calor demais: leva para a sombra e procura o veterinário.',
      },
      { sign: /banho/iu, tip: 'Deixa o chuveiro ligado por perto antes, para ele se acostumar com o barulho.' },
      { sign: /banho/iu, tip: 'Petisco antes, durante e depois: ele passa a esperar a parte boa.' },
      {
        sign: /verão|calor/iu,
        tip: 'No calor, passeia cedo ou no fim do dia e encosta a mão no chão antes: se queima você, queima a patinha.',
      },
      { sign: /banho/iu, tip: 'Escova o pelo antes do banho e usa água morna: sem pressa, o medo diminui.' },
      {
        sign: /ração/iu,
        tip: 'Vai mudar de ração? Mistura a nova com a antiga e aumenta aos poucos, por alguns dias.',
      },
      { tip: 'Água fresca sempre à vista: tem bicho que só bebe quando acabou de ser trocada.' },
    ],
  },
  {
    sign: /oficina|mec[âa]nic|(?<!\p{L})carros?(?!\p{L})|pneu|troca de óleo|automotiv|funilaria|alinhamento/iu,
    noun: 'oficina',
    sells: 'service',
    tags: ['OficinaMecânica', 'CuidadosComOCarro'],
    agir: 'agendar a vinda do carro',
    ver: 'conhecer',
    angles: [
      ['Aumentou o rádio para não ouvir aquele barulho?', 'Ele continua lá, e costuma piorar na pior hora.'],
      ['Quando foi a última vez que alguém olhou o carro?', 'Se você não lembra, o carro lembra.'],
      ['Carro em dia, cabeça tranquila.', 'Você pega a estrada pensando no passeio e esquece o motor.'],
      ['Vai pegar estrada?', 'Uma olhada antes evita uma tarde inteira no acostamento.'],
      ['Luz acesa no painel não é enfeite.', 'Quem finge que não viu costuma se arrepender.'],
      ['Carro parado atrapalha a casa inteira.', 'Tem escola, mercado, trabalho, e tudo depende dele.'],
    ],
    scenes: ['O capô abrindo', 'As suas mãos apontando a peça, bem de perto', 'O carro saindo da vaga'],
    tips: [
      {
        sign: /^(?!\d).*barulho/iu,
        tip: 'Repara quando o barulho aparece, se na curva, na lombada ou no freio: isso já diz por onde procurar.',
      },
      { sign: /^(?!\d).*barulho/iu, tip: 'Grava o som com o celular, de janela fechada: ajuda muito a explicar.' },
      {
        sign: /barulho/iu,
        tip: 'Chiado ao frear, batida seca na lombada e assobio na arrancada: ouviu um desses, pede para alguém olhar logo.',
      },
      {
        sign: /óleo/iu,
        tip: 'A hora da troca está no manual do carro, e vale o que vencer primeiro: a quilometragem ou o tempo.',
      },
      {
        sign: /alinha|balance/iu,
        tip: 'Carro puxando para um lado ou volante tremendo costumam ser os primeiros sinais.',
      },
      {
        sign: /viaj|revisão|estrada/iu,
        tip: 'Antes de viajar, confere os pneus com eles frios e não esquece o estepe.',
      },
      { tip: 'Guarda as notas dos serviços: elas contam a história do carro na hora de vender.' },
    ],
  },
  {
    sign: /dentist|odont|sorriso|clareamento|(?<!\p{L})canal(?!\p{L})/iu,
    noun: 'clínica',
    sells: 'service',
    tags: ['Dentista', 'SaúdeBucal'],
    agir: 'marcar a sua consulta',
    ver: 'conhecer',
    angles: [
      ['Aquele gelado que virou careta?', 'Sensibilidade é recado do dente.'],
      ['Você lembra a data da sua última consulta?', 'Se não lembra, essa já é a resposta.'],
      ['Ficou anos sem ir ao dentista e tem vergonha?', 'Acontece muito, e o passo mais difícil é o primeiro.'],
      ['Dente cuidado é um problema a menos na vida.', 'E problema de dente sempre aparece na hora errada.'],
      ['Você sorri de boca fechada nas fotos?', 'Repara na próxima: muita gente faz sem perceber.'],
      ['Dor de dente não marca hora.', 'A consulta, sim.'],
    ],
    scenes: ['A sala de espera tranquila', 'Você explicando com o modelo na mão', 'A cadeira pronta, com a luz acesa'],
    tips: [
      { sign: /medo/iu, tip: 'Marca para o começo do dia: sobra menos tempo para ficar pensando nisso.' },
      { sign: /medo/iu, tip: 'Leva alguém com você e uma música no fone para a espera.' },
      {
        sign: /medo/iu,
        tip: 'Conta o que assusta você logo na chegada e combina um sinal com a mão para pedir pausa.',
      },
      {
        sign: /infantil|criança/iu,
        tip: 'Leva a criança descansada e conta antes, sem susto, o que vai acontecer na consulta.',
      },
      { sign: /clarea/iu, tip: 'Antes de clarear, vale uma avaliação: nem todo dente clareia do mesmo jeito.' },
      { tip: 'Fio dental primeiro, escova depois: assim a limpeza chega onde precisa.' },
    ],
  },
  {
    sign: /fot[óo]graf|fotografia|(?<!\p{L})ensaios?(?!\p{L})|(?<!\p{L})fotos?(?!\p{L})|newborn/iu,
    noun: 'fotografia',
    sells: 'service',
    tags: ['Fotografia', 'EnsaioFotográfico'],
    agir: 'reservar a sua data',
    ver: 'conhecer',
    angles: [
      ['Cadê você nas fotos da família?', 'Quem segura o celular quase nunca aparece, e faz falta no álbum.'],
      ['Qual foto você queria ter e não tem?', 'Às vezes é um abraço, às vezes é só a casa cheia.'],
      ['Foto boa é a lembrança que fica na parede.', 'Daqui a uns anos é ela que vai contar como foi.'],
      ['Tem fase que passa num piscar de olhos.', 'A roupa deixa de servir, e a foto segura aquele dia.'],
      ['Acha que não sabe posar?', 'Quase ninguém sabe, e as melhores fotos nem têm pose.'],
      ['O celular cheio de fotos e nenhuma impressa?', 'Memória boa merece sair da tela.'],
    ],
    scenes: [
      'Você ajustando a câmera contra a janela',
      'Um detalhe de mãos dadas, com autorização',
      'As fotos sobre a mesa',
    ],
    tips: [
      {
        sign: /vestir|roupa|look/iu,
        tip: 'Começa pela roupa de quem é mais difícil de vestir e combina o resto a partir dela.',
      },
      { sign: /vestir|roupa|look/iu, tip: 'Roupa confortável aparece na foto: se aperta ou pinica, fica no cabide.' },
      {
        sign: /vestir|roupa|look/iu,
        tip: 'Escolhe duas ou três cores que conversem e foge de estampa grande: o olhar vai direto para o rosto.',
      },
      { tip: 'Separa a roupa um dia antes e chega sem pressa: aparece no rosto.' },
    ],
  },
  {
    sign: /(?<!\p{L})aulas?(?!\p{L})|(?<!\p{L})cursos?(?!\p{L})|escola|professor|reforço|idiomas/iu,
    noun: 'escola',
    sells: 'service',
    tags: ['Aulas', 'Aprender'],
    agir: 'reservar a sua vaga',
    ver: 'conhecer',
    angles: [
      ['Aprender abre porta que a gente nem via.', 'Um pouco por semana já muda bastante coisa.'],
      ['O que você sempre quis aprender?', 'Nunca é tarde para a primeira aula.'],
      ['Travou na matéria e o caderno ficou em branco?', 'Com alguém do lado explicando, a conta começa a fechar.'],
      ['Acha que passou da idade de estudar?', 'Curiosidade não tem prazo.'],
      ['Começou sozinho e parou no meio?', 'Ter dia e hora marcados ajuda a continuar.'],
    ],
    scenes: ['O quadro sendo preenchido', 'As mãos no caderno, bem de perto', 'Os livros abertos sobre a mesa'],
    tips: [{ tip: 'Um pouco por dia rende mais do que uma tarde inteira na véspera.' }],
  },
];
