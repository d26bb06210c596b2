import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadDictionary } from '../../src/adapters/writer/draft/dictionary.ts';
import { tidy } from '../../src/domain/facts/spelling/tidy.ts';
import { isStorable } from '../../src/domain/text.ts';

const dictionary = await loadDictionary();
const written = (words: string, names: readonly string[] = []) => tidy(words, dictionary, names);

describe("an owner's shorthand", () => {
  it.each([
    ['seg a sab 9 as 19', 'de segunda a sábado das 9h às 19h'],
    ['2a a 6a das 8 as 12', 'de segunda a sexta das 8h às 12h'],
    ['missa 19h as 20h30 domingo', 'missa das 19h às 20h30 domingo'],
    ['aula 5h30 as 13h50 todo dia', 'aula das 5h30 às 13h50 todo dia'],
    ['as 8h 30 vagas', 'às 8h 30 vagas'],
    ['banho 30 conto', 'banho R$ 30'],
    ['sai por 89,90 no pix', 'sai por R$ 89,90 no Pix'],
    ['costela 34,90 o kg', 'costela R$ 34,90 o kg'],
    ['casa 389 mil reais', 'casa R$ 389 mil'],
    ['de 100 por 70', 'de R$ 100 por R$ 70'],
    ['dia 28.11 as 18h', 'dia 28/11 às 18h'],
    ['dia 24 as 20h e dia 25 as 9h', 'dia 24 às 20h e dia 25 às 9h'],
    ['p/ vc q trabalha c/ pressa', 'para você que trabalha com pressa'],
    ['bolo s/ lactose', 'bolo sem lactose'],
    ['n abrimos amanha', 'não abrimos amanhã'],
    ['pao, cafe, acai e feijao', 'pão, café, açaí e feijão'],
    ['promoçao de calca e jaketa', 'promoção de calça e jaqueta'],
    ['LIMPEZA DE SOFA COM DESCONTO', 'limpeza de sofá com desconto'],
    ['chama no zap 11987654321', 'chama no WhatsApp (11) 98765-4321'],
    ['rua das flores 120', 'Rua das Flores, 120'],
    ['so hoje!!!', 'só hoje!'],
    ['preparatorio p/ CNH e ENEM', 'preparatório para CNH e ENEM'],
    ['natacao 150 mes', 'natação R$ 150 por mês'],
    ['30 marmitas 450 ou 60 por 840', '30 marmitas R$ 450 ou 60 por R$ 840'],
    ['prova passou p/ ter 24 as 9h30', 'prova passou para terça 24 às 9h30'],
    ['picanha 69,90 kg, so esse fim de semana 28 e 29', 'picanha R$ 69,90 o kg, só esse fim de semana 28 e 29'],
    ['castanha do para 45 o kg', 'castanha do Pará R$ 45 o kg'],
    ['troca do para-choque e do para brisa', 'troca do para-choque e do para brisa'],
    ['bolo da 10 fatias, creme da casa', 'bolo dá 10 fatias, creme da casa'],
    ['alugo pula pula 150 por 4 horas', 'alugo pula pula R$ 150 por 4 horas'],
    ['30 marmitas por 4 dias', '30 marmitas por 4 dias'],
    ['cafe 250g 38 moido', 'café 250g R$ 38 moído'],
    ['box instalado 650 medimos de graça', 'box instalado R$ 650 medimos de graça'],
    ['sex a dom 4.900 ate 60 pessoas', 'de sexta a domingo R$ 4.900 até 60 pessoas'],
    ['x tudo 22 acompanha batata', 'x-tudo R$ 22 acompanha batata'],
    ['vacina chegou 90 a dose', 'vacina chegou R$ 90 a dose'],
    ['manta demora 20 dias 280 cada cor', 'manta demora 20 dias R$ 280 cada cor'],
    ['fica pronto em 20 dias uteis', 'fica pronto em 20 dias úteis'],
    ['diaria 50 mes 490', 'diária R$ 50 mês R$ 490'],
    ['do 6 ano ao 3 ano', 'do 6º ano ao 3º ano'],
    ['tem 6 ano de garantia', 'tem 6 anos de garantia'],
    ['sessoes 10h 14h e 16h', 'sessões 10h, 14h e 16h'],
    ['bicicleta e bike nova', 'bicicleta e bike nova'],
    ['levem rg e chegem antes', 'levem RG e cheguem antes'],
    ['prova pratica, na pratica', 'prova prática, na pratica'],
    ['monta no ginasio tragam sacola', 'monta no ginásio tragam sacola'],
    ['nao precisa ta com fome', 'não precisa estar com fome'],
    [
      'alface 4\nrúcula 4,50\ncenoura (maço) 6\nbrócolis 8',
      'alface R$ 4\nrúcula R$ 4,50\ncenoura (maço) R$ 6\nbrócolis R$ 8',
    ],
    ['pastel 8,00\nbingo 10 a cartela', 'pastel R$ 8,00\nbingo R$ 10 a cartela'],
    ['a partir de 10 peças cai pra 70', 'a partir de 10 peças cai pra R$ 70'],
    ['valor antigo 330, depois vai p/ 360', 'valor antigo R$ 330, depois vai para R$ 360'],
    ['tilapia 24 o kg e limpamos por mais 4', 'tilápia R$ 24 o kg e limpamos por mais R$ 4'],
    ['completa 70 caminhonete +20 de seg a sab', 'completa R$ 70 caminhonete + R$ 20 de segunda a sábado'],
    [
      'mensalidade 110 casal paga 190 primeira aula gratis',
      'mensalidade R$ 110 casal paga R$ 190 primeira aula grátis',
    ],
    ['precisa se de balconista', 'precisa-se de balconista'],
    ['PROCURA SE cachorrinha, toma remedio', 'Procura-se cachorrinha, toma remédio'],
    ['Nao é remedio ta, é chá', 'Não é remédio, é chá'],
    ['CARTEIRA A+B EM 12X, SO B 1.490', 'carteira A+B em 12x, só B R$ 1.490'],
    ['nao atendo convenio às terças', 'não atendo convênio às terças'],
    ['as oito da noite na praça', 'às oito da noite na praça'],
    ['ensaio do 1 ano da Alice', 'ensaio do 1 ano da Alice'],
    ['preço da 10 marmitas 150', 'preço da 10 marmitas R$ 150'],
    ['turma na praça seg qua e sex 7h', 'turma na praça segunda, quarta e sexta 7h'],
    ['vagas de manhã, a tarde ja lotou', 'vagas de manhã, a tarde já lotou'],
    ['traz o vasilhame vazio tá', 'traz o vasilhame vazio'],
    ['nao sei como tá', 'não sei como está'],
    ['obrigada ao seu jorge', 'obrigada ao seu Jorge'],
    ['curso sábado 28.11', 'curso sábado 28/11'],
    ['abre seg a sab 7 as 15h20', 'abre de segunda a sábado das 7h às 15h20'],
    ['culto domingo 7 as 19h na igreja', 'culto domingo 7 às 19h na igreja'],
    ['reunião todo dia 10 às 19h', 'reunião todo dia 10 às 19h'],
    ['seg a sex 20 as 30h de curso', 'de segunda a sexta 20 às 30h de curso'],
  ])('%j is written %j', (typed, spelled) => expect(written(typed)).toBe(spelled));

  it.each([
    'troca de óleo 5w30',
    'anel de ouro 18k',
    'tamanhos P/M/G',
    'https://loja.com.br/p/100?x=so',
    '@bolos.da.ana',
    'aro 13',
    'iPhone 13',
    'balcão, macarrão e melancia',
    'nos dias de chuva',
  ])('%j stays as it is', (typed) => expect(written(typed)).toBe(typed));

  it.each([
    'dia 24 fechado',
    'essa quinta 26 a feira muda de rua',
    'só maior de 18 com documento',
    'criança até 5 anos não paga',
    'precisa de tomada 220 e piso plano',
    'mesa para 10 pessoas',
    'meninas do sub 13',
    'escritório fecha 24 e 31',
    'rua das Flores 120, sala 34',
    'sobraram 9 horários dia 23 e 4 dia 24',
    'terreno 200, construída 112',
    'lente UV400',
    'criança de 4 a 12 anos, até 80kg',
    'baile dos anos 60 e 70',
    'atendo só nos dias 8 e 15',
    'porção serve 2, com molho',
    'altura mínima 1,40 de altura',
    'capítulo novo na pag 88, leiam',
    'turma 50+ na terça',
    'sala 4\nbloco 8',
    'dia 4\ndia 12',
    'a turma vai para 30 alunos',
    'dura por mais 4 dias',
  ])('no number of %j becomes a price', (typed) => expect(written(typed)).not.toContain('R$'));

  it.each([
    ['escorpiao e tilapia no patio', 'escorpião e tilápia no pátio'],
    ['sabado e domingo de maio ja lotou', 'sábado e domingo de maio já lotou'],
    ['agua, pratica medica e horario novo', 'água, pratica médica e horário novo'],
    ['a sala, a taxa e o pano', 'a sala, a taxa e o pano'],
    ['quem ta de aparelho', 'quem está de aparelho'],
    ['4 mes de garantia', '4 meses de garantia'],
    ['corte 40 barba 30 combo 65', 'corte R$ 40 barba R$ 30 combo R$ 65'],
    ['P 16 M 19 G 23', 'P R$ 16 M R$ 19 G R$ 23'],
    ['vale de 50, 80 e 120 reais', 'vale de R$ 50, R$ 80 e R$ 120'],
    ['100 un 320 reais, 250 un 650', '100 un R$ 320, 250 un R$ 650'],
  ])('%j is written %j, whatever else the letters could mean', (typed, spelled) =>
    expect(written(typed)).toBe(spelled),
  );

  it('keeps the names of the business as they were given', () => {
    expect(written('vem pra lanchonete da zezé em são josé', ['Lanchonete da Zezé', 'São José'])).toBe(
      'vem pra Lanchonete da Zezé em São José',
    );
  });

  it('never throws, and is storable, whatever is typed', () => {
    const typed = fc.string({ unit: 'grapheme', maxLength: 300 }).filter(isStorable);
    fc.assert(
      fc.property(typed, (words) => {
        expect(isStorable(written(words))).toBe(true);
      }),
    );
  });
});
