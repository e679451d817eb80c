'use client';

import { useEffect, useState } from 'react';
import { mediaEntry } from '@/lib/files/picture.schema';
import { callNewsroom, type Fetch } from '../../editor/staff/editor-calls';
import { coversMessages as words } from '../covers.messages';
import { type CoverPreview, coverPreviews } from '../covers.schema';

/** Facts from which covers are drawn, as they stand in the editor. */
export type CoverSource = { id?: number; topic: string; categoryId: number; figure?: string };
type Previews = { state: 'drawing' | 'ready' | 'failed'; previews: readonly CoverPreview[]; message?: string };

/** Previews of the covers that can be drawn from a source; the earlier ones stay until the new ones are there. */
export function useCoverPreviews(fetcher: Fetch, { id, topic, categoryId, figure }: CoverSource) {
  const [result, setResult] = useState<Previews>({ state: 'drawing', previews: [] });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the same call
  useEffect(() => {
    let isCurrent = true;
    setResult(({ previews }) => ({ state: 'drawing', previews }));
    void callNewsroom(fetcher, 'preview-covers', { id, topic, categoryId, figure }).then((answer) => {
      if (!isCurrent) return;
      const drawn = answer.kind === 'ok' ? coverPreviews.safeParse(answer.data) : undefined;
      if (drawn?.success) setResult({ state: 'ready', previews: drawn.data.previews });
      else setResult(({ previews }) => ({ state: 'failed', previews, message: readFailure(answer) }));
    });
    return () => {
      isCurrent = false;
    };
  }, [fetcher, id, topic, categoryId, figure, attempt]);
  return { ...result, retry: () => setAttempt((before) => before + 1) };
}

/** Makes a cover; resolves with the library's new file, or with the text of a failure. */
export async function makeCover(fetcher: Fetch, source: CoverSource & { layout: CoverPreview['layout'] }) {
  const answer = await callNewsroom(fetcher, 'make-cover', source);
  const made = answer.kind === 'ok' ? mediaEntry.safeParse(answer.data) : undefined;
  return made?.success ? { entry: made.data } : { message: readFailure(answer) };
}

const readFailure = (answer: Awaited<ReturnType<typeof callNewsroom>>): string =>
  ('message' in answer && answer.message) || words['covers.failed'];
