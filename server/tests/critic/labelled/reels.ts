import { asked, type Labelled } from './labelled.ts';

const bath = asked('roteiro_reels', 'petshop', 'banho e tosa');
const brakes = asked('roteiro_reels', 'oficina', 'quando trocar a pastilha de freio');
const linked = asked('roteiro_reels', 'moda', 'vestidos de verão', { link: 'https://flordechita.com.br/verao' });

const dog = `Ideia: o antes e depois do Thor

Tempo | Fala | Cena
0-3 s | Olha o cheiro desse cachorro aqui. | Close no cachorro todo molhado
3-14 s | Ele chegou da praça com barro até na orelha, e a dona já sabia que o sofá de casa corria perigo. A gente começa pela escovação. | Mãos escovando o pelo
14-27 s | Depois vem a água morna, o xampu próprio para a pele dele e bastante conversa, porque cachorro que se sente seguro fica quietinho no banho. | Espuma e secador
27-38 s | Agora olha só como ele saiu. Quer ver o seu amigo assim também? Chama a gente e marca um horário. | O cachorro penteado, de lado

Legenda: Banho e tosa com calma, aqui no Água Verde. Marque o seu: [preencher: contato]`;

const pad = `Freio que fala

Tempo | Fala | Cena
0-3 s | Seu freio está fazendo esse barulho? | Roda girando, som do chiado
3-15 s | Chiado fino quando você pisa é o aviso da pastilha. Ela vem com uma lâmina que raspa no disco quando o material está acabando. | Dedo apontando a pastilha
15-29 s | Se você continua rodando, o ferro encosta no disco, e aí troca a pastilha e o disco também. Por isso vale olhar assim que o barulho aparece. | Disco riscado ao lado de um novo
29-40 s | Ouviu o barulho no caminho do trabalho? Passa na oficina que a gente levanta o carro e mostra para você. | Tonho na frente do elevador

Legenda: Ficou com dúvida? Conta aqui nos comentários qual é o barulho.`;

const dress = `Três jeitos de usar

Tempo | Fala | Cena
0-3 s | Um vestido, três jeitos, zero aperto. | Vestido no cabide girando
3-14 s | No trabalho ele vai com a camisa por cima, amarrada na cintura, e um tênis branco que aguenta o dia inteiro de pé. | Modelo entrando no ateliê
14-26 s | Na feira de domingo, só ele e uma sandália, com bolso de verdade para guardar a chave, o troco e o celular sem medo. | Modelo mostrando o bolso
26-38 s | E à noite, brinco grande e batom. Qual é o seu jeito? O endereço para ver as cores está na legenda. | Modelo de frente para o espelho

Legenda: Veja as cores aqui: https://flordechita.com.br/verao`;

export const reels: readonly Labelled[] = [
  bath(dog),
  brakes(pad),
  linked(dress),
  // A gap in the speech is spoken too, and a heading line is no part of the table.
  bath(dog.replace('Chama a gente e marca', 'Chama no [preencher: contato] e marca')),
  brakes(pad.replace('Freio que fala', 'Freio que fala 🚗\nDuração: 40 segundos')),

  bath('Mostre o cachorro entrando sujo. Fale do banho. Termine com ele limpo e convide para marcar.', 'reels-table'),
  bath(dog.replace('Tempo | Fala | Cena\n', ''), 'reels-table'),
  brakes(pad.replace('15-29 s', 'de 15 a 29'), 'reels-table'),
  brakes(pad.replace(' | Disco riscado ao lado de um novo', ''), 'reels-table'),
  linked(dress.replace('14-26 s', '18-26 s'), 'reels-table'),
  bath(
    dog.replace('Olha o cheiro desse cachorro aqui.', 'Hoje vamos mostrar como funciona o nosso banho e tosa aqui.'),
    'reels-hook',
  ),
  brakes(
    pad.replace(
      'Seu freio está fazendo esse barulho?',
      'Você que dirige por aplicativo já reparou que o freio pode chiar?',
    ),
    'reels-hook',
  ),
  linked(dress.replace('0-3 s', '0-6 s').replace('3-14 s', '6-14 s'), 'reels-hook'),
  bath(
    `Banho rápido

Tempo | Fala | Cena
0-3 s | Cheiro de chuva no sofá? | Cachorro molhado
3-10 s | Traz ele para um banho com calma e leva de volta um amigo novo. | Secador
10-15 s | Marca um horário com a gente. | Fachada`,
    'reels-duration',
  ),
  brakes(pad.replace('29-40 s', '29-75 s'), 'reels-duration'),
  linked(
    `Um vestido

Tempo | Fala | Cena
0-3 s | Um vestido, três jeitos. | Cabide
3-20 s | No trabalho, com camisa. | Modelo
20-35 s | Na feira, com sandália. | Modelo

Legenda: https://flordechita.com.br/verao`,
    'reels-duration',
  ),
  bath(
    dog
      .replace('14-27 s', '14-20 s')
      .replace('27-38 s', '20-31 s')
      .replace('Espuma', 'Muita espuma')
      .replace('e bastante conversa,', 'e muita conversa, muito carinho, muita paciência e um pouco de música boa,'),
    'reels-duration',
  ),
  linked(dress.replace('https://flordechita.com.br/verao', 'no nosso perfil'), 'missing-link'),
  // What is heard must be true as well.
  brakes(pad.replace('Passa na oficina', 'Por 99 reais, passa na oficina'), 'invented-price'),
];
