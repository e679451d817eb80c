'use client';

import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFormStatus } from 'react-dom';
import { Button } from '@/components/ui/button';

type Props = Pick<ComponentProps<typeof Button>, 'look' | 'size' | 'className' | 'children' | 'aria-label'> & {
  /** Name and value that the form sends if this button was pressed. */
  name: string;
  value: string;
  /** Called instead of sending the form; without script the form is sent. */
  onPress?: () => void;
};

/** One of several submit buttons of a form; only the pressed one shows a spinner, and all ignore further presses. */
export function StepButton({ name, value, onPress, children, ...rest }: Props) {
  const { pending, data } = useFormStatus();
  const turns = pending && data?.get(name) === value;
  return (
    <Button
      type="submit"
      name={name}
      value={value}
      {...rest}
      {...(pending ? { 'aria-disabled': true } : {})}
      onClick={(event) => {
        if (pending || onPress) event.preventDefault();
        if (!pending) onPress?.();
      }}
    >
      {turns && <LoaderCircle aria-hidden="true" className="size-4 animate-spin motion-reduce:animate-none" />}
      {children}
    </Button>
  );
}
