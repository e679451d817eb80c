'use client';

import { type ComponentProps, useRef } from 'react';
import { proofMessages as words } from '@/lib/http/proof-of-work/proof-of-work.messages';
import { say } from '@/lib/messages/language';
import { localHref } from '@/lib/public-pages/english';
import { SubmitButton } from '../form/submit-button';
import { useProof } from './use-proof';

type Props = Pick<ComponentProps<typeof SubmitButton>, 'look' | 'children'>;

/** End of a public form: the proof of work against robots, and the submit button. */
export function SendWithProof(props: Props) {
  return (
    <>
      <ProofOfWork />
      <div>
        <SubmitButton {...props} />
      </div>
    </>
  );
}

/** Field of a public form: makes the browser compute a proof of work, which is expensive for senders of thousands. */
function ProofOfWork() {
  const field = useRef<HTMLInputElement>(null);
  const state = useProof(field);
  return (
    <>
      <input ref={field} type="hidden" name="proof" />
      <p role="status" aria-live="polite" className="min-h-6 text-ink-2 text-sm">
        {state === 'idle' ? '' : say(words[`proof.${state}`])}
      </p>
      <p className="hidden text-sm noscript:block">
        {say(words['proof.noScript'])}{' '}
        <a href={localHref('/contact/')} className="text-link underline">
          {say(words['proof.reach'])}
        </a>
      </p>
    </>
  );
}
