'use client';

import { WifiOff } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { uiMessages } from '@/lib/site/messages';
import { toast } from '../ui/toast';

/** Says that the connection is lost while it is, and that it is back. */
export function ConnectionNotice() {
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
  useEffect(() => {
    const welcome = () => toast(uiMessages['ui.online'].th);
    addEventListener('online', welcome);
    return () => removeEventListener('online', welcome);
  }, []);
  return (
    <div role="status" className="fixed inset-x-0 bottom-0 z-40 print:hidden">
      {!online && (
        <p className="flex items-center justify-center gap-3 border-gold-500 border-t bg-red-950 px-4 py-2 font-normal text-footer-ink text-sm">
          <WifiOff aria-hidden="true" className="size-5 shrink-0 text-gold-300" />
          {uiMessages['ui.offline'].th}
        </p>
      )}
    </div>
  );
}

function watch(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
