'use client';

import { useEffect } from 'react';

/** At the latest so long after loading, in milliseconds. */
const IDLE_TIMEOUT_MS = 2_000;

/** Loads the pages that readers open next once the browser is idle; not where data is to be saved or comes slowly. */
export function IdlePrefetch({ addresses }: { addresses: string[] }) {
  useEffect(() => {
    const connection: unknown = Reflect.get(navigator, 'connection');
    if (connection instanceof Object && !isFastConnection(connection)) return;
    const load = () => {
      for (const href of addresses.filter((address) => address !== location.pathname + location.search)) {
        document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
      }
    };
    if (!window.requestIdleCallback) {
      const timer = setTimeout(load, IDLE_TIMEOUT_MS);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(load, { timeout: IDLE_TIMEOUT_MS });
    return () => cancelIdleCallback(waiting);
  }, [addresses]);
  return null;
}

function isFastConnection(connection: object): boolean {
  return Reflect.get(connection, 'saveData') !== true && !/[23]g$/.test(Reflect.get(connection, 'effectiveType') ?? '');
}
