'use client';

import type { ComponentProps } from 'react';
import { SubmitButton } from '../form/submit-button';
import { ProofOfWork } from './proof-of-work';

type Props = Pick<ComponentProps<typeof SubmitButton>, 'look' | 'children'>;

/** The end of a form that anybody may send: the proof of work against robots, and the button. */
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
