import { describe, expect, it } from 'vitest';
import { appPages } from './content/appPages';
import { publicPages } from './content/publicPages';
import { renderSite, type SiteInput } from './prerender';

const plan = {
  contentTypes: ['a'],
  tones: ['DEFAULT', 'VENDER'],
  variations: 1,
  features: [],
};
const facts: SiteInput['facts'] = {
  plans: [
    { ...plan, key: 'PLANO_NINHO', name: 'Plano Poleiro', priceInCents: 0, monthlyCredits: 7, historySize: 13 },
    { ...plan, key: 'PLANO_VOO', name: 'Plano Nuvem', priceInCents: 41_90, monthlyCredits: 77, historySize: null },
  ],
  contentTypes: [{ key: 'a', label: 'Cartaz' }],
  terms: { version: '2026-11-22' },
  modelData: ['O assunto que você escreveu.'],
  withdrawalDays: 9,
  refundRememberedDays: 41,
  contacts: { email: 'oi@loja.example', whatsapp: '5551987654321', phone: '(51) 3333-4444' },
  analyticsId: 'G-ABC',
  legalRules: [
    {
      id: 'rule',
      source: 'Lei do Cartaz',
      article: 'art. 9º',
      summary: 'O cartaz diz o preço.',
      instead: 'Escreva o preço.',
      url: 'https://leis.example/9',
      checkedOn: '2026-11-22',
      comparedWith: 'NOTHING',
    },
  ],
};
const template = '<head><!--head--></head><body><!--page--></body>';
const templates = { page: template, index: `${template}<!--application-->` };
const given: SiteInput = {
  facts,
  origin: 'https://loja.example',
  templates,
  chunks: { generate: ['/assets/Generate-1.js'] },
};
const { answers } = renderSite(given);
const page = (path: string) => answers[path]!.body;

describe('the public pages', () => {
  it('show the prices and names of the given plan table, and no others', () => {
    expect(page('/plans')).toContain('41,90');
    expect(page('/plans')).toMatch(/77 créditos/);
    expect(page('/plans')).toContain('os 13 textos mais recentes');
    expect(page('/')).toContain('O Plano Poleiro é grátis, sem cartão: 7 créditos por mês');
    expect(page('/terms')).toContain('Plano Nuvem');
    for (const path of Object.keys(publicPages)) {
      expect(page(path)).not.toMatch(/R\$\s39|R\$\s99|Plano (Ninho|Voo|Revoada)/);
    }
  });

  it('say the configured days of the withdrawal, and for how many a refund is remembered', () => {
    expect(page('/plans')).toContain('Você tem 9 dias, contados do primeiro pagamento');
    expect(page('/plans')).toContain('Se você assinar de novo em até 41 dias, descontamos do primeiro mês');
    expect(page('/plans')).toContain('Depois dos 9 dias não há reembolso');
    expect(page('/contact')).toContain('Até 9 dias depois do primeiro pagamento');
  });

  it("never break the product's name between two lines", () => {
    for (const path of Object.keys(publicPages)) {
      const rest = page(path)
        .replaceAll(/<span[^>]*translate="no"[^>]*>Bem-te-vi<\/span>/gi, '')
        .replaceAll(/<script[^>]*>.*?<\/script>|<title>.*?<\/title>|<[^>]*>/gs, ' ');
      expect(rest).not.toMatch(/bem-te-vi/i);
    }
  });

  it('link to the configured contacts', () => {
    expect(page('/contact')).toContain('href="https://wa.me/5551987654321"');
    expect(page('/contact')).toContain('(51) 98765-4321');
    expect(page('/contact')).toContain('href="tel:+555133334444"');
    expect(page('/contact')).toContain('href="mailto:oi@loja.example"');
    expect(page('/privacy')).toContain('oi@loja.example');
  });

  it('escape configured values', () => {
    const hostile = '"><script>alert(1)</script>$&';
    const named = facts.plans.map((each) => ({ ...each, name: hostile }));
    const all = renderSite({
      ...given,
      facts: { ...facts, plans: named, contacts: { ...facts.contacts, email: hostile } },
    });
    for (const path of Object.keys(publicPages)) {
      expect(all.answers[path]!.body).not.toContain('<script>alert');
      expect(all.answers[path]!.body).not.toContain('<!--page-->');
    }
  });

  it('have each a canonical address and one h1', () => {
    for (const path of Object.keys(publicPages)) {
      expect(page(path).match(/<h1/g)).toHaveLength(1);
      expect(page(path)).toContain(`<link rel="canonical" href="https://loja.example${path}"/>`);
    }
  });

  it.each([
    ['/', 6],
    ['/how-it-works', 6],
    ['/plans', 8],
    ['/contact', 6],
  ])('%s answers %i questions, to people and to search engines', (path, count) => {
    expect(page(path).match(/<details/g)).toHaveLength(count);
    const data = [...page(path).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
      JSON.parse(json!),
    );
    expect(data[0]).toMatchObject({ '@type': 'FAQPage', mainEntity: { length: count } });
  });

  it('offer the plans to search engines at their prices', () => {
    expect(page('/plans').match(/"price":"[\d.]+"/g)).toEqual(['"price":"0.00"', '"price":"41.90"']);
  });

  it.each(['/terms', '/privacy'])('%s says when it was last changed', (path) => {
    expect(page(path)).toContain('Última atualização: 22 de novembro de 2026');
  });

  it('are in the site map, and pages behind the login are disallowed to robots', () => {
    for (const path of Object.keys(publicPages))
      expect(page('/sitemap.xml')).toContain(`<loc>https://loja.example${path}</loc>`);
    expect(page('/robots.txt')).toContain('Disallow: /generate\n');
    expect(page('/robots.txt')).toContain('Sitemap: https://loja.example/sitemap.xml');
    expect(page('/robots.txt')).not.toMatch(/Disallow: \/(login|register|plans)?\n/);
  });
});

describe('every page', () => {
  const all = [...Object.keys(publicPages), ...Object.keys(appPages)];

  it('has a title and a description of its own', () => {
    const seen = all.map((path) =>
      [/<title>(.*?)<\/title>/, /<meta name="description" content="(.*?)"/].map((part) => part.exec(page(path))![1]!),
    );
    for (const each of [0, 1]) expect(new Set(seen.map((words) => words[each])).size).toBe(seen.length);
    for (const [title, description] of seen) {
      expect(title!.length).toBeLessThanOrEqual(60);
      expect(description!.length).toBeGreaterThan(90);
      expect(description!.length).toBeLessThanOrEqual(160);
    }
  });

  it('has the frame of the site, and behind the login a placeholder until the application is loaded', () => {
    for (const path of Object.keys(appPages)) {
      expect(page(path)).toContain('<!--application-->');
      expect(page(path)).toContain('Carregando…');
      expect(page(path)).not.toContain('<h1');
      expect(page(path)).toContain('<a href="/terms"');
    }
  });
});
