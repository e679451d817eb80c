'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';

/** A proof is taken for 10 minutes; it is made anew a little before. */
const PROOF_VALID_MS = 540_000;

export type ProofState = 'idle' | 'working' | 'waiting' | 'ready' | 'failed';
type StoredProof = { proof: string; at: number };

/**
 * Works on a proof as soon as somebody touches the form around a hidden field. A form that is sent earlier waits, and
 * goes by itself when the proof is there; each sending takes a proof of its own.
 */
export function useProof(field: RefObject<HTMLInputElement | null>): ProofState {
  const [state, show] = useState<ProofState>('idle');
  const made = useRef<StoredProof>(undefined);
  useEffect(() => {
    const box = field.current;
    const form = box?.form;
    if (!box || !form) return undefined;
    const life = new AbortController();
    let working = false;
    let waiting: { submitter: HTMLElement | null } | undefined;
    const isReady = () => made.current !== undefined && Date.now() - made.current.at < PROOF_VALID_MS;
    const finish = (proof: string | undefined) => {
      working = false;
      const sender = waiting;
      waiting = undefined;
      if (life.signal.aborted) return;
      made.current = proof === undefined ? undefined : { proof, at: Date.now() };
      show(proof === undefined ? 'failed' : 'ready');
      if (proof !== undefined && sender) form.requestSubmit(sender.submitter);
    };
    const begin = () => {
      if (working || isReady()) return;
      working = true;
      show('working');
      import('./solve-proof').then(({ solveProof }) => solveProof(life)).then(finish, () => finish(undefined));
    };
    const send = (event: SubmitEvent) => {
      // Its fields come first.
      if (event.defaultPrevented) return;
      if (isReady()) {
        box.value = made.current?.proof ?? '';
        made.current = undefined;
        show('idle');
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      waiting = { submitter: event.submitter };
      begin();
      show('waiting');
    };
    if (form.contains(document.activeElement)) begin();
    form.addEventListener('focusin', begin, { signal: life.signal });
    form.addEventListener('submit', send, { signal: life.signal });
    return () => life.abort();
  }, [field]);
  return state;
}
