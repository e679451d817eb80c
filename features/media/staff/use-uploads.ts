'use client';

import { useEffect, useRef, useState } from 'react';
import type { MediaEntry } from '@/lib/files/picture.schema';
import type { UploadKind } from '../media.rules';
import { sendFile, type UploadOutcome } from './send-file';

/** Maximum number of parallel uploads; more would only share the same bandwidth. */
const MAX_PARALLEL = 3;

/** One file in the upload list. */
export type Upload = {
  id: number;
  file: File;
  /** `working`: all bytes are sent and the server is processing the file. */
  state: 'waiting' | 'sending' | 'working' | 'done' | 'failed' | 'cancelled';
  /** Fraction sent, 0 to 1. */
  share: number;
  message?: string;
  again?: boolean;
};

/** Upload queue: sends a few files at a time and tracks the state of each. */
export function useUploads(kind: UploadKind, onUploaded: (entry: MediaEntry) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const lastId = useRef(0);
  const running = useRef(new Map<number, AbortController>());
  const told = useRef(onUploaded);
  told.current = onUploaded;

  useEffect(() => {
    const change = (id: number, next: Partial<Upload>) =>
      setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...next } : upload)));
    const settle = (id: number, outcome: UploadOutcome) => {
      running.current.delete(id);
      change(id, toUploadState(outcome));
      if (outcome.state === 'done') told.current(outcome.entry);
    };
    const start = ({ id, file }: Upload) => {
      const controller = new AbortController();
      running.current.set(id, controller);
      change(id, { state: 'sending', share: 0, message: undefined });
      const tell = (share: number) => change(id, { share, state: share < 1 ? 'sending' : 'working' });
      void sendFile(file, kind, tell, controller.signal).then((outcome) => settle(id, outcome));
    };
    const free = MAX_PARALLEL - running.current.size;
    const next = uploads.filter(({ state, id }) => state === 'waiting' && !running.current.has(id));
    for (const upload of next.slice(0, Math.max(0, free))) start(upload);
  }, [uploads, kind]);

  useEffect(() => {
    const calls = running.current;
    return () => {
      for (const controller of calls.values()) controller.abort();
    };
  }, []);

  const set = (id: number, next: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...next } : upload)));
  return {
    uploads,
    add: (files: readonly File[]) => {
      const added = files.map((file): Upload => {
        lastId.current += 1;
        return { id: lastId.current, file, state: 'waiting', share: 0 };
      });
      setUploads((all) => [...all.filter(({ state }) => state !== 'done' && state !== 'cancelled'), ...added]);
    },
    cancel: (id: number) => {
      const controller = running.current.get(id);
      if (controller) controller.abort();
      else set(id, { state: 'cancelled' });
    },
    remove: (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id)),
    retry: (id: number) => set(id, { state: 'waiting', share: 0, message: undefined }),
  };
}

function toUploadState(outcome: UploadOutcome): Partial<Upload> {
  if (outcome.state === 'failed') return { state: 'failed', message: outcome.message, again: outcome.again };
  return { state: outcome.state, share: outcome.state === 'done' ? 1 : 0 };
}
