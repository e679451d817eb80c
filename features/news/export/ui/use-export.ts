import { useCallback, useEffect, useRef, useState } from 'react';
import { newsExportMessages as words } from '../export.messages';
import type { ExportProgress } from './run-export';

/** Name of an error whose message is for the reader. */
const EXPORT_FAILURE = 'ExportFailure';

/** State of an export; a finished file can be saved again from its object URL. */
export type ExportState =
  | { kind: 'idle' | 'cancelled' }
  | ExportProgress
  | { kind: 'ready'; href: string; name: string }
  | { kind: 'failed'; message: string; retry: () => void };

/** Runs exports, one at a time. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const under = useRef<AbortController>(undefined);
  const made = useRef<string>(undefined);
  const forget = useCallback(() => {
    if (made.current) URL.revokeObjectURL(made.current);
    made.current = undefined;
  }, []);
  const start = useCallback(
    async (query: string): Promise<void> => {
      forget();
      const left = new AbortController();
      under.current = left;
      setState({ kind: 'making', done: 0 });
      try {
        const { runExport } = await import('./run-export');
        const { file, name } = await runExport(query, left.signal, setState);
        const href = URL.createObjectURL(file);
        made.current = href;
        setState({ kind: 'ready', href, name });
        saveToDisk(href, name);
      } catch (error) {
        if (left.signal.aborted) return;
        const isTold = error instanceof Error && error.name === EXPORT_FAILURE;
        const message = isTold ? error.message : words['newsExport.broken'].th;
        setState({ kind: 'failed', message, retry: () => void start(query) });
      }
    },
    [forget],
  );
  const cancel = useCallback(() => {
    under.current?.abort();
    setState({ kind: 'cancelled' });
  }, []);
  useEffect(
    () => () => {
      under.current?.abort();
      forget();
    },
    [forget],
  );
  return { state, start, cancel };
}

function saveToDisk(href: string, name: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}
