'use client';

import type { ComponentProps } from 'react';
import { MAX_EMAIL } from '@/lib/mail/address';
import { Field } from './field';

type Props = Omit<ComponentProps<typeof Field>, 'name' | 'type' | 'autoComplete' | 'inputMode' | 'maxLength'>;

/** Field for the user's own e-mail address, sent as `email`. */
export function EmailField(props: Props) {
  return <Field name="email" type="email" autoComplete="email" inputMode="email" maxLength={MAX_EMAIL} {...props} />;
}
