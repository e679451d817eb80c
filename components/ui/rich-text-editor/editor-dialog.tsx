'use client';

import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { richTextMessages } from '@/lib/rich-text/messages';
import { Button } from '../button';
import { Dialog } from '../dialog';

type Props = {
  title: string;
  onClose: () => void;
  /** Without it the dialog has no form. */
  onSubmit?: (form: FormData) => void;
  submit?: string;
  /** More buttons, beside the main one. */
  actions?: ReactNode;
  children: ReactNode;
};

/**
 * A dialog with its own form. A portal puts it outside the form that the editor is a field of, as forms cannot nest.
 */
export function EditorDialog({ title, onClose, onSubmit, submit, actions, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector('input')?.select();
  }, []);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events bubble along components, so the outer form would be sent too.
    event.stopPropagation();
    onSubmit?.(new FormData(event.currentTarget));
  };
  return createPortal(
    <Dialog open onClose={onClose} title={title}>
      {onSubmit ? (
        <form ref={form} onSubmit={send} noValidate className="space-y-4">
          {children}
          <div className="flex flex-wrap justify-end gap-2 pt-1">
            {actions}
            <Button type="submit" look="primary">
              {submit ?? richTextMessages['richText.apply']}
            </Button>
          </div>
        </form>
      ) : (
        children
      )}
    </Dialog>,
    document.body,
  );
}
