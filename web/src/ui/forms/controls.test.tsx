// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from '../Button';
import { PasswordField } from './PasswordField';
import { CheckCard, RadioCard, RadioGroup } from './RadioCard';
import { Segmented } from './Segmented';
import { Switch } from './Switch';
import { Tabs } from '../layout/Tabs';

afterEach(cleanup);

it.each([
  [{}, false, null],
  [{ busy: true }, true, 'true'],
  [{ disabled: true }, true, null],
])('a button with %j is disabled: %s', (given, isDisabled, busy) => {
  render(<Button {...given}>Salvar</Button>);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar' });
  expect([button.disabled, button.getAttribute('aria-busy'), button.type]).toEqual([isDisabled, busy, 'button']);
});

it('a password is hidden until its button shows it, and its error is tied to it', () => {
  render(
    <form aria-label="f" onSubmit={() => expect.unreachable()}>
      <PasswordField label="Sua Senha" hint="A de sempre." error="Confira." />
    </form>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Sua Senha');
  const button = screen.getByRole('button', { name: 'Mostrar sua senha' });
  const state = () => [field.type, button.getAttribute('aria-pressed')];
  expect(state()).toEqual(['password', 'false']);
  fireEvent.click(button);
  expect(state()).toEqual(['text', 'true']);
  fireEvent.click(button);
  expect(state()).toEqual(['password', 'false']);
  const described = field
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect([described, screen.getByRole('alert').textContent]).toEqual([['A de sempre.', 'Confira.'], 'Confira.']);
});

it('a disabled choice is described by its reason', () => {
  render(
    <RadioGroup legend="Tipo" columns={3} error="Escolha um.">
      x
    </RadioGroup>,
  );
  const group = screen.getByRole('group', { name: 'Tipo' });
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Escolha um.');
});

it('a card is chosen by a click, and cleared by a second one only where that is wanted', () => {
  const [select, deselect] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const card = (checked: boolean, clears: boolean, disabled = false) => (
    <RadioCard
      name="t"
      value="v"
      label="Vender"
      checked={checked}
      disabled={disabled}
      onSelect={select}
      {...(clears ? { onDeselect: deselect } : {})}
    />
  );
  const { rerender } = render(card(false, true));
  const radio = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Vender' });
  fireEvent.click(radio());
  expect([select.mock.calls.length, deselect.mock.calls.length]).toEqual([1, 0]);
  rerender(card(true, true));
  // Other keys keep their default action.
  expect(fireEvent.keyDown(radio(), { key: 'ArrowDown' })).toBe(true);
  fireEvent.click(radio());
  expect(deselect).toHaveBeenCalledOnce();
  rerender(card(true, false));
  expect(fireEvent.keyDown(radio(), { key: ' ' })).toBe(true);
  fireEvent.click(radio());
  expect(deselect).toHaveBeenCalledOnce();
  rerender(card(false, true, true));
  expect(radio().disabled).toBe(true);
});

it('cards and switches report the state that a press leads to', () => {
  const changes: (readonly [string, boolean])[] = [];
  const Page = () => {
    const [on, setOn] = useState(false);
    return (
      <>
        <CheckCard
          name="c"
          value="v"
          label="Post"
          checked={on}
          onChange={(is) => (changes.push(['card', is]), setOn(is))}
        />
        <Switch checked={on} onChange={(is) => changes.push(['switch', is])}>
          Dicas
        </Switch>
        <Switch checked disabled onChange={() => {}}>
          Fixo
        </Switch>
      </>
    );
  };
  const { container } = render(<Page />);
  fireEvent.click(screen.getByLabelText('Dicas'));
  expect(container.textContent).not.toContain('✓');
  fireEvent.click(screen.getByLabelText(/Post/));
  expect(container.textContent).toContain('✓');
  fireEvent.click(screen.getByLabelText('Dicas'));
  fireEvent.click(screen.getByLabelText(/Post/));
  expect(changes).toEqual([
    ['switch', true],
    ['card', true],
    ['switch', false],
    ['card', false],
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('Fixo').disabled).toBe(true);
});

it('two segmented controls are independent choices, and each follows its value', () => {
  const options = [
    { key: 'a', label: 'A' },
    { key: 'b', label: 'B' },
  ];
  const change = vi.fn<(key: string) => void>();
  const rows = (value: string) => (
    <>
      <Segmented label="Um" options={options} value={value} onChange={change} />
      <Segmented label="Dois" options={options} value="b" onChange={change} />
    </>
  );
  const { rerender } = render(rows('a'));
  const checked = () => screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.checked);
  expect(checked()).toEqual([true, false, false, true]);
  fireEvent.click(screen.getAllByRole('radio')[1]!);
  expect(change).toHaveBeenCalledExactlyOnceWith('b');
  rerender(rows('b'));
  expect(checked()).toEqual([false, true, false, true]);
});

it('disabled tabs leave the open one enabled, and no tabs are shown when all texts are', () => {
  const tabs = (given: object) => (
    <Tabs label="Textos" tabs={['Um', 'Dois', 'Três']} active={1} onChange={() => {}} {...given}>
      Um texto
    </Tabs>
  );
  const { rerender, container } = render(tabs({ disabled: true }));
  const all = screen.getAllByRole<HTMLButtonElement>('tab');
  expect(all.map(({ disabled }) => disabled)).toEqual([true, false, true]);
  expect(all.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['false', 'true', 'false']);
  // The key does not scroll the page.
  expect(fireEvent.keyDown(all[1]!, { key: 'Home' })).toBe(false);
  expect(fireEvent.keyDown(all[1]!, { key: 'Tab' })).toBe(true);
  rerender(tabs({ showsAll: true }));
  expect([screen.queryAllByRole('tab').length, container.textContent]).toEqual([0, 'Um texto']);
});
