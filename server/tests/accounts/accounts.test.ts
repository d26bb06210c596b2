import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentTerms } from '../../src/domain/account/terms.ts';
import type { Owner } from '../seed/owner.ts';
import { atOnce } from '../seed/races.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';

const everything = /* GraphQL */ `
  fragment Everything on User {
    id
    email
    displayName
    currentPlan
    textCredits
    subscriptionProvider
    subscriptionId
    subscriptionStatus
    businessName
    businessDesc
    targetAudience
    businessCity
    businessNeighborhood
    linkWebsite
    linkInstagram
    linkWhatsapp
    hasCompletedOnboarding
  }
`;
const viewer = `${everything} { viewer { ...Everything createdAt } }`;

const updateProfile = /* GraphQL */ `
  ${everything}
  mutation ($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      __typename
      ... on UpdateProfileSuccess {
        user {
          ...Everything
        }
      }
      ... on ProfileConflict {
        message
        user {
          ...Everything
        }
      }
      ... on FieldFailure {
        field
        message
      }
    }
  }
`;

const completeOnboarding = /* GraphQL */ `
  mutation ($input: CompleteOnboardingInput!) {
    completeOnboarding(input: $input) {
      __typename
      ... on CompleteOnboardingSuccess {
        user {
          hasCompletedOnboarding
          businessName
          businessCity
          linkInstagram
        }
      }
      ... on FieldFailure {
        field
        message
      }
    }
  }
`;

const registerUser = /* GraphQL */ `
  mutation ($version: String!) {
    registerUser(input: { acceptedTermsVersion: $version }) {
      __typename
      ... on FieldFailure {
        field
        message
      }
    }
  }
`;

describe.each(stores)('accounts (%s)', (on) => {
  let server: TestServer;
  let somebody: Owner;
  beforeAll(async () => {
    server = await aServer({ on });
    somebody = await server.anOwner();
  });
  afterAll(() => server.stop());

  it('an account is created by the first call, once for any number of simultaneous calls', async () => {
    const owner = await server.anOwner({ account: 'none' });
    const before = Date.now();
    const answers = await atOnce(20, () => owner.graphql(viewer));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data.viewer))).size).toBe(1);
    const { createdAt, ...account } = answers[0].data.viewer;
    expect(Date.parse(createdAt)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(createdAt)).toBeLessThanOrEqual(Date.now());
    expect(account).toEqual({
      id: owner.uid,
      email: owner.email,
      displayName: null,
      currentPlan: 'PLANO_NINHO',
      textCredits: 5,
      subscriptionProvider: null,
      subscriptionId: null,
      subscriptionStatus: 'INACTIVE',
      businessName: null,
      businessDesc: null,
      targetAudience: null,
      businessCity: null,
      businessNeighborhood: null,
      linkWebsite: null,
      linkInstagram: null,
      linkWhatsapp: null,
      hasCompletedOnboarding: false,
    });
    expect(await server.store.users.find(owner.uid)).toMatchObject({ acceptedTerms: null, holds: [] });
  });

  it('registerUser records the acceptance of the current terms version and refuses any other version', async () => {
    const owner = await server.anOwner({ account: 'none', verified: false });
    const {
      data: { config },
    } = await owner.graphql('{ config { terms { version } } }');
    const refused = await owner.graphql(registerUser, { version: '1999-01-01' });
    expect(refused.data.registerUser).toEqual({
      __typename: 'InvalidTerms',
      field: 'acceptedTermsVersion',
      message: 'Os termos de uso mudaram. Recarregue a página e leia a nova versão.',
    });
    expect((await server.store.users.find(owner.uid))?.acceptedTerms).toBeNull();
    const accepted = await owner.graphql(registerUser, { version: config.terms.version });
    expect(accepted.data.registerUser.__typename).toBe('RegisterUserSuccess');
    const first = (await server.store.users.find(owner.uid))?.acceptedTerms;
    expect(first).toMatchObject({ version: config.terms.version, at: expect.any(Date) });
    await owner.graphql(registerUser, { version: config.terms.version });
    expect((await server.store.users.find(owner.uid))?.acceptedTerms).toEqual(first);
  });

  it('an owner is refused with TERMS_REQUIRED after the terms change, until the new version is accepted', async () => {
    const owner = await server.anOwner({ terms: '2025-07-27' });
    const state = async () => (await owner.graphql('{ viewer { hasAcceptedTerms } }')).data.viewer.hasAcceptedTerms;
    expect(await state()).toBe(false);
    expect(await owner.click()).toMatchObject({ status: 403, body: { code: 'TERMS_REQUIRED' } });
    const { version } = currentTerms;
    const { data } = await owner.graphql(registerUser, { version });
    expect(data.registerUser.__typename).toBe('RegisterUserSuccess');
    expect(await state()).toBe(true);
    expect((await owner.click()).status).toBe(200);
    expect((await server.store.users.find(owner.uid))?.acceptedTerms).toMatchObject({ version });
  });

  it('an owner with an unverified e-mail can read the account and is refused everything else', async () => {
    const owner = await server.anOwner({ verified: false });
    const before = await server.store.users.find(owner.uid);
    expect((await owner.graphql(viewer)).data.viewer.email).toBe(owner.email);
    const answer = await owner.graphql(updateProfile, { input: { businessCity: 'Recife' } });
    expect(answer.errors[0]).toMatchObject({
      message: 'Seu e-mail ainda não foi verificado.',
      extensions: { code: 'EMAIL_NOT_VERIFIED' },
    });
    expect(await owner.call('GET', '/api/get-generation-history')).toMatchObject({
      status: 403,
      body: { error: 'Seu e-mail ainda não foi verificado.' },
    });
    expect(await owner.click()).toMatchObject({ status: 403 });
    expect(await server.store.users.find(owner.uid)).toEqual(before);
  });

  it('updateProfile saves the normalised fields, keeps fields that are left out and clears blank ones', async () => {
    const owner = await server.anOwner();
    const saved = await owner.graphql(updateProfile, {
      input: {
        businessName: '  Empório Açaí & Cia 👩🏽‍🍳  ',
        businessCity: 'São Luís',
        linkWebsite: 'emporio.com.br/açaí',
        linkInstagram: '@emporio.acai',
        linkWhatsapp: '(55) 99123-4567',
      },
    });
    expect(saved.data.updateProfile.user).toMatchObject({
      businessName: 'Empório Açaí & Cia 👩🏽‍🍳',
      businessDesc: 'Padaria artesanal com fermentação natural',
      businessCity: 'São Luís',
      linkWebsite: 'https://emporio.com.br/açaí',
      linkInstagram: 'https://www.instagram.com/emporio.acai',
      linkWhatsapp: 'https://wa.me/5555991234567',
    });
    const cleared = await owner.graphql(updateProfile, { input: { businessCity: '', linkWhatsapp: null } });
    expect(cleared.data.updateProfile.user).toMatchObject({
      businessCity: null,
      linkWhatsapp: null,
      linkInstagram: 'https://www.instagram.com/emporio.acai',
    });
  });

  it('updateProfile answers ProfileConflict for a field that was saved elsewhere since the edit began', async () => {
    const owner = await server.anOwner();
    const edit = async (businessCity: string, basedOn?: object) =>
      (await owner.graphql(updateProfile, { input: { businessCity, basedOn } })).data.updateProfile;
    expect((await edit('Olinda', { businessCity: '' })).user.businessCity).toBe('Olinda');
    expect(await edit('Recife', { businessCity: '' })).toMatchObject({
      __typename: 'ProfileConflict',
      message: 'O perfil foi alterado em outro lugar. Confira o que mudou antes de salvar.',
      user: { businessCity: 'Olinda' },
    });
    expect((await edit('Recife', { businessCity: 'Olinda' })).user.businessCity).toBe('Recife');
    expect((await edit('Recife', { businessCity: 'Olinda' })).user.businessCity).toBe('Recife');
    expect((await edit('Natal')).user.businessCity).toBe('Natal');
  });

  it.each([
    ['businessName', '', 'Por favor, preencha todos os campos para continuar.'],
    ['targetAudience', '   ', 'Por favor, preencha todos os campos para continuar.'],
    ['businessName', 'á'.repeat(81), 'Nome do negócio: use no máximo 80 caracteres.'],
    ['businessDesc', 'é'.repeat(601), 'Descrição: use no máximo 600 caracteres.'],
    ['targetAudience', 'í'.repeat(301), 'Público-alvo: use no máximo 300 caracteres.'],
    ['businessCity', 'ó'.repeat(81), 'Cidade: use no máximo 80 caracteres.'],
    ['businessNeighborhood', 'ú'.repeat(81), 'Bairro: use no máximo 80 caracteres.'],
    ['businessCity', 'Re\u0000cife', 'Cidade: há caracteres que não podem ser salvos.'],
    ['businessDesc', 'meia \ud83d', 'Descrição: há caracteres que não podem ser salvos.'],
    ['linkWebsite', 'javascript:alert(1)', 'Confira o endereço do site. Exemplo: www.sualoja.com.br'],
    ['linkWebsite', `loja.com/${'a'.repeat(2048)}`, 'Site: use no máximo 2048 caracteres.'],
    [
      'linkInstagram',
      'duas palavras',
      'Confira o Instagram. Use o nome do perfil, como @sualoja, ou o link do instagram.com.',
    ],
    [
      'linkInstagram',
      'https://outro.com/loja',
      'Confira o Instagram. Use o nome do perfil, como @sualoja, ou o link do instagram.com.',
    ],
    ['linkWhatsapp', '1234', 'Confira o WhatsApp. Informe DDD e número, como 11 91234-5678.'],
  ])(
    'updateProfile refuses an invalid %s with an error on that field and changes nothing (case %#)',
    async (field, value, message) => {
      const before = await server.store.users.find(somebody.uid);
      const other = field === 'businessCity' ? 'businessNeighborhood' : 'businessCity';
      const { data } = await somebody.graphql(updateProfile, { input: { [other]: 'Olinda', [field]: value } });
      expect(data.updateProfile).toEqual({ __typename: 'InvalidProfile', field, message });
      expect(await server.store.users.find(somebody.uid)).toEqual(before);
    },
  );

  it('updateProfile accepts each field up to its limit in graphemes', async () => {
    const owner = await server.anOwner();
    const family = '👨‍👩‍👧‍👦';
    const input = {
      businessName: family.repeat(80),
      businessDesc: 'e\u0301'.repeat(600),
      targetAudience: 'ã'.repeat(300),
    };
    const { data } = await owner.graphql(updateProfile, { input });
    expect(data.updateProfile.user).toMatchObject(input);
  });

  it('the configuration names the fields that onboarding requires', async () => {
    const { data } = await (await server.anOwner()).graphql('{ config { requiredProfileFields } }');
    expect(data.config.requiredProfileFields).toEqual(['businessName', 'businessDesc', 'targetAudience']);
  });

  it('completeOnboarding requires three fields and accepts the others as optional', async () => {
    const owner = await server.anOwner({ account: 'none' });
    const required = { businessName: 'Pão da Praça', businessDesc: 'Padaria', targetAudience: 'Vizinhos' };
    await owner.acceptTerms();
    const blank = await owner.graphql(completeOnboarding, { input: { ...required, businessDesc: ' ' } });
    expect(blank.data.completeOnboarding).toEqual({
      __typename: 'InvalidProfile',
      field: 'businessDesc',
      message: 'Por favor, preencha todos os campos para continuar.',
    });
    expect(await server.store.users.find(owner.uid)).toMatchObject({
      hasCompletedOnboarding: false,
      businessName: null,
    });
    expect((await owner.click()).status).toBe(403);
    const done = await owner.graphql(completeOnboarding, { input: { ...required, linkInstagram: 'paodapraca' } });
    expect(done.data.completeOnboarding.user).toEqual({
      hasCompletedOnboarding: true,
      businessName: 'Pão da Praça',
      businessCity: null,
      linkInstagram: 'https://www.instagram.com/paodapraca',
    });
    expect((await owner.click()).status).toBe(200);
  });
});
