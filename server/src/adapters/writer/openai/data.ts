import type { ModelDataKey } from '../../../domain/writing/modelData.ts';
import { retailDatesNamedIn, type RetailDate } from '../../../domain/writing/retailCalendar.ts';
import type { WritingTask } from '../../../domain/writing/writing.ts';
import { brasiliaTimeZone } from '../../../domain/time.ts';

const brasiliaDay = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeZone: brasiliaTimeZone });

/** Noon in São Paulo: the same day in any zone it may be read in. */
const noonOf = ({ day }: RetailDate): Date => new Date(`${day}T12:00:00-03:00`);

/** The occasions that the topic names: no text speaks of others. */
const datesFor = (topic: string, now: Date) =>
  retailDatesNamedIn(topic, now).map((date) => ({ nome: date.name, dia: brasiliaDay.format(noonOf(date)) }));

/** The owner's data for a task, which its texts may state. The privacy policy lists every key of it. */
export const ownerData = ({ brief, profile, products, now }: WritingTask) =>
  ({
    topico: brief.topic,
    produtos: products.map(({ name, price, detail }) => ({ nome: name, preco: price, detalhe: detail })),
    link_da_campanha: brief.campaignLink,
    hoje: brasiliaDay.format(now),
    datas_do_varejo: datesFor(brief.topic, now),
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
  }) satisfies Partial<Record<ModelDataKey, unknown>>;

/** JSON in which no `<` is left, so that nothing inside can close the delimiter. */
export const encode = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
