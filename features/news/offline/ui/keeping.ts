import { allows, CONSENT_EVENT } from '@/lib/http/consent-choice';
import { readCards, refreshCards } from '../../saved/ui/cards';
import { readAccount } from '../../saved/ui/saved-account';
import { syncSaved } from '../../saved/ui/sync';
import { readSaved, subscribeSaved } from '../../ui/saved-lists';
import { canKeep, forgetKept } from './kept';

const WORKER = '/sw.js';
/** Changes that come in a run are told once, in milliseconds. */
const CALM_MS = 300;

/** All saved items of both lists, each once. */
export const readAllSaved = (): number[] => [...new Set([...readSaved('later'), ...readSaved('bookmark')])];

/** Whether there is a reason to keep anything: saved items, the reader's consent, or the portal installed as an app. */
export function hasReason(): boolean {
  return readAllSaved().length > 0 || allows('offline') || matchMedia('(display-mode: standalone)').matches;
}

/** From now on keeps the lists, their cards and the pages behind them in line with what the reader wishes. */
export function startKeeping(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void keepUp(), CALM_MS);
  };
  subscribeSaved(soon);
  addEventListener(CONSENT_EVENT, soon);
  addEventListener('online', () => void syncSaved().then(keepUp));
  void syncSaved().then(keepUp);
}

async function keepUp(): Promise<void> {
  if ((readAccount()?.waiting.length ?? 0) > 0) await syncSaved();
  const saved = readAllSaved();
  const known = readCards();
  const strange = saved.filter((id) => known[id] === undefined);
  const stale = Object.keys(known).some((id) => !saved.includes(Number(id)));
  if (strange.length > 0 || stale) await refreshCards(strange, saved);
  if (canKeep()) await tellWorker(saved);
}

async function tellWorker(saved: readonly number[]): Promise<void> {
  if (!hasReason()) {
    if (await navigator.serviceWorker.getRegistration('/')) await forgetKept();
    return;
  }
  const registration = await register();
  if (!registration) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'wishes', saved, visited: allows('offline'), sparing: isSparing() });
}

/** A browser may refuse, such as in a private window; then nothing is kept. */
function register(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' }).catch(() => undefined);
}

function isSparing(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return connection instanceof Object && Reflect.get(connection, 'saveData') === true;
}

/** Tells the worker which saved items readers see no more. */
export function tellGone(ids: readonly number[]): void {
  if (ids.length > 0 && canKeep()) navigator.serviceWorker.controller?.postMessage({ type: 'gone', saved: ids });
}
