import { describe, expect, it } from 'vitest';
import { critique } from '../../src/critic/critic.ts';
import type { BusinessProfile } from '../../src/domain/account/user.ts';
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

describe('the rules of a professional council', () => {
  const discount = 'A consulta tem desconto na segunda.';
  it.each([
    ['dentist', dentist, ['hard council-price cro']],
    ['lawyer', lawyer, ['hard council-price oab']],
    ['psychologist', psychologist, ['hard council-price cfp']],
    ['nutritionist', nutritionist, []],
    ['physiotherapist', physiotherapist, []],
    ['doctor', doctor, []],
    ['shop', shop, []],
  ])('are applied to a discount in a text of a %s', (_, profile, rules) => {
    expect(found(discount, profile)).toEqual(rules);
  });

  it('make a price a soft finding for a profession that may not attract customers by price', () => {
    const price = 'A consulta custa R$ 200.';
    expect(found(price, dentist)).toEqual(['soft council-price cro']);
    expect(found(price, nutritionist)).toEqual([]);
  });

  it.each([
    'Depois do tratamento, a dor nas costas nunca mais incomoda.',
    'Você nunca mais vai sentir dor.',
    'Diga adeus à dor: em três dias você volta a correr.',
  ])('refuse a promise of lasting relief: %s', (promise) => {
    expect(found(promise, physiotherapist)).toContain('hard council-result coffito');
  });

  it.each([
    'A turma tem quatro alunos, e nunca mais que isso.',
    'Guardou o exame na gaveta e nunca mais olhou?',
    'Atendo em três dias da semana. Se volta às 16h, repõe o filtro.',
    'A consulta é marcada em três dias úteis, e você volta com o exame.',
  ])('allow the same words where they promise nothing: %s', (said) => {
    expect(found(said, physiotherapist)).toEqual([]);
  });

  it.each([
    ['nutritionist', nutritionist, ['hard before-after cfn']],
    ['psychologist', psychologist, ['hard before-after cfp']],
    ['doctor', doctor, ['soft before-after cfm']],
    ['lawyer', lawyer, []],
  ])('are applied to pictures before and after in a text of a %s', (_, profile, rules) => {
    expect(found('Fotos de antes e depois na clínica.', profile)).toEqual(rules);
  });

  it('forbid a doctor to praise pictures before and after', () => {
    expect(found('Fotos incríveis de antes e depois na clínica.', doctor)).toEqual(['hard before-after cfm']);
  });

  it('forbid a lawyer to promise a won case, and allow the same words to a physiotherapist', () => {
    expect(found('Com a gente é causa ganha.', lawyer)).toEqual(['hard council-result oab']);
    expect(found('Com a gente é causa ganha.', physiotherapist)).toEqual([]);
  });

  it('are applied to a profession that only the name of the business tells', () => {
    const named = { businessName: 'Dra. Ana, dentista', businessDesc: null };
    expect(found(discount, named)).toEqual(['hard council-price cro']);
  });
});
