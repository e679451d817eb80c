import { getControls } from '../field-values';
import { findControl } from './compare-forms';

/**
 * Puts values into the visible control of a field, as if they were typed.
 *
 * @returns false if the field has no such control, as one made of a dialog or an editor: its values are to be sent instead
 */
export function applyValues(form: HTMLFormElement, name: string, values: readonly string[]): boolean {
  const control = findControl(form, name);
  const value = values.at(-1) ?? '';
  if (control instanceof HTMLSelectElement) return setText(control, HTMLSelectElement.prototype, value);
  if (control instanceof HTMLTextAreaElement)
    return !control.hidden && setText(control, HTMLTextAreaElement.prototype, value);
  if (!(control instanceof HTMLInputElement)) return false;
  if (control.type === 'checkbox') return tick(form, name, values);
  return TEXT_TYPES.has(control.type) && setText(control, HTMLInputElement.prototype, value);
}

const TEXT_TYPES = new Set(['text', 'email', 'tel', 'url', 'search', 'number']);

/** Sets a value past React's own setter, so that React hears of it. */
function setText(control: HTMLElement & { value: string }, prototype: object, value: string): boolean {
  if (control.value.replaceAll('\r\n', '\n') === value) return true;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** Ticks exactly the boxes of a name whose values are given. */
function tick(form: HTMLFormElement, name: string, values: readonly string[]): boolean {
  for (const box of getControls(form.elements)) {
    if (box.name !== name || !(box instanceof HTMLInputElement) || box.type !== 'checkbox') continue;
    if (box.checked !== values.includes(box.value)) box.click();
  }
  return true;
}
