/** Closes the open sheet around an element; nothing happens where its content is shown in its place. */
export function closeSheetAround(element: Element): void {
  const sheet = element.closest<HTMLElement>('[data-sheet]');
  if (sheet?.matches(':popover-open')) sheet.hidePopover();
}
