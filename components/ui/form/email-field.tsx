'use client';

import type { ComponentProps } from 'react';
import { Field } from './field';

/** The longest address that SMTP carries. */
const MAX_ADDRESS = 254;

type Props = Omit<ComponentProps<typeof Field>, 'name' | 'type' | 'autoComplete' | 'inputMode' | 'maxLength'>;

/** Field for the user's own e-mail address, sent as `email`. */
export function EmailField(props: Props) {
  return <Field name="email" type="email" autoComplete="email" inputMode="email" maxLength={MAX_ADDRESS} {...props} />;
}
