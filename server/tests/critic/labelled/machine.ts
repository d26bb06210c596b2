import { asked, type Labelled } from './labelled.ts';

const pizza = asked('mensagem_whatsapp', 'confeitaria', 'pizza doce');
const salon = asked('mensagem_whatsapp', 'salao', 'coloração');
const garage = asked('mensagem_whatsapp', 'oficina', 'suspensão');
const dress = asked('mensagem_whatsapp', 'moda', 'saia rodada');

export const machine: readonly Labelled[] = [
  pizza('Pizza doce — feita na hora — para a sua noite. Quer uma?', 'em-dash'),
  salon('Cor nova — sem susto. Vamos marcar?', 'em-dash'),
  garage('Buraco na rua – e a suspensão sente. Vem olhar?', 'em-dash'),
  salon('De terça a sábado, 9h–19h. Quer marcar a coloração?'),
  salon('Terça – sábado, sem fila. Quer marcar?'),
  dress('Saia-lápis, saia-calça, saia rodada: qual é a sua?'),

  pizza('Não é apenas uma pizza, é um abraço de chocolate. Quer uma?', 'not-just-but'),
  salon('Não se trata apenas de cor, mas de se olhar de novo. Vem?', 'not-just-but'),
  dress('Mais do que uma saia, uma experiência de vestir. Quer ver?', 'not-just-but'),
  salon('Não é só coloração. É confiança. Vem?', 'not-just-but'),
  pizza('Não é só pizza que a gente faz: tem bolo também. Quer?'),
  pizza('Aqui não é só sábado que tem pizza doce. Pede a sua?'),
  garage('Não é apenas barulho? Traz que a gente olha.'),

  salon('Potencialize o brilho do seu cabelo. Marca?', 'cliche'),
  garage('No mundo de hoje, suspensão boa é tudo. Vem?', 'cliche'),
  dress('Uma experiência única de moda espera você. Vem?', 'cliche'),
  dress('Eleve seu estilo com a saia rodada. Quer ver?', 'cliche'),
  pizza('Ingredientes cuidadosamente selecionados na pizza doce. Quer uma?', 'cliche'),
  salon('Descubra o poder da cor. Vamos marcar?', 'cliche'),
  dress('Nos dias atuais, toda mulher merece uma saia. Vem?', 'cliche'),
  pizza('Mergulhe no universo da pizza doce. Quer uma?', 'cliche'),
  garage('Elevamos o carro no macaco e mostramos a suspensão. Vem?'),
  garage('O elevador da oficina é novo, e o cafezinho também. Passa aqui?'),
  dress('Essa saia tem história: foi a primeira que costuramos. Quer ver?'),
  salon('O mundo dá voltas e a franja também. Marca a coloração?'),

  salon('Claro! Aqui está uma mensagem para o seu salão: vem colorir! Marca?', 'assistant-voice'),
  dress('Opção 1: A saia que roda. Quer ver?', 'assistant-voice'),
  garage(
    'Suspensão em dia, família tranquila. Vem?\n\nEspero que ajude! Posso ajustar o tom se quiser.',
    'assistant-voice',
  ),
  pizza('Como modelo de linguagem, não provei a pizza doce. Quer uma?', 'assistant-voice'),
  dress('Segue a legenda para o seu Instagram: saia rodada, vida leve. Vem?', 'assistant-voice'),
  salon('Claro que tem horário para você! Quando fica bom?'),
  garage('Aqui está o segredo: mola boa e bucha nova. Traz o carro?'),
  pizza('Certo, você venceu: tem pizza doce hoje. Quer?'),

  dress('Saia rodada por [inserir preço]. Quer ver?', 'leftover'),
  salon('Oi, {nome}! Vamos marcar a coloração?', 'leftover'),
  garage('A suspensão sai por R$ XX. Vem?', 'leftover'),
  pizza('Pizza doce da [nome da empresa]. Quer uma?', 'leftover'),
  salon('Lorem ipsum e coloração. Marca?', 'leftover'),
  salon('Oi! Coloração por [preencher: preço], na hora que você quiser. Marca?'),
  dress('Saia rodada (do PP ao G4) [última cor da foto]. Qual você quer?'),
];
