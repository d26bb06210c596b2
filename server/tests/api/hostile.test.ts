import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileUrls, payloads } from '../seed/hostile.ts';
import { aHistory } from '../seed/history.ts';
import type { Owner } from '../seed/owner.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';

const updateProfile = /* GraphQL */ `
  mutation ($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      __typename
      ... on UpdateProfileSuccess {
        user {
          businessName
          businessDesc
          linkWebsite
          linkInstagram
          linkWhatsapp
        }
      }
    }
  }
`;

describe.each(stores)('hostile input (%s)', (on) => {
  let server: TestServer;
  let owner: Owner;
  const visits: string[] = [];
  const sink = createServer((request, response) => {
    visits.push(request.url ?? '');
    response.end();
  });
  let sinkUrl: string;
  beforeAll(async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    sink.listen(0, '127.0.0.1', resolve);
    await promise;
    sinkUrl = `http://127.0.0.1:${(sink.address() as AddressInfo).port}`;
    const clickRate = { name: 'clicks', points: 10_000, seconds: 60 };
    server = await aServer({ on, clickRate });
    owner = await server.anOwner({ plan: 'plano_revoada', credits: 1_000 });
  });
  afterAll(async () => {
    await server.stop();
    sink.close();
  });

  it('consists of thirty payloads and sixty addresses', () => {
    expect(new Set(payloads).size).toBe(30);
    expect(new Set(hostileUrls).size).toBe(60);
  });

  it.each(payloads)('%j is stored and returned unchanged, from the profile to the export', async (payload) => {
    const input = { businessName: payload.slice(0, 80), businessDesc: payload };
    const { data } = await owner.graphql(updateProfile, { input });
    expect(data.updateProfile).toMatchObject({
      user: { businessName: input.businessName.trim(), businessDesc: payload },
    });
    const { status, headers, body } = await owner.click({ keywords: payload });
    expect({ status, type: headers.get('content-type') }).toEqual({
      status: 200,
      type: expect.stringMatching(/^application\/json/),
    });
    const [stored] = await owner.history();
    expect(stored).toMatchObject({ keywords: payload });
    const variations = body.variations.map(() => payload);
    const saved = await owner.call('POST', '/api/update-generation-history', {
      generationId: body.generationId,
      variations,
    });
    expect(saved.status).toBe(200);
    expect((await owner.history())[0].variations).toEqual(variations);
  });

  const isSafe = (link: string) => {
    const { protocol, username, password, hostname } = new URL(link);
    return /^https?:$/.test(protocol) && username + password === '' && hostname.includes('.');
  };
  const isFormOf: Record<string, (link: string) => boolean> = {
    linkWebsite: isSafe,
    linkInstagram: (link) => /^https:\/\/www\.instagram\.com\/[\w.]{1,30}$/.test(link),
    linkWhatsapp: (link) => /^https:\/\/wa\.me\/55\d{10,11}$/.test(link),
  };

  it.each(hostileUrls)('%j is refused as a link, or stored as a safe one', async (url) => {
    for (const [field, isGood] of Object.entries(isFormOf)) {
      const { __typename, user } = (await owner.graphql(updateProfile, { input: { [field]: url } })).data.updateProfile;
      const taken = __typename === 'InvalidProfile' ? null : (user[field] as string);
      expect(taken === null || isGood(taken) ? 'fine' : taken).toBe('fine');
    }
    const { status } = await owner.click({ keywords: 'Pão', campaignLink: url });
    const { data } = await owner.graphql('{ history(first: 1) { edges { node { campaignLink } } } }');
    const { campaignLink } = data.history.edges[0].node as { campaignLink: string | null };
    expect([status, campaignLink === null || isSafe(campaignLink)]).toEqual([expect.toBeOneOf([200, 422]), true]);
  });

  it('links are never fetched', async () => {
    for (const path of ['/foto.png', '/latest/meta-data', '/?q=<script>']) {
      await owner.graphql(updateProfile, { input: { linkWebsite: `${sinkUrl}${path}` } });
      await owner.click({ keywords: `Veja ${sinkUrl}${path}`, campaignLink: `${sinkUrl}${path}` });
    }
    await aHistory(server, owner, 1);
    await owner.history();
    expect(
      (await fetch(`${server.url}/api/export-data`, { headers: { authorization: `Bearer ${owner.token}` } })).status,
    ).toBe(200);
    expect(visits).toEqual([]);
  });
});
