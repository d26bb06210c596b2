import { describe, expect, it } from 'vitest';
import { critique } from '../../src/critic/critic.ts';
import type { BusinessProfile } from '../../src/domain/user.ts';
import { anAttempt } from '../contracts/writer.ts';

const dentist = { businessDesc: 'Dentista, CRO-SP 1234' };
const lawyer = { businessDesc: 'Advogada, OAB/SP 1234' };
const nutritionist = { businessDesc: 'Nutricionista, CRN-3 1234' };
const psychologist = { businessDesc: 'Psicóloga, CRP 06/1234' };
const physiotherapist = { businessDesc: 'Fisioterapeuta, CREFITO 1234' };
const doctor = { businessDesc: 'Dermatologista, CRM 1234' };
const shop = { businessDesc: 'Loja de bairro' };

/** What is found in a message that says what its topic does: codes of councils, with how sure they are. */
function found(said: string, profile: Partial<BusinessProfile>): readonly string[] {
  const task = anAttempt({ brief: { contentType: 'mensagem_whatsapp', topic: said }, profile, count: 1 });
  return critique({ ...task, texts: [`Oi! ${said} Quer falar sobre isso?`] }).flatMap(({ code, severity, rule }) =>
    /^council-|^before-/.test(code) ? [`${severity} ${code} ${rule}`] : [],
  );
}

describe('what a council forbids', () => {
  const discount = 'A consulta tem desconto na segunda.';
  it.each([
    ['dentist', dentist, ['hard council-price cro']],
    ['lawyer', lawyer, ['hard council-price oab']],
    ['psychologist', psychologist, ['hard council-price cfp']],
    ['nutritionist', nutritionist, []],
    ['physiotherapist', physiotherapist, []],
    ['doctor', doctor, []],
    ['shop', shop, []],
  ])('a discount of a %s', (_, profile, rules) => {
    expect(found(discount, profile)).toEqual(rules);
  });

  it('a price alone is only shown to those who may not attract by price', () => {
    const price = 'A consulta custa R$ 200.';
    expect(found(price, dentist)).toEqual(['soft council-price cro']);
    expect(found(price, nutritionist)).toEqual([]);
  });

  it.each([
    ['nutritionist', nutritionist, ['hard before-after cfn']],
    ['psychologist', psychologist, ['hard before-after cfp']],
    ['doctor', doctor, ['soft before-after cfm']],
    ['lawyer', lawyer, []],
  ])('pictures before and after of a %s', (_, profile, rules) => {
    expect(found('Fotos de antes e depois na clínica.', profile)).toEqual(rules);
  });

  it('a doctor may show pictures before and after, but not as a sensation', () => {
    expect(found('Fotos incríveis de antes e depois na clínica.', doctor)).toEqual(['hard before-after cfm']);
  });

  it("a lawyer's victory, which another profession may speak of", () => {
    expect(found('Com a gente é causa ganha.', lawyer)).toEqual(['hard council-result oab']);
    expect(found('Com a gente é causa ganha.', physiotherapist)).toEqual([]);
  });

  it('is known of a profession that only the name of the business tells', () => {
    const named = { businessName: 'Dra. Ana, dentista', businessDesc: null };
    expect(found(discount, named)).toEqual(['hard council-price cro']);
  });
});
