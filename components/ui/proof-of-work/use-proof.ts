'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';

/** Lifetime of a proof in milliseconds; the server accepts it for 10 minutes, and it is renewed a little earlier. */
const PROOF_VALID_MS = 540_000;

export type ProofState = 'idle' | 'working' | 'waiting' | 'ready' | 'failed';
type StoredProof = { proof: string; at: number };

/**
 * Computes a proof as soon as the form around a hidden field gets the focus. A form that is sent earlier waits, and is
 * submitted once the proof is ready; each submission needs a new proof.
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
      // The form's own validation comes first; a press that it refuses takes back an earlier one that waits.
      if (event.defaultPrevented) {
        if (waiting) show('working');
        waiting = undefined;
        return;
      }
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
