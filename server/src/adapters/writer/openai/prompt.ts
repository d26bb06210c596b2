import type { WritingRequest } from '../../../domain/ports.ts';
import { angles } from './guidance/angles.ts';
import { house } from './guidance/house.ts';
import { tones } from './guidance/tones.ts';
import { types } from './guidance/types.ts';

/** Changes with every change of wording below or in guidance/; kept with each generation (rule 5.6). */
export const promptVersion = '2026-11-1';

export type Message = { role: 'system' | 'user'; content: string };

/** The messages of one attempt. What the owner typed is only ever in the second, as JSON. */
export function messagesFor(request: WritingRequest): Message[] {
  const messages: Message[] = [
    { role: 'system', content: systemText(request) },
    { role: 'user', content: `<dados>\n${encode(dataOf(request))}\n</dados>` },
  ];
  if (request.feedback.length > 0) {
    messages.push({ role: 'user', content: `<correcoes>\n${encode(request.feedback)}\n</correcoes>` });
  }
  return messages;
}

/** The answer that is asked for, as strict JSON Schema. `minItems` is left to words: not every server knows it. */
export const answerFormat = (count: number) => ({
  type: 'json_schema' as const,
  json_schema: {
    name: 'textos',
    strict: true,
    schema: {
      type: 'object',
      properties: {
        variations: {
          type: 'array',
          description: `Exatamente ${count} ${count === 1 ? 'texto' : 'textos, cada um com outro ângulo'}.`,
          items: { type: 'string', description: 'Um texto completo, pronto para copiar, sem HTML.' },
        },
      },
      required: ['variations'],
      additionalProperties: false,
    },
  },
});

/** The instructions, made of our own words alone: nothing typed by anybody gets in here. */
export function systemText({ brief, count }: WritingRequest): string {
  const { shape, withLink, withoutLink } = types[brief.contentType];
  return [
    house,
    `# Formato\n${shape}\n${brief.campaignLink === null ? withoutLink : withLink}`,
    `# Objetivo\n${tones[brief.tone]}`,
    `# Quantidade\n${quantity(count)}`,
  ].join('\n\n');
}

function quantity(count: number): string {
  const plan = Array.from({ length: count }, (_, index) => `${index + 1}. ${angles[index % angles.length]}`);
  const sentence =
    count === 1
      ? 'Escreva exatamente 1 texto, com este ângulo:'
      : `Escreva exatamente ${count} textos. Cada um tem outro ângulo, outra abertura e outra chamada:`;
  return `${sentence}\n${plan.join('\n')}\nResponda só com o objeto JSON {"variations": [...]}, sem comentários.`;
}

const saoPaulo = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeZone: 'America/Sao_Paulo' });

const dataOf = ({ brief, profile, now }: WritingRequest) => ({
  topico: brief.topic,
  link_da_campanha: brief.campaignLink,
  hoje: saoPaulo.format(now),
  negocio: {
    nome: profile.businessName,
    descricao: profile.businessDesc,
    publico: profile.targetAudience,
    cidade: profile.businessCity,
    bairro: profile.businessNeighborhood,
    site: profile.linkWebsite,
    instagram: profile.linkInstagram,
    whatsapp: profile.linkWhatsapp,
  },
});

/** JSON in which no `<` is left, so that nothing inside can close the delimiter. */
const encode = (value: unknown): string => JSON.stringify(value, null, 2).replaceAll('<', '\\u003c');
