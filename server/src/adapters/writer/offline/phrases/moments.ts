import type { Angle } from '../niches/niche.ts';

/** Ways in for what everybody lives through, whatever is sold for it; they come before those of the niche. */
export const moments: readonly { readonly sign: RegExp; readonly angles: readonly Angle[] }[] = [
  {
    sign: /(?<!\p{L})natal(?!\p{L})/iu,
    angles: [
      ['Dezembro passa voando.', 'O que fica resolvido antes vira descanso na véspera.'],
      ['Já pensou em como vai ser o seu Natal?', 'Os detalhes de agora são as lembranças de depois.'],
      ['O Natal começa bem antes do dia.', 'Começa na lista, na conversa de família e no que a gente prepara.'],
      ['Quem cuida do Natal na sua casa?', 'Toda família tem essa pessoa. Talvez seja você.'],
    ],
  },
  {
    sign: /dia das mães/iu,
    angles: [
      ['Mãe diz que não precisa de nada.', 'E guarda para sempre o que veio com carinho.'],
      ['Mãe lembra de tudo, menos dela.', 'Pelo menos um dia alguém pode inverter isso.'],
      ['Já sabe o que vai fazer no Dia das Mães?', 'Com antecedência, dá até para fingir que foi fácil.'],
      ['Qual é a flor, o cheiro ou a frase da sua mãe?', 'Presente bom começa por essa resposta.'],
    ],
  },
  {
    sign: /dia dos pais/iu,
    angles: [
      ['Pai diz que não quer nada.', 'Não acredita nele.'],
      ['Tem pai que é difícil de agradar?', 'Quase sempre o que vale é lembrar dele.'],
      ['Dia dos Pais pede mais do que um oi no grupo.', 'Ele não fala, mas repara.'],
      ['O que você aprendeu com o seu pai?', 'Vale contar isso para ele.'],
    ],
  },
  {
    sign: /dia da mulher/iu,
    angles: [
      ['Dia da Mulher pede mais do que parabéns.', 'Um tempo para você já é um bom começo.'],
      ['Qual mulher mudou a sua história?', 'Vale mandar uma mensagem para ela.'],
      ['Mulher dá conta de muita coisa.', 'Mas não precisa dar conta de tudo sozinha.'],
    ],
  },
  {
    sign: /namorados/iu,
    angles: [
      ['Vocês combinam antes ou decidem na hora?', 'Todo casal tem um de cada.'],
      ['Namoro bom também mora no combinado.', 'Escolher antes já é um jeito de cuidar.'],
      ['Faz tempo que vocês não saem da rotina?', 'A data é uma boa desculpa.'],
    ],
  },
  {
    sign: /dia das crianças/iu,
    angles: [
      ['Criança não esquece dia bom.', 'E às vezes lembra mais do detalhe do que do presente.'],
      ['Qual foi o seu presente preferido na infância?', 'Agora é a sua vez de ser a lembrança de alguém.'],
      ['Dia das Crianças também é um pouco seu.', 'Quem não tem saudade de brincar?'],
    ],
  },
  {
    sign: /páscoa/iu,
    angles: [
      ['A Páscoa tem jeito de reencontro.', 'É família na mesa e almoço comprido.'],
      ['Na sua casa ainda tem caça aos ovos?', 'Tem adulto que corre mais do que as crianças.'],
      ['Quem você quer surpreender na Páscoa?', 'Um agrado pequeno já faz a pessoa se sentir lembrada.'],
    ],
  },
  {
    sign: /volta às aulas/iu,
    angles: [
      ['Volta às aulas, volta a rotina.', 'Com a lista resolvida, a família inteira respira.'],
      ['A lista de material já chegou?', 'Resolvida cedo, ela assusta menos.'],
      ['Caderno em branco, ano pela frente.', 'Tem criança que mal espera para estrear tudo.'],
    ],
  },
  {
    sign: /black friday/iu,
    angles: [
      ['Black Friday boa é a do que você já queria.', 'O resto é só barulho.'],
      ['Você faz lista ou vai no impulso?', 'Quem tem lista aproveita melhor.'],
      ['Tem coisa que você adiou o ano inteiro?', 'A Black Friday é uma boa desculpa.'],
    ],
  },
  {
    sign: /linkedin|foto(?:s|grafia)? (?:de perfil|profissiona|corporativ)/iu,
    angles: [
      ['Sua foto de perfil foi recortada de um casamento?', 'Dá para ver o ombro do primo.'],
      ['A foto chega antes de você na entrevista.', 'Vale a pena ela parecer com você.'],
      ['Há quanto tempo a sua foto de perfil é a mesma?', 'Você mudou, ela ficou.'],
    ],
  },
];

/** Of what costs less or comes with something, where no thing is named that a scene could be about. */
export const bargains: readonly Angle[] = [
  ['Sabe aquilo que você estava esperando?', 'Pode ser a hora.'],
  ['Notícia boa a gente conta logo.', 'Quem lê primeiro aproveita primeiro.'],
  ['O bolso também merece um agrado.', 'Ainda mais quando é o que você já queria.'],
  ['Você só precisava de um motivo?', 'Apareceu um.'],
  ['Tem dia que dá gosto abrir o celular.', 'Hoje é por um bom motivo.'],
];
