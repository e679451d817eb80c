'use client';

import type { ComponentProps } from 'react';
import { Field } from './field';

/** The longest address that SMTP carries. */
const MAX_ADDRESS = 254;

type Props = Omit<ComponentProps<typeof Field>, 'name' | 'type' | 'autoComplete' | 'inputMode' | 'maxLength'>;

/** One's own e-mail, sent as `email`. */
export function EmailField(props: Props) {
  return <Field name="email" type="email" autoComplete="email" inputMode="email" maxLength={MAX_ADDRESS} {...props} />;
}
