import type { Page } from '@playwright/test';

/**
 * Watches the number of letters before the caret at the moment when the text of the editor gets the focus; later the
 * editor puts the caret right.
 */
export async function watchCaret(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() =>
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element) || !target.matches('[contenteditable=true][role=textbox]')) return;
      queueMicrotask(() => {
        const { focusNode, focusOffset } = getSelection() ?? {};
        const before = document.createRange();
        before.selectNodeContents(target);
        if (focusNode) before.setEnd(focusNode, focusOffset ?? 0);
        Reflect.set(window, 'lettersBefore', before.toString().length);
      });
    }),
  );
  return () =>
    page.evaluate(() => {
      const before: unknown = Reflect.get(window, 'lettersBefore');
      Reflect.deleteProperty(window, 'lettersBefore');
      return before;
    });
}
