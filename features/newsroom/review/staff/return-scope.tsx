'use client';

import { createContext, type ReactNode, use, useMemo, useRef, useState } from 'react';
import { MAX_POINTS, QUOTE_LENGTH } from '../points.schema';

/** A point that is being written. */
export type DraftPoint = { key: number; quote: string; remark: string };
type Draft = {
  isOpen: boolean;
  points: readonly DraftPoint[];
  /** Opens the panel, with a point about the words if there are any, and focuses what is written next. */
  open: (quote?: string) => void;
  close: () => void;
  change: (key: number, words: Partial<DraftPoint>) => void;
  add: () => void;
  remove: (key: number) => void;
  /** Key of the point that was added last. */
  newest: number;
};

const ReturnContext = createContext<Draft | undefined>(undefined);

/** The return that is being written beside the text; undefined outside of its scope. */
export const useReturnDraft = (): Draft | undefined => use(ReturnContext);

/**
 * Scope of a return: the panel beside the text, and the buttons that add to it. Points stay after sending, for a return
 * that is taken back.
 */
export function ReturnScope({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [points, setPoints] = useState<readonly DraftPoint[]>([]);
  const [newest, setNewest] = useState(0);
  const lastKey = useRef(0);
  const draft = useMemo<Draft>(() => {
    const append = (quote: string) => {
      lastKey.current += 1;
      const point = { key: lastKey.current, quote: quote.slice(0, QUOTE_LENGTH), remark: '' };
      setNewest(point.key);
      setPoints((before) => {
        // An untouched point takes the words.
        const kept = before.filter((one) => one.quote || one.remark);
        return kept.length < MAX_POINTS ? [...kept, point] : kept;
      });
    };
    return {
      isOpen,
      points,
      newest,
      open: (quote) => {
        setOpen(true);
        if (quote || points.length === 0) append(quote ?? '');
      },
      close: () => setOpen(false),
      change: (key, words) =>
        setPoints((before) => before.map((point) => (point.key === key ? { ...point, ...words } : point))),
      add: () => append(''),
      remove: (key) => setPoints((before) => before.filter((point) => point.key !== key)),
    };
  }, [isOpen, points, newest]);
  return <ReturnContext value={draft}>{children}</ReturnContext>;
}
