/**
 * Self-contained: makes the search fields comboboxes for assistive technology, as they are once they have the focus.
 * Without script they are plain fields.
 */
export function announceComboboxes(): void {
  for (const field of document.querySelectorAll('[data-suggests]'))
    Object.assign(field, {
      role: 'combobox',
      ariaAutoComplete: 'list',
      ariaHasPopup: 'listbox',
      ariaExpanded: 'false',
    });
}
