import { describe, expect, it } from 'vitest';
import { loadLanguage } from '../../src/adapters/writer/draft/language.ts';
import { readOrders } from '../../src/adapters/writer/draft/orders/applyOrders.ts';
import { tidyText } from '../../src/domain/facts/spelling/tidy.ts';
import { accentsFound, examplesOf } from '../../scripts/accents/examples.ts';
import { draftsFor } from './draftsFor.ts';

const language = await loadLanguage();
const { dictionary, accentWeights } = language;

describe('a topic whose owner marks sentences', () => {
  it.each([
    [
      'Comunicado aos pais: no dia 12 de junho, o berçário funcionará somente até as 12h devido à reunião pedagógica. Na sexta, não haverá atendimento.',
      'até às 12h devido à reunião pedagógica',
    ],
    [
      'O sebo fez 18 anos! Quero contar que tudo começou com 400 livros do meu pai numa garagem e hoje são uns 22 mil. Aceitamos trocas.',
      'Tudo começou com 400 livros do meu pai numa garagem e hoje são uns 22 mil',
    ],
  ])('keeps them in one piece when an order or a label is cut: %s', async (topic, kept) => {
    for (const type of ['mensagem_whatsapp', 'email_marketing'] as const)
      for (const text of await draftsFor(type, topic)) expect(text).toContain(kept);
  });

  it.each([
    'Quem assina o plano mensal não paga nada a mais; para os demais, o serviço custa R$ 120,00. Quem não teve faturamento também declara.',
    'Turma nova de conversação às terças. Não é pra iniciante do zero, pra esses tenho turma em outubro.',
    'Chegaram 14 jogos novos, entre eles três cooperativos para quem cansou de brigar em família. Aluguel de R$ 25.',
  ])('loses no words of a fact: %s', (topic) => expect(readOrders(topic, language)).toBe(topic));

  it.each([
    [
      'Mensagem final: não existe alimento proibido; existe contexto.',
      'não existe alimento proibido; existe contexto.',
    ],
    [
      'Sugerir três lanches noturnos simples: iogurte, ovo mexido e pão com queijo.',
      'três lanches noturnos simples: iogurte, ovo mexido e pão com queijo.',
    ],
  ])('loses nothing but its orders: %s', (topic, left) =>
    expect(readOrders(`Nutrição sem culpa. ${topic}`, language).replace('\n', ' ')).toBe(`Nutrição sem culpa. ${left}`),
  );

  it.each([
    ['O pacote de 250g sai por R$ 42 e só fizemos 300. Coado por R$ 12.', 'só fizemos 300.'],
    ['O de 500g custa R$ 45. Hoje faço uns 60 por semana.', 'faço uns 60 por semana'],
    ['mudas de jabuticaba 90, ipe 25, e sao so 14', 'são só 14'],
    ['bicicleta aro 29 serve p quem tem de 1,65 a 1,78, 1.490 no pix', 'de 1,65 a 1,78'],
  ])('has no price that is not one: %s', (topic, kept) => expect(tidyText(topic, dictionary, [])).toContain(kept));
});

describe('an order in a neat topic', () => {
  it.each([
    [
      'Ontem entreguei o centésimo quadro. Queria contar isso e chamar as mulheres pra oficina de bordado no dia 22.',
      'oficina de bordado no dia 22.',
    ],
    [
      'Bom dia. Informar os cooperados sobre as novas regras de recebimento: a coleta passa a ser feita em dias alternados.',
      'regras de recebimento: a coleta passa a ser feita em dias alternados.',
    ],
  ])('ends where its words lead on to the content: %s', (topic, left) =>
    expect(readOrders(topic, language).split('\n').at(-1)).toMatch(new RegExp(`${left}$`)),
  );
});

describe('an uncertain end of a sentence', () => {
  it.each([
    [
      'clube da cerveja de abril, vai 1 ipa com maracuja, 2 pilsen, 1 stout e 1 witbier, garrafa de 500ml + copo de brinde só pros 50 primeiros. assinatura 119 por mes frete incluso pro sul, outras regioes 25. cancela qdo quiser. só maior de 18',
      'copo de brinde, só pros 50 primeiros',
    ],
    [
      'substrato pra suculenta e cacto pronto pra uso, saco de 5kg, leva areia grossa casca de arroz carbonizada terra vegetal e perlita, drena rapido, da pra uns 12 vasos pote 11. nao serve pra samambaia nem orquidea. 24,90',
      'areia grossa, casca',
    ],
  ])('becomes a comma: %s', async (topic, said) => {
    const [text] = await draftsFor('mensagem_whatsapp', topic);
    expect(text).toContain(said);
  });
});

describe('a list in one sentence', () => {
  it('has a line for each of its steps', async () => {
    const topic =
      'celular caiu na agua 1 desliga 2 tira chip e capinha 3 nao poe no arroz 4 traz logo. orçamento gratis';
    const [text] = await draftsFor('mensagem_whatsapp', topic);
    for (const line of ['1) Desliga', '2) Tira chip e capinha', '3) Não põe no arroz', '4) Traz logo'])
      expect(text).toContain(`\n${line}`);
  });

  it('has a line for each day of a menu, and none for days with hours', async () => {
    const menu =
      'cardapio da semana seg frango grelhado c/ batata, ter carne moida e abobora, qua tilapia, qui peixe. marmita 21,90';
    const [text] = await draftsFor('mensagem_whatsapp', menu);
    for (const line of ['Segunda: frango grelhado com batata', 'Terça: carne moída e abóbora', 'Quarta: tilápia'])
      expect(text).toContain(`\n${line}`);
    const [hours] = await draftsFor('mensagem_whatsapp', 'seg 8 as 18, ter 9 as 17, qua 8 as 12, corte 40');
    expect(hours).not.toMatch(/(?:Segunda|Terça|Quarta): /);
  });
});

describe('an "e" in a topic without accents', () => {
  it.each([
    ['o dinheiro e p arrumar o telhado', 'O dinheiro é para arrumar o telhado'],
    ['bolo de ninho 60. falar q e perigoso pra quem ta de dieta', 'É perigoso pra quem está de dieta'],
    ['mudamos de sala, o telefone e o mesmo', 'O telefone é o mesmo'],
    ['corte 30 e barba 20', 'Corte R$ 30 e barba R$ 20'],
    ['meu pai abriu com um forno so e 2 funcionario', 'um forno só e 2 funcionários'],
    ['tem bolo e pastel na festa', 'Tem bolo e pastel na festa'],
  ])('becomes the verb "é" only when that is certain: %s', async (topic, said) => {
    const [text] = await draftsFor('mensagem_whatsapp', topic);
    expect(text).toContain(said);
  });

  it('stays as it is in a topic with accents', async () => {
    const [text] = await draftsFor('mensagem_whatsapp', 'atenção, o dinheiro e para arrumar o telhado');
    expect(text).toContain('o dinheiro e para arrumar');
  });

  it('is recognised as the verb in held-out topics with the required precision and recall', () => {
    const { precision, recall } = accentsFound(accentWeights, examplesOf('heldOut', dictionary));
    expect(precision).toBeGreaterThanOrEqual(0.9);
    expect(recall).toBeGreaterThanOrEqual(0.6);
  });
});

describe('a request to the writer', () => {
  it.each([
    [
      'post_instagram',
      'Adoramos vocês. Perguntar às mães qual foi a maior surpresa dos primeiros dias.',
      'Qual foi a maior surpresa dos primeiros dias?',
    ],
    [
      'post_instagram',
      'Ficamos em 2º lugar! Agradecer o seu Geraldo e a equipe da colheita.',
      'Agradecemos ao seu Geraldo e à equipe da colheita',
    ],
    [
      'email_marketing',
      'Foram 143 adoções. Pedir pra mandarem uma foto de como o bichinho está hoje.',
      'Mandem uma foto de como o bichinho está hoje',
    ],
    [
      'email_marketing',
      'energia solar explicar q a conta nao zera, fica a taxa minima',
      'Energia solar: a conta não zera',
    ],
    ['email_marketing', 'dicas pro quarto do bebe. falar do berco 3 em 1 890 em 10x', 'Berço 3 em 1 R$ 890 em 10x'],
  ] as const)('is addressed to the readers: %s: %s', async (type, topic, said) => {
    for (const text of await draftsFor(type, topic)) expect(text).toContain(said);
  });

  it.each([
    'trilha de 12 km por 220 reais. 30 segundos no maximo',
    'trilha de 12 km por 220 reais. começar com o barulho da agua',
    'trilha de 12 km por 220 reais. na seca pode ta sem agua avisar',
  ])('about the making of a video is not spoken in it: %s', async (topic) => {
    for (const text of await draftsFor('roteiro_reels', topic))
      expect(text).not.toMatch(/segundos no m[áa]ximo|Começar com|avisar/);
  });
});
