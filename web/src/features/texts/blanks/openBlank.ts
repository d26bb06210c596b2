import { blankKey } from './blanks';

/**
 * Opens the field of the first blank within the element that asks for this, or goes to it where it is open; false when
 * none is shown there.
 */
export function openBlank(within: HTMLElement, label: string): boolean {
  const shown = [...within.querySelectorAll<HTMLElement>('[data-blank], [data-blank-field]')];
  const blank = shown.find(({ dataset }) => (dataset['blank'] ?? dataset['blankField']) === blankKey(label));
  blank?.focus();
  blank?.click();
  return blank !== undefined;
}
