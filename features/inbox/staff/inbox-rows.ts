import { listBoxes } from '@/components/ui/list/chosen/chosen-boxes';

/** Id of the form that the rows' checkboxes belong to. */
export const INBOX_FORM = 'inbox-form';

/** Links of the rows, from top to bottom. */
const listLinks = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-inbox] tbody tr :is(th, td) a[href]'),
];

const findRow = (target: Element | null): Element | null => target?.closest('[data-inbox] tbody tr') ?? null;

/** True if the focus is in a row. */
export const isInRow = (target: EventTarget | null): boolean => target instanceof Element && findRow(target) !== null;

/** Moves the focus to the link of the next or previous row; from elsewhere to the first or last one. */
export function moveFocus(by: 1 | -1): void {
  const links = listLinks();
  const row = findRow(document.activeElement);
  const at = links.findIndex((link) => findRow(link) === row && row !== null);
  const next = at < 0 ? (by === 1 ? links[0] : links.at(-1)) : links[at + by];
  next?.focus();
  findRow(next ?? null)?.scrollIntoView({ block: 'nearest' });
}

/** Checkbox of the row that has the focus. */
const findBox = (): HTMLInputElement | undefined => {
  const row = findRow(document.activeElement);
  return row === null ? undefined : listBoxes(INBOX_FORM).find((box) => row.contains(box));
};

/** Chooses the row that has the focus, or no longer. */
export const toggleRow = (): void => findBox()?.click();

/** Chooses the row that has the focus if nothing is chosen yet; returns whether anything is. */
export function chooseSomething(): boolean {
  if (listBoxes(INBOX_FORM).some(({ checked }) => checked)) return true;
  const box = findBox();
  box?.click();
  return box !== undefined;
}
