'use client';

import type { ReactNode } from 'react';
import { ActionForm } from '../form/action-form';
import type { HiddenValues } from '../form/hidden-fields';
import type { FormAction } from '../form/send-form';
import { SubmitButton } from '../form/submit-button';

type Props = {
  action: FormAction;
  /** Fields to send, by name. */
  fields: HiddenValues;
  /** Accessible name of the button, which includes the entry's name. */
  label?: string;
  children: ReactNode;
};

/** Button for one action on an entry of a list. */
export function ButtonForm({ action, fields, label, children }: Props) {
  return (
    <ActionForm action={action} fields={fields} className="contents">
      <SubmitButton look="quiet" size="sm" aria-label={label} className="whitespace-nowrap px-3!">
        {children}
      </SubmitButton>
    </ActionForm>
  );
}
