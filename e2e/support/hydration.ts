import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Timeout of the wait for hydration, for pages whose scripts are blocked. */
const PATIENCE_MS = 5_000;

/**
 * Makes `goto` and `reload` ask for the page's scripts, as the first use of a control does, and wait for hydration.
 * Tests of what happens before that switch it off by the option `isHydrating`.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.addInitScript(() => addEventListener('portal:ready', () => Reflect.set(window, 'takenOver', true)));
  const { goto, reload } = page;
  page.goto = async (...given) => {
    const answer = await goto.apply(page, given);
    await waitUntilTakenOver(page);
    return answer;
  };
  page.reload = async (...given) => {
    const answer = await reload.apply(page, given);
    await waitUntilTakenOver(page);
    return answer;
  };
}

/** Waits in the page itself; in the next page if the first one is left meanwhile. */
async function waitUntilTakenOver(page: Page): Promise<void> {
  const late = wait(PATIENCE_MS, 'late', { ref: false });
  const asked = () => page.evaluate(takeOver).catch(() => 'left');
  while (!page.isClosed() && (await Promise.race([asked(), late])) === 'left');
}

/** Runs in the browser: resolves when React has hydrated the page, at once if the page does not announce it. */
function takeOver(): Promise<string> {
  const isWaiting = [...document.scripts].some(({ text }) => text.includes('portal:likely'));
  if (!isWaiting || Reflect.get(window, 'takenOver')) return Promise.resolve('taken over');
  return new Promise((resolve) => {
    addEventListener('portal:ready', () => resolve('taken over'), { once: true });
    document.querySelector('[data-menu] > summary')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
}
