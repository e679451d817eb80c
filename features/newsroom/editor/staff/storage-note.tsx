'use client';

import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, use, useCallback, useEffect, useId, useState } from 'react';
import { mediaMessages } from '@/features/media/media.messages';
import { editorMessages } from '../editor.messages';

type Reports = { full: ReadonlySet<string>; report: (place: string, isFull: boolean) => void };
const StorageContext = createContext<Reports>({ full: new Set(), report: () => undefined });

/** Collects the places of the editor whose uploads the full store has refused, for the status to show. */
export function StorageReports({ children }: { children: ReactNode }) {
  const [full, setFull] = useState<ReadonlySet<string>>(new Set());
  const report = useCallback(
    (place: string, isFull: boolean) =>
      setFull((before) => {
        if (before.has(place) === isFull) return before;
        return new Set(isFull ? [...before, place] : [...before].filter((one) => one !== place));
      }),
    [],
  );
  return <StorageContext value={{ full, report }}>{children}</StorageContext>;
}

/** Reports whether one of a place's uploads was refused because the store is full or out of order. */
export function useStorageReport(uploads: readonly { state: string; message?: string }[]): void {
  const place = useId();
  const { report } = use(StorageContext);
  const isFull = uploads.some(({ state, message }) => state === 'failed' && message === mediaMessages['media.noSpace']);
  useEffect(() => {
    report(place, isFull);
    return () => report(place, false);
  }, [report, place, isFull]);
}

/** Line of the status while the store takes no files; the text itself is kept as before. */
export function StorageNote() {
  const { full } = use(StorageContext);
  return (
    <p role="status" className={full.size > 0 ? 'mt-2 flex items-start gap-2 font-normal text-bad text-sm' : undefined}>
      {full.size > 0 && (
        <>
          <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
          {editorMessages['editor.storageFull']}
        </>
      )}
    </p>
  );
}
