import { expect, it } from 'vitest';
import { messagesFor } from '../../src/adapters/writer/openai/prompt.ts';
import { reviewMessages } from '../../src/adapters/writer/openai/reviewPrompt.ts';
import { modelData } from '../../src/domain/writing/modelData.ts';
import type { WritingVoice } from '../../src/domain/account/voice.ts';
import { anAttempt } from '../contracts/writer.ts';

const voice: WritingVoice = {
  samples: ['Bora tomar um café?'],
  address: 'voce',
  emoji: 'few',
  favouritePhrases: ['Quentinho do forno'],
  forbiddenWords: ['imperdível'],
};
const attempt = anAttempt({
  voice,
  products: [{ name: 'Bolo de cenoura', price: 'R$ 39', detail: 'serve dez' }],
  count: 1,
  retry: [{ variation: 0, text: 'Bolo', corrections: ['Falta o preço.'] }],
});
const review = { ...attempt, texts: ['Bolo'], doubts: [] };

type Data = Readonly<Record<string, unknown>>;

/** What the messages have of the owner: the fields of the data, and the tags of what else is delimited. */
function sent(): Data {
  const messages = [...messagesFor(attempt), ...reviewMessages(review)].filter(({ role }) => role === 'user');
  return Object.assign(
    {},
    ...messages.map(({ content }) => {
      const [, tag = '', json = ''] = /^<(\w+)>\n([\s\S]*)\n<\/\1>$/.exec(content) ?? [];
      const value = JSON.parse(json) as Data;
      return tag === 'dados' ? value : { [tag]: value };
    }),
  ) as Data;
}

/** How the policy names the fields of what is sent as a whole. */
const named: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  negocio: {
    nome: 'nome',
    descricao: 'descrição',
    publico: 'público',
    cidade: 'cidade',
    bairro: 'bairro',
    site: 'os links',
    instagram: 'os links',
    whatsapp: 'os links',
  },
  voz: {
    textos: 'os textos que você colou',
    tratamento: 'como você fala com o cliente',
    emojis: 'quantos emojis',
    frases_da_casa: 'as frases favoritas',
    palavras_proibidas: 'as palavras proibidas',
  },
  produtos: { nome: 'nome', preco: 'preço', detalhe: 'detalhe' },
};

it('the privacy policy lists each field that the model is given, and no other', () => {
  expect(Object.keys(sent()).toSorted()).toEqual(Object.keys(modelData).toSorted());
});

it.each(Object.keys(named))('the privacy policy says what is given of %s', (key) => {
  const value = messagesFor(attempt)
    .map(({ content }) => /^<dados>\n(.*)\n<\/dados>$/s.exec(content)?.[1])
    .map((json) => (json ? ((JSON.parse(json) as Data)[key] as Data | Data[]) : null))
    .find((given) => given !== null)!;
  const fields = Object.keys(Array.isArray(value) ? value[0]! : value);
  expect(fields.toSorted()).toEqual(Object.keys(named[key]!).toSorted());
  for (const field of fields) expect(modelData[key as keyof typeof modelData]).toContain(named[key]![field]);
});

it('the privacy policy says that the content type and the goal are given, which choose the instructions', () => {
  const system = (brief: object) => messagesFor(anAttempt({ brief }))[0]!.content;
  expect(system({ contentType: 'post_instagram' })).not.toBe(system({ contentType: 'email_marketing' }));
  expect(system({ tone: 'vender' })).not.toBe(system({ tone: 'informar' }));
  expect(modelData.topico).toContain('o tipo de conteúdo e o objetivo');
});
