import type { TiptapEditorHTMLElement } from '@tiptap/core';

/**
 * Focuses a text or another field, a text where its caret was. `focus()` alone puts the caret at the beginning of a text
 * for some milliseconds, in which letters may be typed there.
 */
export function focusText(field: TiptapEditorHTMLElement): void {
  if (field.editor) field.editor.view.focus();
  else field.focus();
}
