'use client';

import type { ComponentProps, ReactNode } from 'react';
import { CheckedForm } from '../form/checked-form';
import { SendWithProof } from './send-with-proof';

type Props = Omit<ComponentProps<typeof CheckedForm>, 'submit' | 'end' | 'whenTouched'> & {
  /** The words of the button. */
  send: string;
  look?: ComponentProps<typeof SendWithProof>['look'];
  children: ReactNode;
};

/** A form that anybody may send. Its fields are looked at before the proof of work is waited for. */
export function FormWithProof({ send, look, tell = 'message', ...form }: Props) {
  return <CheckedForm {...form} tell={tell} whenTouched end={<SendWithProof look={look}>{send}</SendWithProof>} />;
}
