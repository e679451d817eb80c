import { pushSheetEntry, settleSheetEntry } from './sheet-entry';

/** True for an open `<details>` and an open popover. */
const isOpen = (sheet: HTMLElement): boolean =>
  sheet instanceof HTMLDetailsElement ? sheet.open : sheet.matches(':popover-open');

/**
 * Makes an open sheet modal until it closes: the rest of the page is inert, the focus stays inside and returns, and
 * "back" closes the sheet. A link or form in it leaves no entry of the sheet in the history. Nothing happens where the
 * sheet is shown as a menu or in its place.
 */
export function enterSheet(sheet: HTMLElement): void {
  const panel = sheet.querySelector('[data-sheet-panel]') ?? sheet;
  if (!isOpen(sheet) || getComputedStyle(panel).position !== 'fixed') return;
  const life = new AbortController();
  const { signal } = life;
  const opened = location.href;
  const setInert = createInertSwitch(listOthers(sheet));
  const leave = () => {
    life.abort();
    setInert(false);
  };
  const goTo = (event: Event, address: string | undefined) => {
    if (address === undefined) return;
    event.preventDefault();
    leave();
    closeSheet(sheet);
    location.replace(address);
  };
  const onToggle = (event: Event) => {
    if (event.target !== sheet || isOpen(sheet)) return;
    leave();
    returnFocus(sheet);
    settleSheetEntry(opened);
  };
  takeFocus(sheet);
  setInert(true);
  pushSheetEntry();
  // A popover returns the focus before it announces that it is closed.
  sheet.addEventListener('beforetoggle', () => setInert(false), { signal });
  sheet.addEventListener('toggle', onToggle, { signal });
  addEventListener('popstate', () => closeSheet(sheet), { signal });
  // On the window, after the page's own listeners, which may have handled the event.
  addEventListener('click', (event) => goTo(event, findLeavingLink(event, sheet)), { signal });
  addEventListener('submit', (event) => goTo(event, findFormAddress(event, sheet)), { signal });
}

const createInertSwitch = (elements: readonly HTMLElement[]) => (inert: boolean) => {
  for (const element of elements) element.inert = inert;
};

/** Moves the focus to the sheet's first control, as its button is about to be inert. */
function takeFocus(sheet: HTMLElement): void {
  if (!sheet.contains(document.activeElement)) sheet.querySelector('button')?.focus({ preventScroll: true });
}

/** Returns the focus to the button that opens the sheet, unless it is elsewhere on the page by now. */
function returnFocus(sheet: HTMLElement): void {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body && !sheet.contains(activeElement)) return;
  const opener: HTMLElement | null =
    sheet.querySelector(':scope > summary') ??
    document.querySelector(`[popovertarget="${sheet.id}"]:not([popovertargetaction])`);
  opener?.focus({ preventScroll: true });
}

function closeSheet(sheet: HTMLElement): void {
  if (sheet instanceof HTMLDetailsElement) sheet.open = false;
  else if (isOpen(sheet)) sheet.hidePopover();
}

/** Elements beside the sheet and beside its ancestors, without live regions and those that are inert already. */
function listOthers(sheet: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let box: Element = sheet; box.parentElement && box !== document.body; box = box.parentElement) {
    for (const beside of box.parentElement.children) {
      if (beside !== box && beside instanceof HTMLElement && !beside.inert && !isLive(beside)) others.push(beside);
    }
  }
  return others;
}

/** True for a live region, and for the box of a static part that has nothing else. */
const isLive = (element: Element): boolean =>
  [element, ...(element.childElementCount === 1 ? element.children : [])].some((part) => part.matches('[role=status]'));

/** Address of a pressed link of the sheet that would leave this page in this tab. */
function findLeavingLink(event: MouseEvent, sheet: HTMLElement): string | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || !sheet.contains(link) || link.target || link.hasAttribute('download')) return undefined;
  return link.protocol.startsWith('http') ? link.href : undefined;
}

/** Address to which a plain GET form leads that is in the sheet, or around it and sent by a button of the sheet. */
function findFormAddress(event: SubmitEvent, sheet: HTMLElement): string | undefined {
  const { target: form, submitter } = event;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return undefined;
  if (!sheet.contains(form) && !sheet.contains(submitter)) return undefined;
  const address = new URL(form.action);
  const fields = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]);
  address.search = String(new URLSearchParams(fields));
  return address.href;
}
