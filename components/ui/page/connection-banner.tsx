'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { say } from '@/lib/messages/language';
import { formatDateTime } from '@/lib/time/format';
import { Button } from '../button';
import { Icon } from '../icon';
import { uiMessages as words } from '../messages/ui/messages';
import { toast } from '../toast';
import { useBrowserValue } from '../use-browser-value';

type Props = {
  /** True on public pages, where `ConnectionNote` tells of the connection of a page that is no copy. */
  onlyCopies?: boolean;
};

/** Banner while the connection is lost or the page is an offline copy; a toast when the connection is back. */
export function ConnectionBanner({ onlyCopies = false }: Props) {
  const online = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
  const keptAt = useBrowserValue(getCopiedAt, undefined);
  const isActive = !onlyCopies || keptAt !== undefined;
  useEffect(() => {
    if (!isActive) return;
    const welcome = () => {
      toast(say(words['ui.online']));
      void refreshCopyOnce();
    };
    addEventListener('online', welcome);
    return () => removeEventListener('online', welcome);
  }, [isActive]);
  if (!isActive) return null;
  return (
    <div role="status" className="sticky inset-x-0 bottom-0 z-40 print:hidden">
      {(keptAt || !online) && (
        <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-gold-500 border-t bg-red-950 px-4 py-2 font-normal text-footer-ink text-sm">
          <p className="flex items-center gap-3">
            <Icon name="wifi-off" className="size-5 shrink-0 text-gold-300" />
            {keptAt ? formatCopyNotice(keptAt, online) : say(words['ui.offline'])}
          </p>
          {keptAt && (
            <Button look="gold" size="sm" onClick={() => location.reload()}>
              <Icon name="rotate-cw" className="size-4" />
              {say(words['ui.refresh'])}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function formatCopyNotice(keptAt: string, online: boolean): string {
  const why = say(words[online ? 'ui.noAnswer' : 'ui.nowOffline']);
  return `${say(words['ui.keptCopy'])} ${formatDateTime(keptAt)} – ${why}`;
}

function subscribeToConnection(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** sessionStorage key of the copy that this tab refreshed last: each copy is refreshed once at most. */
const REFRESHED_KEY = 'refreshedCopy';
/** Health check, which shows if the portal can be reached. */
const HEALTH_PATH = '/healthz';

/**
 * Time at which the service worker cached this page; undefined for a fresh page, empty for the offline page. See
 * public/sw.js.
 */
const getCopiedAt = (): string | undefined => document.documentElement.dataset.keptAt;

/** Reloads a cached copy once the portal can really be reached; not if the reader has begun to type. */
async function refreshCopyOnce(): Promise<void> {
  const keptAt = getCopiedAt();
  const mark = `${location.href} ${keptAt}`;
  if (keptAt === undefined || hasTyped() || sessionStorage.getItem(REFRESHED_KEY) === mark) return;
  const answer = await fetch(HEALTH_PATH, { cache: 'no-store' }).catch(() => undefined);
  if (!answer?.ok) return;
  if (keptAt !== '') sessionStorage.setItem(REFRESHED_KEY, mark);
  location.reload();
}

function hasTyped(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea')];
  return fields.some(
    ({ type, value, defaultValue }) => !['hidden', 'radio', 'checkbox'].includes(type) && value !== defaultValue,
  );
}
