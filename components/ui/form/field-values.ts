type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/** The named controls among `elements`: those that a form sends. */
export const getControls = (elements: Iterable<Element>): Control[] =>
  [...elements].filter(isControl).filter(({ name }) => name !== '');

/** Comparable text of a control's state: ticked or not, chosen files, typed or chosen value. */
export function readControl(control: Control): string {
  if (control instanceof HTMLSelectElement) {
    return JSON.stringify([...control.selectedOptions].map(({ value }) => value));
  }
  if (control.type === 'checkbox' || control.type === 'radio') return String('checked' in control && control.checked);
  if (control.type !== 'file' || !('files' in control)) return control.value;
  return JSON.stringify([...(control.files ?? [])].map(({ name, size, lastModified }) => [name, size, lastModified]));
}

/** Initial state of a control, also if text was typed before the script loaded. Choices count as they are now. */
export function readInitialValue(control: Control): string {
  const isTyped =
    control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && TEXT_TYPES.has(control.type));
  return isTyped ? control.defaultValue : readControl(control);
}
const TEXT_TYPES = new Set(['text', 'email', 'tel', 'url', 'password', 'number']);
