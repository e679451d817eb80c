'use client';

import type { ComponentProps, ReactNode } from 'react';
import { CheckedForm } from '../form/checked-form';
import { SendWithProof } from './send-with-proof';

type Props = Omit<ComponentProps<typeof CheckedForm>, 'submit' | 'end' | 'whenTouched'> & {
  /** The words of the button. */
  submitLabel: string;
  look?: ComponentProps<typeof SendWithProof>['look'];
  children: ReactNode;
};

/** A form that anybody may send. Its fields are looked at before the proof of work is waited for. */
export function FormWithProof({ submitLabel, look, feedback = 'message', ...form }: Props) {
  return (
    <CheckedForm
      {...form}
      feedback={feedback}
      whenTouched
      end={<SendWithProof look={look}>{submitLabel}</SendWithProof>}
    />
  );
}
