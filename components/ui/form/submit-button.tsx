'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { useFormStatus } from 'react-dom';
import { Button } from '../button';
import { Icon } from '../icon';

type Props = Omit<ComponentProps<typeof Button>, 'type' | 'disabled'>;

/**
 * Submit button of a form, filled by default. While the form is being sent it shows a spinner and ignores presses. An
 * invalid form marks it `aria-disabled`; pressing it then still makes the form show what is missing.
 */
export function SubmitButton({ look = 'primary', children, onClick, ...rest }: Props) {
  const { pending } = useFormStatus();
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Button type="submit" look={look} {...rest} {...(pending ? { 'aria-disabled': true } : {})} onClick={press}>
      {pending && <Icon name="loader-circle" className="size-4 animate-spin motion-reduce:animate-none" />}
      {children}
    </Button>
  );
}

/** Submit button in a row of its own, so that the form's grid doesn't stretch it. */
export function SubmitRow(props: Props) {
  return (
    <div>
      <SubmitButton {...props} />
    </div>
  );
}
