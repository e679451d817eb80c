'use client';

import type { ComponentProps, ReactNode } from 'react';
import { CheckedForm } from '../form/checked-form';
import { SendWithProof } from './send-with-proof';

type Props = Omit<ComponentProps<typeof CheckedForm>, 'submit' | 'end' | 'whenTouched' | 'feedback'> & {
  /** Label of the button. */
  submitLabel: string;
  look?: ComponentProps<typeof SendWithProof>['look'];
  children: ReactNode;
};

/** A public form. Its fields are checked before it waits for the proof of work. */
export function FormWithProof({ submitLabel, look, ...form }: Props) {
  return (
    <CheckedForm
      {...form}
      feedback="message"
      whenTouched
      end={<SendWithProof look={look}>{submitLabel}</SendWithProof>}
    />
  );
}
