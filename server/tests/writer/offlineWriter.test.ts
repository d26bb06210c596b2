import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOfflineWriter } from '../../src/adapters/writer/offline/offlineWriter.ts';
import { contentTypeKeys, toneKeys, type ContentType } from '../../src/domain/catalog.ts';
import { countCharacters, extractEmojis, extractHashtags, isStorable } from '../../src/domain/text.ts';
import { critique } from '../../src/critic/critic.ts';
import { anAttempt, soon, textsOf, writerContract } from '../contracts/writer.ts';

const writer = createOfflineWriter();

writerContract('the offline writer', createOfflineWriter);

const topics = [
  'promoção de bolo de cenoura',
  'Quero divulgar minha nova coleção de inverno',
  'Faça um post sobre banho e tosa com hora marcada',
  'Esta semana temos 20% de desconto em todos os cortes. Só de terça a quinta!',
  'bolo',
  '.',
  '* *',
  '🎂🎉',
  '👨‍👩‍👧‍👦 '.repeat(120).trim(),
  'Combo "X-Tudo" por R$ 29,90 | só hoje',
  'lista:\n- pão\n- *leite*\n\n\n- café #fresquinho #bomdia',
  'Summer sale on handmade sandals',
  'a'.repeat(1_000),
  'Vamos abrir no feriado e queremos avisar toda a clientela do bairro com calma e antecedência. '.repeat(10).trim(),
  '<b>oi</b> {name} {topic} $& __proto__',
];
const names = [
  'Doce Mel',
  'Ana',
  'Oficina & Auto Elétrica Irmãos Figueiredo de Albuquerque e Filhos do Jabaquara',
  '💅 Studio da Bê',
  '*Pet* #top',
];

const arbitraryRequest = (contentType: ContentType) =>
  fc
    .record({
      topic: fc.oneof(
        fc.constantFrom(...topics),
        fc
          .string({ unit: 'grapheme', minLength: 1, maxLength: 1_000 })
          .filter((text) => text.trim() !== '' && isStorable(text)),
      ),
      tone: fc.constantFrom(...toneKeys),
      campaignLink: fc.constantFrom(null, 'https://loja.com.br/inverno'),
      requestId: fc.uuid(),
      businessName: fc.constantFrom(null, ...names),
      businessDesc: fc.constantFrom(null, 'Roupa feminina para o dia a dia', 'Tudo para o seu pet. '.repeat(28).trim()),
      businessCity: fc.constantFrom(null, 'São José dos Campos - SP', 'Recife'),
      linkWhatsapp: fc.constantFrom(null, 'https://wa.me/5511912345678'),
    })
    .map(({ topic, tone, campaignLink, requestId, ...profile }) =>
      anAttempt({ brief: { contentType, topic: topic.trim(), tone, campaignLink, requestId }, profile }),
    );

/** What no topic is an excuse for. */
const structural = new Set(['count', 'empty', 'identical', 'invalid-characters', 'missing-link', 'too-long']);

/** Every text of the type, for many briefs, with the topic and name in reach. */
const everyText = (type: ContentType, check: (text: string, request: ReturnType<typeof anAttempt>) => void) =>
  fc.assert(
    fc.asyncProperty(arbitraryRequest(type), async (request) => {
      const texts = textsOf(await writer.write(request, soon()));
      const found = critique({ ...request, texts }).map(({ code }) => code);
      expect(found.filter((code) => structural.has(code))).toEqual([]);
      for (const text of texts) check(text, request);
    }),
    { numRuns: 150 },
  );

const labelled = (text: string, label: string): string => new RegExp(`^${label}: (.+)$`, 'm').exec(text)?.[1] ?? '';

describe('the offline writer keeps the shape of', () => {
  it('an Instagram post: hook, length, 3 to 5 hashtags', () =>
    everyText('post_instagram', (text) => {
      const [hook = ''] = text.split('\n');
      expect(countCharacters(hook)).toBeLessThanOrEqual(125);
      expect(countCharacters(text)).toBeLessThanOrEqual(2_200);
      const tags = extractHashtags(text);
      expect(tags.length).toBeGreaterThanOrEqual(3);
      expect(tags.length).toBeLessThanOrEqual(5);
      expect(extractHashtags(text.split('\n').at(-1) ?? '')).toEqual(tags);
    }));

  it('a product description: no hashtags, no emojis of ours, details after benefits', () =>
    everyText('descricao_produto', (text, { brief, profile }) => {
      expect(extractHashtags(text)).toEqual([]);
      const theirs = extractEmojis(`${brief.topic} ${profile.businessName}`);
      expect(extractEmojis(text).filter((emoji) => !theirs.includes(emoji))).toEqual([]);
      expect(text).toMatch(/\n- /);
    }));

  it('a WhatsApp message: 600 characters, its own marks', () =>
    everyText('mensagem_whatsapp', (text) => {
      expect(countCharacters(text)).toBeLessThanOrEqual(600);
      expect(text.match(/\*/g)).toHaveLength(2);
      expect(text).toMatch(/\*[^*\n]+\*/);
    }));

  it('a Reels script: a table of 30 to 60 seconds with the hook in the first three', () =>
    everyText('roteiro_reels', (text) => {
      const lines = text.split('\n');
      const table = lines.slice(lines.indexOf('Tempo | Fala | Cena') + 1, lines.indexOf('', 3));
      let end = 0;
      let words = 0;
      for (const row of table) {
        const [time = '', speech = '', scene = ''] = row.split(' | ');
        const [, from, to] = /^(\d+)-(\d+) s$/.exec(time) ?? [];
        expect(Number(from)).toBe(end);
        end = Number(to);
        expect(end).toBeGreaterThan(Number(from));
        expect(row.split('|')).toHaveLength(3);
        expect(scene).not.toBe('');
        words += speech.split(/\s+/).length;
      }
      expect(table[0]).toMatch(/^0-3 s \| (?:\S+ ){1,7}\| /);
      expect(end).toBeGreaterThanOrEqual(30);
      expect(end).toBeLessThanOrEqual(60);
      expect(words).toBeGreaterThanOrEqual(66);
      expect(words).toBeLessThanOrEqual(144);
    }));

  it('an ad: three labelled parts within their limits', () =>
    everyText('texto_anuncio', (text, { brief }) => {
      for (const [label, limit] of [
        ['Texto principal', 125],
        ['Título', 27],
        ['Descrição', 25],
      ] as const) {
        const part = labelled(text, label);
        expect(part).not.toBe('');
        expect(countCharacters(part)).toBeLessThanOrEqual(limit);
      }
      expect(text.split('\n')).toHaveLength(brief.campaignLink === null ? 3 : 4);
    }));

  it('an e-mail: subject, preheader, body, why the reader gets it', () =>
    everyText('email_marketing', (text) => {
      const subject = countCharacters(labelled(text, 'Assunto'));
      const preheader = countCharacters(labelled(text, 'Pré-cabeçalho'));
      expect(subject).toBeGreaterThan(0);
      expect(subject).toBeLessThanOrEqual(50);
      expect(preheader).toBeGreaterThanOrEqual(40);
      expect(preheader).toBeLessThanOrEqual(100);
      expect(text.split('\n').at(-1)).toMatch(/recebe|chegou|lista/);
    }));
});

describe('the offline writer', () => {
  it('calls itself a demonstration', async () => {
    expect(writer.demonstration).toBe(true);
    expect(await writer.write(anAttempt(), soon())).toMatchObject({ writer: 'offline', model: 'demonstracao' });
  });

  it('writes the same for the same click, and something else for a retry', async () => {
    const request = anAttempt();
    const first = textsOf(await writer.write(request, soon()));
    expect(textsOf(await writer.write(request, soon()))).toEqual(first);
    const retry = { ...request, feedback: ['Texto 1: abertura repetida.'] };
    expect(textsOf(await writer.write(retry, soon()))).not.toEqual(first);
  });

  it('writes something else for every type and tone', async () => {
    const requestId = 'b3b0a0de-5a1c-4f57-9a3e-6f6f5d1c2b1a';
    const seen = new Set<string>();
    for (const contentType of contentTypeKeys) {
      for (const tone of toneKeys) {
        const request = anAttempt({ brief: { contentType, tone, requestId } });
        for (const text of textsOf(await writer.write(request, soon()))) seen.add(text);
      }
    }
    expect(seen.size).toBe(contentTypeKeys.length * toneKeys.length * 3);
  });

  it('invents no price, date or phone', async () => {
    for (const contentType of contentTypeKeys) {
      for (const tone of toneKeys) {
        const request = anAttempt({ brief: { contentType, tone } });
        for (const text of textsOf(await writer.write(request, soon()))) {
          expect(text).not.toMatch(/R\$|\d{2}\/\d{2}|\(\d{2}\)|\d{4,}|—|</);
        }
      }
    }
  });

  it('does not ask for a price that the topic names', async () => {
    for (let click = 0; click < 30; click += 1) {
      const brief = { contentType: 'descricao_produto' as const, topic: 'Bolo de cenoura por R$ 35,00' };
      for (const text of textsOf(await writer.write(anAttempt({ brief }), soon()))) {
        expect(text).not.toContain('[preencher: preço]');
      }
    }
  });

  it('speaks of the subject, not of the request', async () => {
    const brief = { topic: 'Quero divulgar minha nova coleção de inverno' };
    for (const text of textsOf(await writer.write(anAttempt({ brief }), soon()))) {
      expect(text).toMatch(/nova coleção de inverno/i);
      expect(text).not.toMatch(/quero divulgar|minha/i);
      expect(text).toContain('#ColeçãoDeInverno');
    }
  });

  it('keeps a long topic whole where there is room', async () => {
    const days = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'];
    const topic = days.map((day) => `Na ${day} vamos atender a clientela do bairro até as 18h, com calma.`).join(' ');
    for (const contentType of ['post_instagram', 'descricao_produto', 'roteiro_reels', 'email_marketing'] as const) {
      for (const text of textsOf(await writer.write(anAttempt({ brief: { contentType, topic } }), soon()))) {
        expect(text).toContain(topic);
      }
    }
  });
});
