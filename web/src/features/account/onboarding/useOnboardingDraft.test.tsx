// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BusinessStep, ContactStep } from '../../business/ProfileSteps';
import type { ProfileDraft, ProfileLimits } from '../../business/profileFields';
import { useOnboardingDraft } from './useOnboardingDraft';

afterEach(() => {
  cleanup();
});

const nothing: ProfileDraft = {
  businessName: '',
  businessDesc: '',
  targetAudience: '',
  businessCity: '',
  businessNeighborhood: '',
  linkWebsite: '',
  linkInstagram: '',
  linkWhatsapp: '',
};

const limits: ProfileLimits = {
  businessName: 80,
  businessDesc: 600,
  targetAudience: 300,
  businessCity: 80,
  businessNeighborhood: 80,
  linkWebsite: 2_048,
  linkInstagram: 2_048,
  linkWhatsapp: 2_048,
};

function Wizard({ owner }: { owner: string }) {
  const { draft, errors, changeField, completeOnBlur, validateStep, clearInvalidFields, storeStep, discard } =
    useOnboardingDraft(owner, nothing, limits);
  const rules = { limits, requiredProfileFields: [] };
  const props = { draft, errors, rules, onChange: changeField, onBlur: completeOnBlur };
  return (
    <>
      {draft.step === 1 ? <BusinessStep {...props} /> : <ContactStep {...props} />}
      <button type="button" onClick={() => validateStep() === null && storeStep(2)}>
        next
      </button>
      <button type="button" onClick={clearInvalidFields}>
        drop
      </button>
      <button type="button" onClick={discard}>
        discard
      </button>
    </>
  );
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);

function type(label: RegExp, value: string) {
  fireEvent.change(field(label), { target: { value } });
  fireEvent.blur(field(label));
}

function openContactStep() {
  const page = render(<Wizard owner="ana" />);
  fireEvent.click(screen.getByText('next'));
  return page;
}

it('a link is completed when its field is left', () => {
  openContactStep();
  type(/Site/, 'salaodalu.com.br');
  type(/Instagram/, '@salaodalu');
  type(/WhatsApp/, '(55) 91234-5678');
  expect(field(/Site/).value).toBe('https://salaodalu.com.br');
  expect(field(/Instagram/).value).toBe('@salaodalu');
  expect(field(/WhatsApp/).value).toBe('(55) 91234-5678');
});

it('a number keeps only its digits while it is typed', () => {
  openContactStep();
  fireEvent.change(field(/WhatsApp/), { target: { value: '11 9a' } });
  expect(field(/WhatsApp/).value).toBe('119');
});

it('an invalid link shows an error and is kept, and the error is cleared when it changes', () => {
  openContactStep();
  type(/Instagram/, 'salão da lu');
  expect(screen.getByRole('alert').textContent).toContain('Confira o Instagram.');
  expect(field(/Instagram/).value).toBe('salão da lu');
  fireEvent.change(field(/Instagram/), { target: { value: 'salaodalu' } });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a site without an ending is refused at its own step', () => {
  openContactStep();
  type(/Site/, 'ateliedaana');
  expect(screen.getByRole('alert').textContent).toBe('Confira o endereço do site. Exemplo: www.sualoja.com.br');
  expect(field(/Site/).value).toBe('ateliedaana');
  type(/Site/, 'ateliedaana.com.br');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('skipping a step keeps the valid fields and drops the invalid ones', () => {
  openContactStep();
  type(/Cidade/, 'Porto Alegre');
  type(/Instagram/, 'salão da lu');
  fireEvent.click(screen.getByText('drop'));
  expect(field(/Cidade/).value).toBe('Porto Alegre');
  expect(field(/Instagram/).value).toBe('');
});

it('a step with a field above its limit in graphemes cannot be left', () => {
  render(<Wizard owner="ana" />);
  type(/Nome do negócio/, '👩‍👩‍👧‍👦'.repeat(80));
  expect(screen.queryByRole('alert')).toBeNull();
  type(/Nome do negócio/, 'a'.repeat(81));
  fireEvent.click(screen.getByText('next'));
  expect(screen.getByRole('alert').textContent).toBe('Nome do negócio: use no máximo 80 caracteres.');
});

it('the draft and its step are restored after a reload, for the same account only', () => {
  const page = openContactStep();
  type(/Cidade/, 'Porto Alegre');
  page.unmount();

  const again = render(<Wizard owner="ana" />);
  expect(field(/Cidade/).value).toBe('Porto Alegre');
  again.unmount();

  render(<Wizard owner="bia" />);
  expect(field(/Nome do negócio/).value).toBe('');
});

it('the draft is deleted once it is saved', () => {
  openContactStep();
  type(/Cidade/, 'Porto Alegre');
  fireEvent.click(screen.getByText('discard'));
  cleanup();
  render(<Wizard owner="ana" />);
  expect(field(/Nome do negócio/).value).toBe('');
});
