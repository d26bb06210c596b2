import { expect, it } from 'vitest';
import { businessOf, domainOf } from './business';

const nobody = { businessName: null, linkInstagram: null, linkWebsite: null };

it.each([
  [
    {
      businessName: ' Pão da Praça ',
      linkInstagram: 'https://www.instagram.com/pao.da.praca/',
      linkWebsite: 'https://www.pao.example/loja',
    },
    { name: 'Pão da Praça', handle: 'pao.da.praca', domain: 'pao.example' },
  ],
  [
    { ...nobody, businessName: 'Pão & Cia da Praça' },
    { name: 'Pão & Cia da Praça', handle: 'paociadapraca', domain: null },
  ],
  [
    { ...nobody, businessName: 'a'.repeat(40) },
    { name: 'a'.repeat(40), handle: 'a'.repeat(30), domain: null },
  ],
  [
    { ...nobody, businessName: '  ' },
    { name: 'Seu negócio', handle: 'seunegocio', domain: null },
  ],
  [
    { ...nobody, businessName: '茶' },
    { name: '茶', handle: 'seunegocio', domain: null },
  ],
  [null, { name: 'Seu negócio', handle: 'seunegocio', domain: null }],
  [
    { businessName: 'Pão', linkInstagram: '@pao', linkWebsite: 'pao' },
    { name: 'Pão', handle: 'pao', domain: null },
  ],
])('the previews of %j show %j', (user, business) => expect(businessOf(user)).toEqual(business));

it.each([
  ['https://www.loja.example/x', 'loja.example'],
  ['https://wwwloja.example', 'wwwloja.example'],
  ['loja', null],
  ['', null],
  [undefined, null],
])('the site of %j is %j', (link, domain) => expect(domainOf(link)).toBe(domain));
