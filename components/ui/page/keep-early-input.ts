import { toCall } from '@/lib/render/inline-script';
import { EARLY_INPUT, type EarlyInput, SCRIPTS_READY } from '@/lib/render/page-script-events';
import { LOADING } from './loading';

/** Patience with a script that a pressed link waits for, in milliseconds. */
const PATIENCE_MS = 5_000;

/**
 * Runs in the browser, as written here: keeps what the reader presses, chooses, types and opens until React has
 * hydrated the page and does it (`replayEarlyInput`). Links that do more by script than without
 * it wait for the script, but not for ever; so do forms that can't be sent without it. Meanwhile the page is loading, as the
 * loading bar shows.
 *
 * @param ready event after hydration
 * @param store name of the global array
 * @param patienceMs time after which a link that waits is followed without script
 * @param begins event that shows the loading bar
 * @param ends event that hides it
 */
export function keepEarlyInput(ready: string, store: string, patienceMs: number, begins: string, ends: string): void {
  const kept: EarlyInput[] = [];
  Reflect.set(globalThis, store, kept);
  const life = new AbortController();
  const listen = { capture: true, signal: life.signal };
  const waits = (event: Event, target: Element): boolean => {
    if (event instanceof SubmitEvent) return target.matches('form:not([action]), form:has([name=proof])');
    if (!(event instanceof MouseEvent) || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return false;
    const link = target.closest<HTMLAnchorElement>('a[data-awaits-script]');
    if (!link) return false;
    const timer = setTimeout(() => location.assign(link.href), patienceMs);
    life.signal.addEventListener('abort', () => clearTimeout(timer));
    return true;
  };
  const keep = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const isWaiting = waits(event, target);
    if (isWaiting) event.preventDefault();
    const button = event.type === 'click' && target.closest('button[type=button]:not([popovertarget])');
    if (isWaiting || (button && !button.closest('[data-plain]'))) dispatchEvent(new Event(begins));
    kept.push({ event, value: Reflect.get(target, 'value'), checked: Reflect.get(target, 'checked') === true });
  };
  for (const type of ['click', 'input', 'change', 'submit', 'toggle']) addEventListener(type, keep, listen);
  addEventListener(
    ready,
    () => {
      life.abort();
      dispatchEvent(new Event(ends));
    },
    { once: true },
  );
}

/** Script that keeps early input; it has to run before those of React. */
export const earlyInputScript = toCall(
  keepEarlyInput,
  SCRIPTS_READY,
  EARLY_INPUT,
  PATIENCE_MS,
  LOADING.begins,
  LOADING.ends,
);
