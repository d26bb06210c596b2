import { graphql } from '../../../gql';
import type { Business_UserFragment } from '../../../gql/graphql';
import { parseUrl } from './parseUrl';

export const BusinessFragment = graphql(`
  fragment Business_user on User {
    businessName
    linkInstagram
    linkWebsite
  }
`);

/** The shop as a preview names it. */
export interface Business {
  readonly name: string;
  /** Its name on Instagram, without the @. */
  readonly handle: string;
  /** The host name of its site, or null. */
  readonly domain: string | null;
}

/** The shop of an account; what the profile leaves open is made of its name. */
export function businessOf(user: Business_UserFragment | null | undefined): Business {
  const { businessName, linkInstagram, linkWebsite } = user ?? {};
  const name = businessName?.trim() || 'Seu negócio';
  const handle = linkInstagram ? parseUrl(linkInstagram)?.pathname.replaceAll('/', '') : undefined;
  return { name, handle: handle || handleFrom(name), domain: domainOf(linkWebsite) };
}

/** The host of an address without its `www.`; null when it is no address. */
export const domainOf = (link: string | null | undefined): string | null =>
  (link && parseUrl(link)?.hostname.replace(/^www\./, '')) || null;

const handleFrom = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 30) || 'seunegocio';
