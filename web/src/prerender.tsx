/**
 * Renders every page as an HTML document: public pages with their content, pages of the application with their skeleton.
 * The build bundles this file for the server, which calls `renderSite` once at its start, because plans and contacts come
 * from the server's configuration.
 */
import { createHash } from 'node:crypto';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import './ui/styles/global.css';
import { Frame } from './features/shell/frame/Frame';
import { NavFrame, VisitorNav } from './features/shell/frame/NavFrame';
import { PageSkeleton } from './features/shell/page/PageSkeleton';
import { ContactBody } from './features/site/ContactBody';
import { DevelopersBody } from './features/site/DevelopersBody';
import { HowItWorksBody } from './features/site/howItWorks/HowItWorksBody';
import { LandingBody } from './features/site/landing/LandingBody';
import { LegalRulesBody, type LegalRule } from './features/site/legal/LegalRulesBody';
import { PlansBody } from './features/billing/PlansBody';
import { PrivacyBody } from './features/site/legal/PrivacyBody';
import { TermsBody } from './features/site/legal/TermsBody';
import { VisitorPlanAction } from './features/billing/VisitorPlanAction';
import { appPages } from './content/appPages';
import { contactFaq } from './content/contact';
import type { Facts } from './content/facts';
import type { Faq } from './content/faq';
import { howItWorksFaq } from './content/howItWorks';
import { landingFaq } from './content/landing';
import { plansFaq } from './content/plans';
import { publicPages } from './content/publicPages';
import { Head, TitleAndDescription, type HeadProps } from './head';
import { paths } from './paths';
import { showBannerScript } from './session/cookieConsent';
import { hideFromAccountsScript } from './session/storedAccount';

type Path = keyof typeof publicPages;
type AppPath = keyof typeof appPages;
type Body = ComponentType<{ facts: SiteInput['facts'] }>;

const bodies: Record<Path, Body> = {
  [paths.landing]: LandingBody,
  [paths.howItWorks]: HowItWorksBody,
  [paths.plans]: ({ facts }) => <PlansBody facts={facts} actionOf={(plan) => <VisitorPlanAction plan={plan} />} />,
  [paths.contact]: ContactBody,
  [paths.terms]: TermsBody,
  [paths.privacy]: PrivacyBody,
  [paths.developers]: DevelopersBody,
  [paths.legalRules]: ({ facts }) => <LegalRulesBody rules={facts.legalRules} />,
};

const faqs: Partial<Record<Path, (facts: Facts) => Faq[]>> = {
  [paths.landing]: landingFaq,
  [paths.howItWorks]: howItWorksFaq,
  [paths.plans]: plansFaq,
  [paths.contact]: contactFaq,
};

/** What the running server provides: its configuration and the built files. */
export interface SiteInput {
  readonly facts: Facts & { readonly analyticsId?: string | null; readonly legalRules: readonly LegalRule[] };
  /** How people reach the site: `https://bemtevi.example`. */
  readonly origin: string;
  /** The built page.html of the public pages and index.html of the application, with their places for head and page. */
  readonly templates: Readonly<Record<'page' | 'index', string>>;
  /** The scripts of each page of the application beside those of the template, by its name in `paths`. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

export interface Site {
  /** Documents and files by their path, with their type. */
  readonly answers: Readonly<Record<string, { readonly type: string; readonly body: string }>>;
  /** The digests of the inline scripts, as a content security policy names them. */
  readonly scriptHashes: readonly string[];
  /** The digests of the inline styles. */
  readonly styleHashes: readonly string[];
}

/** Renders every page, the site map and what robots may read. */
export function renderSite({ facts, origin, templates, chunks }: SiteInput): Site {
  const publicPaths = Object.keys(publicPages) as Path[];
  const appPaths = Object.keys(appPages) as AppPath[];
  const fill = (template: string, head: string, path: string, frame: ReactNode) => ({
    type: 'text/html; charset=utf-8',
    body: template
      .replace('<!--head-->', () => head)
      .replace('<!--page-->', () => renderToStaticMarkup(<StaticRouter location={path}>{frame}</StaticRouter>)),
  });
  const publicPage = (path: Path) => {
    const Page = bodies[path];
    const head: HeadProps = { path, origin, facts, faq: faqs[path]?.(facts) ?? [], ...publicPages[path] };
    return fill(
      templates.page,
      renderToStaticMarkup(<Head {...head} />) + inline(hideFromAccountsScript) + inline(showBannerScript),
      path,
      <Frame top={<VisitorNav />}>
        <Page facts={facts} />
      </Frame>,
    );
  };
  const chunksOf = (path: AppPath) => chunks[Object.entries(paths).find(([, each]) => each === path)![0]] ?? [];
  const appPage = (path: AppPath) =>
    fill(
      templates.index,
      renderToStaticMarkup(
        <>
          <TitleAndDescription {...appPages[path]} />
          {chunksOf(path).map((script) => (
            <link key={script} rel="modulepreload" crossOrigin="" fetchPriority="low" href={script} />
          ))}
        </>,
      ) + inline(showBannerScript),
      path,
      <Frame top={<NavFrame links={[]} />}>
        <PageSkeleton />
      </Frame>,
    );
  return {
    answers: {
      ...Object.fromEntries(publicPaths.map((path) => [path, publicPage(path)])),
      ...Object.fromEntries(appPaths.map((path) => [path, appPage(path)])),
      '/sitemap.xml': {
        type: 'application/xml; charset=utf-8',
        body: siteMap(publicPaths.map((path) => origin + path)),
      },
      '/robots.txt': { type: 'text/plain; charset=utf-8', body: robots(appPaths, origin) },
    },
    scriptHashes: inlineScripts.map(digestOf),
    styleHashes: [...new Set(Object.values(templates).flatMap(stylesOf).map(digestOf))],
  };
}

const inlineScripts = [hideFromAccountsScript, showBannerScript];
const inline = (script: string): string => `<script>${script}</script>`;
const digestOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const stylesOf = (template: string): string[] =>
  [...template.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);

const siteMap = (addresses: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${address.replaceAll('&', '&amp;')}</loc></url>`),
    '</urlset>\n',
  ].join('\n');

/** Sign-in and sign-up may be indexed; the pages behind them may not. */
function robots(appPaths: readonly string[], origin: string): string {
  const hidden = appPaths.filter((path) => path !== paths.login && path !== paths.register);
  return [
    'User-agent: *',
    ...[...hidden, '/api/', '/graphql', '/dev/'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml\n`,
  ].join('\n');
}
