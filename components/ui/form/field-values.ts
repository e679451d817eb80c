type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/** The controls among elements that a form sends. */
export const getControls = (elements: Iterable<Element>): Control[] =>
  [...elements].filter(isControl).filter(({ name }) => name !== '');

/** The state of a control as text, to be compared: whether it is ticked, which files it holds, what is typed or chosen. */
export function readControl(control: Control): string {
  if (control instanceof HTMLSelectElement) {
    return JSON.stringify([...control.selectedOptions].map(({ value }) => value));
  }
  if (control.type === 'checkbox' || control.type === 'radio') return String('checked' in control && control.checked);
  if (control.type !== 'file' || !('files' in control)) return control.value;
  return JSON.stringify([...(control.files ?? [])].map(({ name, size, lastModified }) => [name, size, lastModified]));
}

/** The state in which a control came with its page, also where it was typed in before script came. Choices are taken as they are. */
export function readInitialValue(control: Control): string {
  const isTyped =
    control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && TEXT_TYPES.has(control.type));
  return isTyped ? control.defaultValue : readControl(control);
}
const TEXT_TYPES = new Set(['text', 'email', 'tel', 'url', 'password', 'number']);
