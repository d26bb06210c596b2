import type { Parts } from '../../../../domain/content/parts.ts';
import { toTimedScenes, type Take } from '../timing.ts';
import type { RecordedText, RecordedTexts, Shop } from './example.ts';

type Words = readonly [title: string, takes: readonly (readonly [speech: string, scene: string])[], caption: string];

const script =
  (words: (shop: Shop) => Words): RecordedText =>
  (shop): Parts => {
    const [title, takes, caption] = words(shop);
    return { title, scenes: toTimedScenes(takes.map(([speech, scene]): Take => ({ speech, scene }))), caption };
  };

export const reelsExamples: RecordedTexts<'roteiro_reels'> = {
  '3 sinais de que o freio do carro precisa de revisão': [
    script(({ name, How }) => [
      '3 sinais de que o freio precisa de revisão',
      [
        ['Seu freio está tentando falar com você.', 'Pé no pedal, de perto'],
        ['São 3 sinais de que o freio do carro precisa de revisão. O primeiro você escuta.', 'Você ao lado do carro'],
        ['Chiado ou barulho de ferro quando freia: a pastilha pode estar no fim.', 'Roda de perto, som do chiado'],
        ['O segundo você sente: o pedal afunda mais do que antes, ou treme no seu pé.', 'Pé apertando o pedal devagar'],
        ['O terceiro você vê. O carro puxa para um lado, ou a luz do painel acende.', 'Volante, depois o painel'],
        ['Um só já basta para marcar a revisão. Freio não avisa muitas vezes.', 'Você de frente para a câmera'],
        [`${How} e traga o carro para a gente olhar.`, 'Contato escrito na tela'],
      ],
      `Mande para quem dirige com o som alto e não escuta o chiado. ${name}.`,
    ]),
    script(({ name, how }) => [
      'O teste do freio no caminho de casa',
      [
        ['Faça este teste voltando para casa.', 'Você entrando no carro'],
        [
          'Abaixe o som e freie devagar, em um trecho sem movimento. Preste atenção em 3 sinais.',
          'Mão desligando o rádio',
        ],
        ['Um: barulho. Se raspa, assobia ou range, tem peça gasta ali dentro.', 'Roda girando'],
        ['Dois: o volante vibra na sua mão quando você pisa.', 'Mãos no volante'],
        ['Três: você precisa pisar mais fundo para parar no mesmo lugar de sempre.', 'Pedal de freio'],
        [
          'Se apareceu qualquer um deles, o freio do carro precisa de revisão. Não deixe para a viagem.',
          'Você encostado no carro',
        ],
        [`Para marcar, ${how}.`, 'Contato na tela'],
      ],
      `Salve para fazer o teste hoje. ${name}.`,
    ]),
    script(({ name, How }) => [
      'Freio ruim dá sinal: conheça os 3',
      [
        ['Pastilha velha e pastilha nova. Percebe?', 'Duas pastilhas lado a lado na sua mão'],
        ['A diferença cabe no dedo, e é ela que segura o carro na descida.', 'Dedo medindo a espessura'],
        ['Para não chegar neste ponto, guarde os 3 sinais de que está na hora da revisão.', 'Você falando'],
        ['Som agudo na freada. Pedal mole. Carro que desvia quando devia só parar.', 'Cada sinal escrito na tela'],
        [
          'Notou algum? Não espere sumir sozinho: freio gasto só piora, e a conta cresce junto.',
          'Disco riscado, de perto',
        ],
        ['A revisão serve para isso: olhar antes, trocar o que precisa e rodar sossegado.', 'Ferramenta na mão'],
        [`${How} e conte o que o carro anda fazendo.`, 'Contato na tela'],
      ],
      `Qual dos 3 o seu carro já fez? ${name}.`,
    ]),
  ],
  'como guardar o pão para ele durar 3 dias': [
    script(({ name, How }) => [
      'Pão bom por 3 dias',
      [
        ['Pare de guardar pão na geladeira.', 'Porta da geladeira fechando'],
        ['Ela resseca o miolo. Para o pão durar 3 dias, o caminho é outro, e é mais simples.', 'Pão inteiro na mesa'],
        ['Espere esfriar de verdade. Pão guardado morno sua dentro do saco e mofa cedo.', 'Vapor saindo do pão'],
        ['Depois embrulhe em um pano limpo e guarde em saco de papel ou lata fechada.', 'Mãos embrulhando'],
        ['Corte só o que vai comer. O lado cortado fica para baixo, encostado na tábua.', 'Faca cortando a fatia'],
        [
          'Se amanhecer duro, borrife água e leve ao forno quente por alguns minutos. Ele volta.',
          'Pão entrando no forno',
        ],
        [`${How} e reserve o pão de amanhã.`, 'Contato na tela'],
      ],
      `Salve antes de comprar o próximo pão. ${name}.`,
    ]),
    script(({ name, how }) => [
      'O pano de prato que salva o pão',
      [
        ['O segredo do pão está nesta gaveta.', 'Mão abrindo a gaveta dos panos'],
        ['É um pano de prato limpo. Com ele, o pão dura 3 dias sem virar pedra.', 'Pano aberto na mesa'],
        ['O tecido deixa respirar: a casca não amolece e o miolo não seca.', 'Pão sendo enrolado'],
        [
          'Saco plástico só se for para congelar. Fatie antes, que assim você tira uma por vez.',
          'Fatias indo para o saco',
        ],
        [
          'No último dia, esfregue a fatia na frigideira com manteiga. Ninguém vai saber a idade dela.',
          'Manteiga chiando',
        ],
        ['E guarde longe do fogão e do sol. Calor e pão só combinam antes do almoço.', 'Janela com sol'],
        [`Quer um para testar? Para pedir, ${how}.`, 'Contato na tela'],
      ],
      `Mande para quem joga pão fora. ${name}.`,
    ]),
    script(({ name, How }) => [
      'O mesmo pão, três dias depois',
      [
        ['Este pão tem quantos dias?', 'Fatia de perto'],
        ['Pode parecer de hoje, se você souber guardar. Vou mostrar como fazer durar 3 dias.', 'Você segurando o pão'],
        ['No primeiro dia, deixe na tábua, com o corte virado para baixo. E só.', 'Pão na tábua'],
        ['No segundo, pano e lata. Nada de deixar aberto em cima da mesa a noite toda.', 'Lata fechando'],
        [
          'No terceiro, forno quente com um pouco de água na casca. Espere estalar antes de tirar.',
          'Casca molhada indo ao forno',
        ],
        [
          'Sobrou? Vira torrada, rabanada ou farinha de rosca. Pão não tem por que ir para o lixo.',
          'Torradas na forma',
        ],
        [`${How} e pergunte pela próxima fornada.`, 'Contato na tela'],
      ],
      `E na sua casa, quanto tempo dura? ${name}.`,
    ]),
  ],
  'bastidores de um bolo de casamento de três andares': [
    script(({ name, How }) => [
      'Bastidores: um bolo de casamento de três andares',
      [
        ['Três andares. Zero chance de errar.', 'Bolo pronto, de baixo para cima'],
        ['Vem ver os bastidores de um bolo de casamento antes de ele chegar à festa.', 'Você amarrando o avental'],
        ['Cada andar é um bolo inteiro: assa, esfria, recheia e descansa sozinho.', 'Massas esfriando'],
        [
          'Aí vem a parte que ninguém vê. Por dentro tem apoio, senão o de cima afunda o de baixo.',
          'Apoios sendo colocados',
        ],
        [
          'Empilhar é prender a respiração. Sobe o segundo, confere; sobe o terceiro, confere de novo.',
          'Mãos firmes empilhando',
        ],
        ['Só então entram a cobertura lisa e as flores. E eu volto a respirar.', 'Espátula alisando'],
        [`${How} e conte como é o bolo que você imagina.`, 'Contato na tela'],
      ],
      `Marque quem vai casar. ${name}.`,
    ]),
    script(({ name, how }) => [
      'O que existe dentro de um bolo de três andares',
      [
        ['Você só vê metade deste bolo.', 'Bolo fechado, parado'],
        [
          'A outra metade é estrutura, frio e paciência. Isto são os bastidores de três andares de casamento.',
          'Cozinha vista de cima',
        ],
        ['Primeiro nivelo cada massa. Se uma ficar torta, o bolo inteiro fica.', 'Faca nivelando a massa'],
        ['Recheio até a borda, mas com uma barreira para nada escapar na hora do corte.', 'Recheio sendo espalhado'],
        [
          'Geladeira. Muita geladeira. Bolo gelado viaja melhor e aceita a cobertura sem reclamar.',
          'Porta da geladeira',
        ],
        ['A montagem final é no fim, com calma, para a noiva ver pronto e mais nada.', 'Último andar no lugar'],
        [`Para conversar sobre o seu, ${how}.`, 'Contato na tela'],
      ],
      `Você sabia que tinha tudo isso por dentro? ${name}.`,
    ]),
    script(({ name, How }) => [
      'Do primeiro ovo ao bolo de três andares',
      [
        ['Tudo isto vai virar um bolo.', 'Ovos, farinha e manteiga na bancada'],
        [
          'E não um bolo qualquer: um de casamento, de três andares. Acompanhe os bastidores.',
          'Ingredientes entrando na batedeira',
        ],
        ['Forno cheio, cozinha com cheiro de manteiga, e eu andando de um lado para o outro.', 'Forno com luz acesa'],
        ['Enquanto esfria, preparo o recheio e provo. Provar faz parte do trabalho, juro.', 'Colher no recheio'],
        ['Chega a hora de subir os andares. Aqui ninguém fala comigo.', 'Andares sendo montados em silêncio'],
        ['Flor por flor, ele deixa de ser massa e vira aquela foto que fica no álbum.', 'Flores entrando no bolo'],
        [`${How} se o próximo for o seu.`, 'Contato na tela'],
      ],
      `De qual parte você mais gostou? ${name}.`,
    ]),
  ],
  'treino de 15 minutos para quem trabalha sentado': [
    script(({ name, How }) => [
      'Treino de 15 minutos para quem trabalha sentado',
      [
        ['Levante dessa cadeira. Agora, comigo.', 'Você empurrando a cadeira'],
        [
          'Este treino de 15 minutos é para quem trabalha sentado e só percebe as costas no fim do dia.',
          'Você em pé, câmera inteira',
        ],
        ['Comece pelo quadril: agache como se fosse sentar de novo, e suba apertando o bumbum.', 'Agachamento de lado'],
        ['Depois as costas. Abra os braços, puxe os cotovelos para trás e segure um pouco.', 'Movimento de braços'],
        ['Prancha apoiada na mesa vale. O importante é a barriga firme e o pescoço solto.', 'Prancha na mesa'],
        ['Repita a volta até dar o tempo, no seu ritmo. Doeu de um jeito estranho? Pare.', 'Relógio ao fundo'],
        [`${How} e venha treinar com quem corrige a sua postura.`, 'Contato na tela'],
      ],
      `Salve para a pausa de amanhã. ${name}.`,
    ]),
    script(({ name, how }) => [
      '15 minutos entre uma reunião e outra',
      [
        ['Sua cadeira não é academia. Mas quase.', 'Cadeira vazia, você entra'],
        [
          'Se você trabalha sentado, reserve 15 minutos. É um treino curto, e dá para fazer ao lado da mesa.',
          'Mesa de trabalho',
        ],
        ['Sente e levante sem usar as mãos. Parece fácil até a décima.', 'Sentar e levantar'],
        ['Empurre a parede como se fosse uma flexão. Peito aberto, corpo reto.', 'Flexão na parede'],
        ['Panturrilha: suba na ponta dos pés e desça devagar. O sangue das pernas agradece.', 'Pés de perto'],
        [
          'Feche soltando os ombros e girando o pescoço, bem lento. Beba água e volte ao trabalho.',
          'Copo de água na mesa',
        ],
        [`Quer um treino montado para você? Para conversar, ${how}.`, 'Contato na tela'],
      ],
      `Mande para o colega que reclama das costas. ${name}.`,
    ]),
    script(({ name, How }) => [
      'Sentado o dia inteiro? Seu corpo respondeu',
      [
        ['O que a cadeira faz com você?', 'Alguém curvado na mesa'],
        [
          'Encurta a frente da perna, fecha o peito e deixa as costas fazendo hora extra.',
          'Você mostrando no próprio corpo',
        ],
        ['Para quem trabalha sentado, montei um treino de 15 minutos que vai na direção contrária.', 'Tapete no chão'],
        [
          'Primeiro alonga: um joelho no chão, quadril para a frente, respira fundo. Troque o lado.',
          'Alongamento de quadril',
        ],
        ['Agora fortalece. Deite, dobre os joelhos e suba o quadril até formar uma ponte.', 'Ponte no tapete'],
        [
          'Termine de pé, com remada usando um elástico ou uma toalha. Costas acordadas, dia novo.',
          'Remada com toalha',
        ],
        [`${How} e descubra por onde começar.`, 'Contato na tela'],
      ],
      `Conte aqui quantas horas você fica sentado. ${name}.`,
    ]),
  ],
  'como escolher o tamanho da coleira do cachorro': [
    script(({ name, How }) => [
      'Como escolher o tamanho da coleira',
      [
        ['Dois dedos. É só disso que precisa.', 'Dois dedos sob uma coleira'],
        [
          'Vou mostrar como escolher o tamanho da coleira do cachorro sem levar e trazer de volta.',
          'Você com a coleira na mão',
        ],
        [
          'Passe uma fita métrica no pescoço, onde a coleira costuma ficar. Sem apertar.',
          'Fita no pescoço do cachorro',
        ],
        ['Não tem fita? Use um barbante e depois meça com a régua.', 'Barbante sobre a régua'],
        [
          'Some a folga dos dedos: eles precisam entrar entre a coleira e o pelo, e sair fácil.',
          'Dedos entrando e saindo',
        ],
        ['Filhote cresce depressa, então confira toda semana e vá soltando o furo.', 'Filhote brincando'],
        [`${How} com a medida, e a gente ajuda a escolher.`, 'Contato na tela'],
      ],
      `Salve para medir hoje à noite. ${name}.`,
    ]),
    script(({ name, how }) => [
      'Coleira apertada ou frouxa?',
      [
        ['Seu cachorro escapa da coleira? Meça.', 'Cachorro dando ré'],
        [
          'Coleira frouxa sai pela cabeça. Apertada machuca e falha o pelo. O tamanho certo fica no meio.',
          'Duas coleiras diferentes',
        ],
        ['Para escolher, meça o pescoço do cachorro em pé, com ele calmo. Petisco ajuda.', 'Mão com petisco'],
        ['Olhe a etiqueta: a medida dele deve cair no meio da regulagem, não na ponta.', 'Etiqueta de perto'],
        [
          'Repare também na largura. Pescoço pequeno pede fita fina; cachorro forte pede fita larga.',
          'Comparando larguras',
        ],
        ['Vestiu? Puxe de leve para a frente. Se não passar da orelha, está bom.', 'Teste com o cachorro'],
        [`Ficou na dúvida? Para perguntar, ${how}.`, 'Contato na tela'],
      ],
      `Mande para quem tem um fujão em casa. ${name}.`,
    ]),
    script(({ name, How }) => [
      'O teste da coleira antes do passeio',
      [
        ['Antes de sair, faça este teste.', 'Guia pendurada na porta'],
        [
          'Ele mostra se você acertou o tamanho da coleira do cachorro, e leva poucos segundos.',
          'Você agachado ao lado dele',
        ],
        [
          'Deslize a mão por baixo, de um lado e do outro. Tem que correr sem prender pelo.',
          'Mão por baixo da coleira',
        ],
        ['Agora gire a coleira inteira. Se ela trava, está justa; se dança, está larga.', 'Coleira girando'],
        [
          'Cachorro peludo engana: afaste o pelo antes de medir, senão você compra grande demais.',
          'Mão afastando o pelo',
        ],
        ['E depois da tosa, meça outra vez. Acontece de sobrar coleira onde antes era só pelo.', 'Cachorro tosado'],
        [`${How} e conte a raça ou mande uma foto dele.`, 'Contato na tela'],
      ],
      `Passou no teste? Conte aqui. ${name}.`,
    ]),
  ],
};
