import type { EarlyInput } from '@/lib/render/page-script-events';

/**
 * Runs in the browser, as written here: keeps what the reader presses, chooses, types and opens until React has
 * hydrated the page and does it (components/ui/page/replay-early-input.ts). Links that do more by script than without
 * it wait for the script, but not for ever; so do forms that can't be sent without it.
 *
 * @param ready event after hydration
 * @param store name of the global array
 * @param patienceMs time after which a link that waits is followed without script
 */
export function keepEarlyInput(ready: string, store: string, patienceMs: number): void {
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
    if (waits(event, target)) event.preventDefault();
    kept.push({ event, value: Reflect.get(target, 'value'), checked: Reflect.get(target, 'checked') === true });
  };
  for (const type of ['click', 'input', 'change', 'submit', 'toggle']) addEventListener(type, keep, listen);
  addEventListener(ready, () => life.abort(), { once: true });
}
