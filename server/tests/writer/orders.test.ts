import { describe, expect, it } from 'vitest';
import {
  isWriterInstruction,
  withoutLeadingOrder,
  withoutOrderClauses,
} from '../../src/adapters/writer/draft/instructions.ts';
import { loadLanguage } from '../../src/adapters/writer/draft/language.ts';
import { followOrders } from '../../src/adapters/writer/draft/orders.ts';
import { toReaderSentence } from '../../src/adapters/writer/draft/orders/readerSentences.ts';

const { dictionary } = await loadLanguage();

describe('what a topic orders the writer to do', () => {
  it.each([
    ['Tema: quem é demitido sem justa causa', 'quem é demitido sem justa causa'],
    ['No fim, pergunte: "Quantos meses a sua já durou?"', 'Quantos meses a sua já durou?'],
    ['Fala para guardar o holerite', 'guardar o holerite'],
    ['Peça que comentem qual foto é melhor', 'Comente qual foto é melhor'],
    ['pedir pra galera responderem na enquete', 'Responda na enquete'],
    ['Peça sugestões nos comentários', 'Deixe a sua sugestão nos comentários'],
    ['Fala com a Neide para marcar', 'Fala com a Neide para marcar'],
    ['Quero mostrar a peneira e o fogareiro', 'a peneira e o fogareiro'],
    ['Quero mostrar pra vocês o forno novo', 'Quero mostrar pra vocês o forno novo'],
    ['Quero mostrar que dá certo', 'Quero mostrar que dá certo'],
    ['Peça já a sua', 'Peça já a sua'],
    ['pedir ajuda pra barraca do pastel', 'Peço ajuda pra barraca do pastel'],
    ['termina perguntando com ou sem picles', 'Com ou sem picles?'],
    ['Pedir que confirmem presença até quarta-feira', 'confirmem presença até quarta-feira'],
    ['Peça que responda SIM para confirmar', 'Responda SIM para confirmar'],
    ['No final, convidar para agendar uma avaliação', 'agende uma avaliação'],
    ['agradecer a confiança', 'Agradecemos a confiança'],
    ['Convidar para o café na sede às 9h', 'Venha para o café na sede às 9h'],
    ['pede pra não atrasar com carinho', 'Pedimos pra não atrasar'],
    ['Pedir para não atrasar, com delicadeza', 'Pedimos para não atrasar'],
    ['agradece a confiança', 'Agradecemos a confiança'],
    ['Oferecer uma reavaliação por R$ 80', 'Oferecemos uma reavaliação por R$ 80'],
    ['confirmar dedetização amanhã 8h', 'Confirmamos dedetização amanhã 8h'],
    ['Confirmar presença até sexta', 'Confirmar presença até sexta'],
    ['Falo: tainha inteira R$ 22 o quilo', 'tainha inteira R$ 22 o quilo'],
    ['só maiores de 18, não esquece', 'só maiores de 18'],
    ['assina Dr. Renan', 'Dr. Renan'],
    ['assina o plano anual e ganha um mês', 'assina o plano anual e ganha um mês'],
    ['Terminar convidando para uma conversa no escritório', 'Venha para uma conversa no escritório'],
    ['Manda o pessoal pedir cedo', 'peça cedo'],
    ['Manda o pessoal embora cedo', 'Manda o pessoal embora cedo'],
    ['No final, fazer as pessoas contarem qual é o prato', 'conte qual é o prato'],
    ['Explicando que não é cursinho', 'não é cursinho'],
    ['Ir direto ao assunto, e incluir que não tem taxa', 'não tem taxa'],
    ['não tenho nim porque mata abelha, bater nessa tecla', 'não tenho nim porque mata abelha'],
    ['Ir direto ao galpão 3', 'Ir direto ao galpão 3'],
    ['E assinar Profe Ingrid', 'Profe Ingrid'],
    ['Lembra da receita atualizada', 'Lembre da receita atualizada'],
    ['Lembrando da carteirinha', 'Lembre da carteirinha'],
    ['Lembrando que calça comprida é obrigatória', 'calça comprida é obrigatória'],
    ['Mandar o total faturado até dia 15', 'mande o total faturado até dia 15'],
    ['Falar com a Denise', 'fale com a Denise'],
    ['pedir prenda para quem puder doar', 'Pedimos prenda para quem puder doar'],
    ['pedir pra criança já ficar pronta na portaria', 'Pedimos pra criança já ficar pronta na portaria'],
    ['Convidar os leitores a virem tomar um café', 'Venha tomar um café'],
    ['Gostaria que falasse do ateliê com a porta azul', 'O ateliê com a porta azul'],
    ['queria que dissesse que é feito à mão', 'é feito à mão'],
    ['tem que curar com óleo antes de usar ensina isso', 'tem que curar com óleo antes de usar'],
    ['quem desmarcar paga metade (fala isso com jeitinho)', 'quem desmarcar paga metade'],
    ['mandar foto (fala com a Ana até as 18h)', 'mandar foto (fala com a Ana até as 18h)'],
    ['que precisa de voluntário pra barraca', 'precisa de voluntário pra barraca'],
    ['indicar o Hospital do Bairro', 'Indicamos o Hospital do Bairro'],
    ['Indicar o salão para uma amiga dá 20% de desconto', 'Indicar o salão para uma amiga dá 20% de desconto'],
    ['Que não falte paz na sua casa', 'Que não falte paz na sua casa'],
    ['Pergunta o endereço e se tem elevador', 'Qual é o endereço? Tem elevador?'],
  ])('is told in a sentence of its own: %s', (typed, told) => expect(toReaderSentence(typed, dictionary)).toBe(told));

  it.each([
    'Fala com carinho, sem parecer cobrança',
    'Não diga "consulta grátis"',
    'Fala isso',
    'pode ser mais ousado o texto',
    'frisa o endereço novo',
    'fala do defeito numa boa',
    'não quero que pareça cobrança',
    'não divulgar salário',
    'Não garantir resultado',
    'pede com jeito que é tudo amigo',
    'Preço não coloca',
    'Falar com os pacientes que pararam de se exercitar',
    'Chamar as pacientes que estão há mais de três meses sem retorno',
    'Não diz que parto em casa é melhor que no hospital',
    'não zoa o açaí dos paulistas',
    'não pode falar preço por causa do conselho',
    'não pode prometer resultado nem falar valor por causa da OAB',
    'Sem mostrar o congá nem o rosto das crianças',
    'Sem música de fundo, quero o barulho do torresmo',
  ])('is no part of the text when it says how to write: %s', (typed) => expect(isWriterInstruction(typed)).toBe(true));

  it.each([
    'Pode ser formatado',
    'Não garantir a vaga sem o sinal',
    'Falar com as atendentes do balcão',
    'Pode ser informal',
    'Reforça a imunidade',
    'Destaca os olhos',
    'Até 30 segundos',
    'cada um sai num tom diferente',
    'Não mostrar o crachá custa R$ 20',
    'fala com jeito de 3 anos',
    'não pode falar alto',
    'não é pra beber, gestante não usa',
    'a clínica não pode prometer resultado',
    'Sem mostrar a carteirinha não entra',
    'Sem música de fundo',
  ])('takes nothing away from what is stated: %s', (typed) => {
    expect(isWriterInstruction(typed)).toBe(false);
    expect(withoutOrderClauses(typed)).toBe(typed);
  });

  it.each([
    ['banho R$ 90, termina perguntando o nome do cachorro da pessoa', 'banho R$ 90. Qual é o nome do seu cachorro?'],
    [
      'sabor novo, pergunta qual sabor vocês preferem, o mais votado entra',
      'sabor novo. Qual sabor vocês preferem? o mais votado entra',
    ],
    ['só nos sábados pergunta qual barraca o povo mais gosta', 'só nos sábados. Qual barraca você mais gosta?'],
    ['adicional à parte, termina perguntando com ou sem picles', 'adicional à parte. Com ou sem picles?'],
    ['reservo com Pix. No final, pergunta qual tamanho a pessoa usa', 'reservo com Pix. Qual tamanho você usa?'],
    [
      'segunda fecha pergunta qual fruta eles querem que vire sorvete',
      'segunda fecha. Qual fruta vocês querem que vire sorvete?',
    ],
    ['todo cliente pergunta qual é o melhor', 'todo cliente pergunta qual é o melhor'],
    ['Pergunta no final se a pessoa toma com açúcar', 'Você toma com açúcar?'],
    [
      'não rodo à noite. Pergunta em qual bairro ele quer anunciar',
      'não rodo à noite. Em qual bairro você quer anunciar?',
    ],
    ['picolé de pequi, pergunta se teria coragem, R$ 6', 'picolé de pequi. Teria coragem? R$ 6'],
    [
      'faz um roteiro com a pergunta existe ou é lenda e no final fala que domingo tem bacalhau',
      'faz um roteiro Existe ou é lenda? domingo tem bacalhau',
    ],
    ['o certo é lubrificar, e pedir pra galera marcar o amigo da bike', 'o certo é lubrificar. Marque o amigo da bike'],
    [
      'o Bidu fez 1 ano, queria um post fofo e que a galera conta nos comentários a maior arte',
      'o Bidu fez 1 ano. Conte nos comentários a maior arte',
    ],
    [
      'bolo de fígado, pergunta se você tem coragem e manda marcar a sogra',
      'bolo de fígado. Você tem coragem? Marque a sogra',
    ],
    [
      'vence 31 de maio, lembra o pessoal que quem não faturou também entrega',
      'vence 31 de maio. quem não faturou também entrega',
    ],
    [
      'desenhos prontos. queria que perguntasse qual desenho a pessoa faria',
      'desenhos prontos. Qual desenho você faria?',
    ],
    ['bebe-se sem gelo. Nada de dizer que é a melhor do Brasil, o vizinho se ofende', 'bebe-se sem gelo.'],
    ['açaí R$ 18, não fala que é o melhor, entrega grátis até 3 km', 'açaí R$ 18, entrega grátis até 3 km'],
    ['Não diga que cura. Consulta R$ 90.', 'Consulta R$ 90.'],
    ['Mel R$ 40. Não escrever que cura nada, por favor, é alimento registrado. Só vidro.', 'Mel R$ 40. Só vidro.'],
    ['Mel R$ 40. Por favor não diz que cura gripe, é alimento registrado', 'Mel R$ 40.'],
    ['sexta volta pros 70 fala que segunda está fechado', 'sexta volta pros 70. segunda está fechado'],
    ['três erros na tomada. No fim fala que faço visita por R$ 90', 'três erros na tomada. faço visita por R$ 90'],
    ['a turma cresceu. Terminar dizendo que a aula é grátis', 'a turma cresceu. a aula é grátis'],
    ['mel não pode antes de 1 ano fala de um jeito calmo sem assustar as mães', 'mel não pode antes de 1 ano'],
  ])('is followed and not written into the text: %s', (typed, followed) => {
    expect(followOrders(typed)).toBe(followed);
  });

  it.each([
    'Marmita caseira R$ 22. Sem falar que a entrega é grátis no bairro.',
    'Pizza grande R$ 59, sem dizer que o estacionamento é gratuito',
    'Não fala que é caro antes de ver, parcelamos em até 10x',
    'quem prova diz que nunca disse que era sem açúcar',
  ])('cuts no fact that is stated in the words of an order: %s', (typed) => {
    for (const fact of typed.match(/grátis|gratuito|10x|açúcar/g) ?? []) expect(followOrders(typed)).toContain(fact);
  });

  it.each([
    'Assina Clube do Vinho e recebe duas garrafas',
    'Assinar Netflix fica incluso',
    'Assinar profissional fica R$ 49 por mês',
    'Confirmar a reserva pelo WhatsApp',
    'Confirmar consulta pelo direct até quinta',
    'Oferecer ajuda aos vizinhos é o nosso jeito',
    'Desejar saúde não basta',
    'Orçamento grátis pelo WhatsApp (fala com a Ana)',
    'Aula de violão R$ 90 (fala comigo no direct)',
    'Rodízio de sushi (conta pra gente qual é a sua preferida)',
    'Quem toma remédio conta isso',
    'Cabelo cresce e a gente conta isso',
    'Pode falar o código na bilheteria e paga meia',
    'No fim, fazer o povo cantar é a nossa alegria',
    'Digo que sim: fazemos entrega',
    'Manda o pessoal da obra almoçar aqui',
    'Mandar a foto antes ajuda no orçamento',
    'Falar com carinho não custa nada',
    'Lembra da vitamina da sua avó?',
  ])('changes nothing where it is told to readers: %s', (typed) => {
    expect(toReaderSentence(typed, dictionary)).toBe(typed);
    expect(withoutOrderClauses(typed)).toBe(typed);
  });

  it.each([
    'Conta histórias para crianças em festas, R$ 300 por hora',
    'Conta vantagens que só aqui tem: estacionamento e wi-fi grátis',
    'Lista cuidados com a pele: protetor, água, sono',
  ])('leaves no placeholder for what is stated already: %s', (typed) => expect(withoutLeadingOrder(typed)).toBe(typed));

  it('keeps a fact that follows what is said of the text', () => {
    const typed = 'Somos uma escola de dança e queremos um texto convidativo, com aula grátis no sábado';
    expect(withoutOrderClauses(typed)).toBe('Somos uma escola de dança, com aula grátis no sábado');
  });

  it.each([
    ['Contar a história do Tobias', '[preencher: conte a história do Tobias]'],
    ['Lembrar três cuidados com a coluna', '[preencher: lembre três cuidados com a coluna]'],
    ['Contar com a sua presença', 'Contar com a sua presença'],
  ])('is left to the owner when only the owner can say it: %s', (typed, left) => {
    expect(withoutLeadingOrder(typed)).toBe(left);
  });

  it('is cut when it follows what is stated', () => {
    expect(withoutOrderClauses('Servimos a todos e pedimos um texto respeitoso, sem milagre')).toBe('Servimos a todos');
    expect(withoutOrderClauses('A vela dura 7 dias e queremos uma mensagem em 3 linhas')).toContain('3 linhas');
  });

  it('is followed when it names somebody to say it to', () => {
    const typed = 'o retorno vence com 90 dias, tem que falar pro cliente que está na garantia';
    expect(followOrders(typed)).toBe('o retorno vence com 90 dias. está na garantia');
  });

  it.each([
    'O e-mail é para os filhos, não para os idosos',
    'Pode chamar o cliente pelo nome, com espaço para eu preencher',
    'Queria um assunto de e-mail que chame atenção de prefeitura e escola',
  ])('is cut where it says whom the text is for or how it is built: %s', (typed) =>
    expect(isWriterInstruction(typed)).toBe(true),
  );

  it.each(['A mensagem da pulseira é para as mães de 2 filhos', 'Chamar pelo nome cada aluno é o nosso jeito'])(
    'stays where it is told to readers: %s',
    (typed) => expect(isWriterInstruction(typed)).toBe(false),
  );

  it.each([
    'minha avó fala que bolo é amor',
    'quem prova não diz que é sem açúcar',
    'todo mundo pergunta se tem estacionamento',
    'a gente pergunta como você quer o corte',
    'o povo conta nos dedos os dias até a festa',
    'quero um texto de natal para a vitrine',
    'curso de inglês, a professora explica de um jeito fácil e divertido',
    'todo dia alguém pergunta como limpar o sofá',
    'você pode perguntar quais sabores temos hoje',
    'muita cliente nova pergunta qual o melhor corte',
    'respondendo a pergunta qual tinta usar',
    'o cliente prova e fala que é o melhor bolo da cidade',
    'a dentista avalia e diz que precisa de canal',
    'fala de um jeito calmo com 2 crianças',
  ])('stays as it is when others do it, or when a number would be lost: %s', (typed) => {
    expect(followOrders(typed)).toContain(typed.match(/\d/)?.[0] ?? typed);
  });
});
