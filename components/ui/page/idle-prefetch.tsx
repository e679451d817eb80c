'use client';

import { useEffect } from 'react';

/** Maximum delay after loading, in milliseconds. */
const IDLE_TIMEOUT_MS = 2_000;

/** Prefetches likely next pages once the browser is idle; not with data saver or on slow connections. */
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
