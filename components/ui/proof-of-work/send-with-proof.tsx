'use client';

import type { ComponentProps } from 'react';
import { SubmitButton } from '../form/submit-button';
import { ProofOfWork } from './proof-of-work';

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
