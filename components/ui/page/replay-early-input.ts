import { EARLY_INPUT, type EarlyInput } from '@/lib/render/page-script-events';

/** Elements whose focus React has to hear of. */
const FOCUSABLE = 'input, select, textarea, button, summary, a';

type TextField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Does what the reader did before hydration: values that were typed or chosen stay and are announced, opened menus are
 * announced, buttons and links that wait for script are pressed once each, and forms are sent. Links, plain forms and
 * popovers have worked by themselves. An event for which React hydrates at once is still under way, and React hears it
 * when this is done.
 */
export function replayEarlyInput(): void {
  const kept: readonly EarlyInput[] | undefined = Reflect.get(globalThis, EARLY_INPUT);
  if (!kept) return;
  Reflect.deleteProperty(globalThis, EARLY_INPUT);
  const lastOfFields = new Map<TextField, EarlyInput>();
  const opened = new Set<Element>();
  const pressed = new Set<HTMLElement>();
  const sent = new Map<HTMLFormElement, HTMLElement | null>();
  for (const input of kept) {
    const { event } = input;
    const { target, type } = event;
    if (isField(target) && (type !== 'click' || isUnderWay(event))) lastOfFields.set(target, input);
    else if (event instanceof SubmitEvent && event.defaultPrevented && target instanceof HTMLFormElement)
      sent.set(target, event.submitter);
    else if (type === 'toggle' && target instanceof Element) opened.add(target);
    else if (type === 'click' && target instanceof Element) {
      const button = findPressed(target, event);
      if (!button || (isUnderWay(event) && !event.defaultPrevented)) continue;
      // The press of a link that waits was taken from the browser, so React leaves it alone: it is made anew.
      event.stopPropagation();
      pressed.add(button);
    }
  }
  for (const [field, input] of lastOfFields) restoreField(field, input);
  for (const element of opened)
    if (element.matches('[open], :popover-open')) element.dispatchEvent(new Event('toggle'));
  const { activeElement } = document;
  if (activeElement?.matches(FOCUSABLE)) activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const button of pressed) button.click();
  for (const [form, submitter] of sent) form.requestSubmit(submitter);
}

const isField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/** The pressed button or waiting link; undefined for what the browser has done itself. */
function findPressed(target: Element, event: Event): HTMLElement | undefined {
  const pressed = target.closest<HTMLElement>('button, a[data-awaits-script]');
  if (!pressed || pressed.closest('[data-plain]')) return undefined;
  if (!(pressed instanceof HTMLButtonElement)) return event.defaultPrevented ? pressed : undefined;
  const isNative = pressed.hasAttribute('popovertarget') || (pressed.form !== null && pressed.type === 'submit');
  return isNative ? undefined : pressed;
}

const isUnderWay = ({ eventPhase }: Event): boolean => eventPhase !== Event.NONE;

/**
 * Gives a field back its value, which hydration may have replaced, and announces it. React ignores a change to the value
 * that it knows, which is the typed one if that was there first.
 */
function restoreField(field: TextField, { event, value, checked }: EarlyInput): void {
  const isBox = field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);
  if (isBox) field.checked = checked;
  else if (value !== undefined && field.value !== value) field.value = value;
  const tracker: unknown = Reflect.get(field, '_valueTracker');
  if (tracker instanceof Object) Reflect.get(tracker, 'setValue')(isBox ? String(!checked) : `${value} `);
  if (isUnderWay(event)) return;
  // Not a MouseEvent, which would switch the box.
  for (const type of isBox ? ['click', 'input', 'change'] : ['input', 'change'])
    field.dispatchEvent(new Event(type, { bubbles: true }));
}
