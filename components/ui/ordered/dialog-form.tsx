'use client';

import type { ComponentProps } from 'react';
import { ActionForm } from '../form/action-form';
import { useCloseDialog } from './edit-dialog';
import { SaveButtons } from './save-buttons';

type Props = ComponentProps<typeof ActionForm> & {
  /** Address of the page without the dialog. */
  back: string;
  /** Label of the button that sends the form. */
  submit?: string;
};

/** A form in a dialog, with its buttons at the end; success closes the dialog. */
export function DialogForm({ back, submit, children, ...form }: Props) {
  const close = useCloseDialog();
  return (
    <ActionForm onDone={close} {...form}>
      {children}
      <SaveButtons back={back} go={submit} />
    </ActionForm>
  );
}
