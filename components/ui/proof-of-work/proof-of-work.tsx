'use client';

import { useRef } from 'react';
import { proofMessages as words } from '@/lib/http/proof-of-work/proof-of-work.messages';
import { useProof } from './use-proof';

/** Field of a public form: makes the browser compute a proof of work, which is expensive for senders of thousands. */
export function ProofOfWork() {
  const field = useRef<HTMLInputElement>(null);
  const state = useProof(field);
  return (
    <>
      <input ref={field} type="hidden" name="proof" />
      <p role="status" aria-live="polite" className="min-h-6 text-ink-2 text-sm">
        {state === 'idle' ? '' : words[`proof.${state}`].th}
      </p>
      <p className="hidden text-sm noscript:block">
        {words['proof.noScript'].th}{' '}
        <a href="/contact/" className="text-link underline">
          {words['proof.reach'].th}
        </a>
      </p>
    </>
  );
}
