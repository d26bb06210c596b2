import { describe, expect, it } from 'vitest';
import { createDraftWriter } from '../../src/adapters/writer/draft/draftWriter.ts';
import { critique } from '../../src/critic/critic.ts';
import type { ContentType } from '../../src/domain/catalog.ts';
import { anAttempt, soon, textsOf } from '../contracts/writer.ts';

const writer = createDraftWriter();

const draftsFor = async (contentType: ContentType, topic: string, businessName = 'Casa da Esquina') =>
  textsOf(await writer.write(anAttempt({ brief: { contentType, topic }, profile: { businessName } }), soon()));

describe('a run-on sentence of an owner', () => {
  it('is split into lines at its commas, but not within enumerations, brackets and conditions', async () => {
    const [text] = await draftsFor(
      'descricao_produto',
      'kit da semana vem 10 marmitas de 400g por 169,90, da pra escolher ate 4 sabores (frango c/ batata, carne e peixe), dura 90 dias no freezer, tem arroz, feijao, couve e farofa, entrega gratis so no centro',
    );
    expect(text!.split('\n').slice(0, 6)).toEqual([
      'Kit da semana vem 10 marmitas de 400g por R$ 169,90.',
      '',
      '- Dá pra escolher até 4 sabores (frango com batata, carne e peixe)',
      '- Dura 90 dias no freezer',
      '- Tem arroz, feijão, couve e farofa',
      '- Entrega grátis só no centro',
    ]);
  });

  it('keeps the old and the new price of a service together', async () => {
    const [text] = await draftsFor('mensagem_whatsapp', 'o banho muda, pequeno de 45 vai pra 50, medio 60 p 65');
    expect(text).toContain('equeno de R$ 45 vai pra R$ 50');
    expect(text).toContain('édio R$ 60 para R$ 65');
  });

  it.each([
    ['faço socorro na estrada até 20km mas ai cobra', 'Faço socorro na estrada até 20km, mas aí cobra'],
    ['troco sola enquanto o cliente espera', 'Troco sola enquanto o cliente espera'],
    ['o valor varia um pouco', 'O valor varia um pouco'],
    ['nao substitui medico', 'Não substitui médico'],
    ['quermesse dias 14 15 21 e 22 de junho', 'Quermesse dias 14, 15, 21 e 22 de junho'],
    ['nao aceita cartao só dinheiro e pix', 'Não aceita cartão, só dinheiro e Pix'],
    ['fiado nao kkk', 'Fiado não.'],
    ['fiado nao kk', 'Fiado não.'],
    ['KK Lanches rua 7', 'KK Lanches'],
    ['entrego em Porto Alegre RS', 'Porto Alegre RS'],
    ['lanche na kk lanches rua 7', 'kk lanches'],
    ['plantao noturno, 180 o plantao', 'Plantão noturno, R$ 180 o plantão'],
    ['curau de brinde pros 20 primeiro de cada dia', 'Curau de brinde pros 20 primeiro'],
    ['mensagem p as clientes: quarta do cacho', 'Aviso aos clientes: quarta do cacho'],
    ['mandar pros clientes antigos q em julho tem 15% na lente', 'Em julho tem 15% na lente'],
  ])('is spelled: %s', async (topic, written) => {
    for (const text of await draftsFor('mensagem_whatsapp', topic))
      expect(text.toLowerCase()).toContain(written.toLowerCase());
  });
});

describe('the subject of an e-mail', () => {
  it('is the whole first statement of the topic, or its beginning with the name of the business', async () => {
    const subjects = (
      await draftsFor('email_marketing', 'cesta da semana tem couve, mandioca e tangerina', 'Sítio')
    ).map((text) => text.split('\n')[0]);
    expect(subjects).toEqual([
      'Assunto: Cesta da semana tem couve, mandioca e tangerina',
      'Assunto: Sítio: cesta da semana',
      'Assunto: Cesta da semana - Sítio',
    ]);
  });
});

describe('a script of few words', () => {
  it('begins with the offer, and has no placeholder', async () => {
    const texts = await draftsFor('roteiro_reels', 'troco salto e sola na hora enquanto o cliente espera');
    expect(texts[0]).toMatch(/\n0-3 s \| Troco salto e sola/);
    expect(texts.join('\n')).not.toContain('[preencher');
  });
});

describe('the critic', () => {
  it.each([
    [
      'porcelanato 54,90 o m2, entrega gratis acima de 50m2',
      'Porcelanato R$ 54,90 o m², entrega grátis acima de 50m².',
    ],
    ['vestido 180, ajuste e lavagem incluso', 'Vestido por R$ 180. O ajuste e a lavagem não são cobrados por fora.'],
    [
      'almoço da familia domingo, nao tem bebida',
      'Domingo tem almoço da família. Não tem bebida alcoólica, e o clima é de aniversário de criança.',
    ],
    [
      'violao e canto 1 aula por semana 180 por mes a primeira aula é gratis nao precisa ter instrumento',
      'Violão e canto 1 aula por semana R$ 180 por mês. A primeira aula é grátis. Não precisa ter instrumento.',
    ],
    ['nao reservo peça, quem chegar primeiro leva', 'Não reservo peça, quem chegar primeiro leva.'],
  ])('has no hard finding for the words of the topic: %s', (topic, text) => {
    const task = anAttempt({ brief: { contentType: 'mensagem_whatsapp', topic }, count: 1 });
    expect(critique({ ...task, texts: [text] }).filter(({ severity }) => severity === 'hard')).toEqual([]);
  });
});

describe('a topic without punctuation that tells the writer to ask a question', () => {
  it('is punctuated, and its question is asked in the text', async () => {
    const topic =
      'muda de ipê 15 reais terra adubada 18 o saco domingo até meio dia pergunta qual planta a pessoa quer';
    const [text = ''] = await draftsFor('mensagem_whatsapp', topic);
    expect(text).toContain('Muda de ipê R$ 15.\n');
    expect(text).toContain('\nQual planta você quer?\n');
  });
});

describe('a request to the writer within a topic', () => {
  it.each([
    ['mensagem ao vivo de aniversário, 120 reais', 'Mensagem ao vivo de aniversário', '[preencher'],
    ['responder casal q perguntou do carnaval pacote 5 noites 2900', 'Pacote 5 noites R$ 2.900', 'Responder'],
    ['lembrar da v10 e raiva, mutirão sábado 8h às 12h', 'Lembrete: V10 e raiva', 'Lembrete: da'],
    [
      'Queremos mostrar os preparativos da festa: 300 saquinhos de doce, dia 27.',
      'Os preparativos da festa',
      'Queremos',
    ],
  ])('is left out of the text: %s', async (topic, kept, left) => {
    const [text = ''] = await draftsFor('mensagem_whatsapp', topic);
    expect(text).toContain(kept);
    expect(text).not.toContain(left);
  });
});
