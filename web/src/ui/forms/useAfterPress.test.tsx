// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useAfterPress } from './useAfterPress';

afterEach(cleanup);

/** A field that counts how often it was left, and a button that shows the count at its click. */
function aForm() {
  const clicks: number[] = [];
  const Form = () => {
    const [times, setTimes] = useState(0);
    const afterPress = useAfterPress();
    return (
      <>
        <input aria-label={`left ${times}`} onBlur={() => afterPress(() => setTimes((before) => before + 1))} />
        <button onClick={() => void clicks.push(times)}>Pular</button>
      </>
    );
  };
  render(<Form />);
  const button = screen.getByRole('button');
  act(() => screen.getByRole('textbox').focus());
  return { clicks, button, leave: () => act(() => button.focus()), left: () => screen.queryByLabelText(/^left [1-9]/) };
}

it('a field that a press takes the focus from is left once, at the release and before the click', () => {
  const { clicks, button, leave, left } = aForm();
  fireEvent.mouseDown(button);
  leave();
  expect(left()).toBeNull();
  fireEvent.mouseUp(button);
  fireEvent.click(button);
  fireEvent.mouseUp(button);
  fireEvent.click(button);
  expect(clicks).toEqual([1, 1]);
});

it.each<[string, (on: HTMLElement) => unknown]>([
  ['released elsewhere', () => fireEvent.mouseUp(document.body)],
  ['a drag', (on) => fireEvent.dragEnd(on)],
])('a field that a press takes the focus from is left when the press is %s', (_, end) => {
  const { button, leave, left } = aForm();
  fireEvent.mouseDown(button);
  leave();
  end(button);
  expect(left()).not.toBeNull();
});

it.each<[string, (on: HTMLElement) => unknown]>([
  ['by keyboard', () => {}],
  ['by keyboard after a press', (on) => [fireEvent.mouseDown(on), fireEvent.mouseUp(on)]],
  ['by a press of the right button', (on) => fireEvent.mouseDown(on, { button: 2 })],
])('a field that is left %s is left at once', (_, before) => {
  const { button, leave, left } = aForm();
  before(button);
  leave();
  expect(left()).not.toBeNull();
});
