import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PartUnavailable } from '../../src/domain/partUnavailable.ts';
import { aHistory } from '../seed/history.ts';
import type { Owner } from '../seed/owner.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';

/** A file as a browser gets it. */
async function download({ token }: Owner, url: string, path: string) {
  const answer = await fetch(`${url}/api/${path}`, { headers: { authorization: `Bearer ${token}` } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, bytes, text: bytes.toString() };
}

/** Cells as Excel splits them. */
function cellsOf(csv: string): string[][] {
  const cells = [...csv.matchAll(/("(?:[^"]|"")*"|[^;\r\n]*)(;|\r\n)/g)];
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of cells) {
    rows.at(-1)!.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end !== ';') rows.push([]);
  }
  return rows.slice(0, -1);
}

describe.each(stores)('an export of the history (%s)', (on) => {
  let server: TestServer;
  beforeAll(async () => void (server = await aServer({ on })));
  afterAll(() => server.stop());
  const get = (owner: Owner, path: string) => download(owner, server.url, path);

  const hostile = [
    '=HYPERLINK("http://mal.example")',
    '+55 11 9',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    '＝1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    ' =1',
    '\u00a0@a',
  ];

  it('is a CSV file that Excel opens, with formulas disarmed', async () => {
    const owner = await server.anOwner({ plan: 'plano_voo' });
    await aHistory(server, owner, hostile.length, (index) => ({
      topic: hostile[index]!,
      contentType: 'email_marketing',
      tone: 'urgente',
      createdAt: new Date(`2026-03-10T02:30:${10 + index}.000Z`),
      campaignLink: index ? null : 'https://padaria.example/?a=1;b=2',
      favourite: index === 0,
      variations: ['Pão; "quentinho"', 'linha um\nlinha dois 🥖', hostile[index]!],
    }));
    const { status, headers, bytes, text } = await get(owner, 'export-history?format=csv');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="bem-te-vi-historico.csv"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, ...rows] = cellsOf(text.slice(1));
    expect(head).toEqual([
      'Data (horário de Brasília)',
      'Tipo de conteúdo',
      'Objetivo',
      'Tópico',
      'Link da campanha',
      'Favorita',
      'Editada em',
      'Variação 1',
      'Variação 2',
      'Variação 3',
    ]);
    expect(rows).toHaveLength(hostile.length);
    expect(rows.at(-1)).toEqual([
      '09/03/2026 23:30',
      'E-mail Marketing',
      'Criar urgência',
      `'${hostile[0]}`,
      'https://padaria.example/?a=1;b=2',
      'Sim',
      '',
      'Pão; "quentinho"',
      'linha um\nlinha dois 🥖',
      `'${hostile[0]}`,
    ]);
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^[\s\p{C}]*[=+\-@＝＋－＠]/u);
  });

  it('is a text file where that format is asked for', async () => {
    const owner = await server.anOwner({ plan: 'plano_voo' });
    await aHistory(server, owner, 1, () => ({ topic: 'Pão', variations: ['Um\nsó', 'Dois', 'Três'] }));
    const { headers, text } = await get(owner, 'export-history?format=txt');
    expect(headers.get('content-disposition')).toBe('attachment; filename="bem-te-vi-historico.txt"');
    expect(text.split('\r\n')).toEqual([
      '\uFEFFBem-te-vi: meu histórico',
      '',
      '='.repeat(60),
      'Post para Instagram, 10/03/2026 09:00',
      'Objetivo: Padrão',
      'Tópico: Pão',
      '',
      'Variação 1',
      '',
      'Um',
      'só',
      '',
      'Variação 2',
      '',
      'Dois',
      '',
      'Variação 3',
      '',
      'Três',
      '',
    ]);
  });

  it('names the date of each edit and the link that the text is for', async () => {
    const owner = await server.anOwner({ plan: 'plano_voo' });
    const campaignLink = 'https://padaria.example/pascoa';
    await aHistory(server, owner, 1, () => ({ editedAt: new Date('2026-04-01T01:15:00.000Z'), campaignLink }));
    const [head, row] = cellsOf((await get(owner, 'export-history?format=csv')).text.slice(1));
    expect([row![0], row![head!.indexOf('Editada em')]]).toEqual(['10/03/2026 09:00', '31/03/2026 22:15']);
    const { text } = await get(owner, 'export-history?format=txt');
    expect(text.split('\r\n')).toContain(`Link da campanha: ${campaignLink}`);
  });

  it('has the texts that the plan shows, with the filters of the page', async () => {
    const owner = await server.anOwner({ plan: 'plano_voo' });
    await aHistory(server, owner, 130, (index) => ({
      topic: `Tópico ${index}`,
      tone: index % 2 ? 'vender' : 'ajudar',
      favourite: index === 101,
    }));
    const topics = async (query: string) =>
      cellsOf((await get(owner, `export-history?format=csv${query}`)).text)
        .slice(1)
        .map((cells) => cells[3]!);
    const newest = Array.from({ length: 100 }, (_, index) => `Tópico ${129 - index}`);
    expect((await topics('')).toSorted()).toEqual(newest.toSorted());
    expect(await topics('&toneOfVoice=vender&contentType=post_instagram')).toHaveLength(50);
    expect(await topics('&favourites=true')).toEqual(['Tópico 101']);
    for (const all of ['false', '']) expect(await topics(`&favourites=${all}`)).toHaveLength(100);
    expect(await topics('&search=TOPICO+77')).toEqual(['Tópico 77']);
    for (const query of ['', '?format=xls', '?format=csv&contentType=x', '?format=txt&toneOfVoice=__proto__']) {
      expect(await get(owner, `export-history${query}`)).toMatchObject({ status: 422 });
    }
  });

  it('is cut off when it fails in the middle, so that a part of it is not taken for the whole', async () => {
    const owner = await server.anOwner({ plan: 'plano_voo' });
    await aHistory(server, owner, 60);
    const { store } = server;
    const { page } = store.generations;
    const generations: typeof store.generations = {
      ...store.generations,
      page: (userId, query) => (query.after ? Promise.reject(new Error('the page is broken')) : page(userId, query)),
    };
    const broken = await aServer({ store: { ...store, generations, close: () => Promise.resolve() } });
    for (const encoding of ['identity', 'gzip']) {
      const read = fetch(`${broken.url}/api/export-history?format=csv`, {
        headers: { authorization: `Bearer ${owner.token}`, 'accept-encoding': encoding },
        signal: AbortSignal.timeout(20_000),
      }).then((answer) => answer.text());
      // One that never ended would be a TimeoutError.
      await expect(read).rejects.toMatchObject({ name: 'TypeError' });
    }
    expect(broken.logged.filter((line) => line.includes('bug in an HTTP route'))).toHaveLength(2);
    await broken.stop();
  });

  it('is answered with the error when it cannot begin', async () => {
    const owner = await server.anOwner({ plan: 'plano_voo' });
    await aHistory(server, owner, 1);
    const { store } = server;
    const fails = () => Promise.reject(new PartUnavailable('store', 'down'));
    const generations = { ...store.generations, page: fails, all: fails };
    const broken = await aServer({ store: { ...store, generations, close: () => Promise.resolve() } });
    for (const path of ['export-history?format=csv', 'export-history?format=txt', 'export-data']) {
      const answer = await fetch(`${broken.url}/api/${path}`, { headers: { authorization: `Bearer ${owner.token}` } });
      expect([path, answer.status, await answer.json()]).toMatchObject([
        path,
        503,
        { code: 'UNAVAILABLE', part: 'store' },
      ]);
      expect(answer.headers.get('content-disposition')).toBeNull();
    }
    await broken.stop();
  });

  it('is refused on the free plan', async () => {
    const owner = await server.anOwner();
    await aHistory(server, owner, 1);
    for (const format of ['csv', 'txt']) {
      const { status, text } = await get(owner, `export-history?format=${format}`);
      expect({ status, body: JSON.parse(text) }).toEqual({
        status: 403,
        body: {
          error: 'Exportar o histórico está disponível a partir do Plano Voo.',
          code: 'PLAN_LOCKED',
          field: 'format',
          requiredPlan: 'plano_voo',
        },
      });
    }
  });
});
