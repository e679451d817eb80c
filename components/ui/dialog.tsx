'use client';

import clsx from 'clsx';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { say } from '@/lib/messages/language';
import { Button } from './button';
import { Icon } from './icon';
import { IconButton, IconLink } from './icon-button';
import { uiMessages } from './messages/ui/messages';
import { useGuardedClose } from './use-guarded-close';

const widths = { sm: 'max-w-md', md: 'max-w-xl', full: 'max-w-6xl' } as const;

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  width?: keyof typeof widths;
  /** True for an alert dialog, which requires an answer. */
  alert?: boolean;
  /**
   * Address of the page without the dialog. If given, the server renders the dialog open, so that it works without
   * script.
   */
  closeHref?: string;
  children: ReactNode;
};

/**
 * A modal on the browser's own `<dialog>`: focus stays inside and returns; Esc, the cross and a click beside it close
 * it. Once a field inside was changed, these ask first; an explicit button such as "cancel" closes at once.
 */
export function Dialog({ open, onClose, title, width = 'sm', alert, closeHref, children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const isModal = useRef(false);
  const titleId = useId();
  const leave = useGuardedClose(box, onClose);
  useEffect(() => {
    const dialog = box.current;
    if (!dialog || isModal.current === open) return;
    isModal.current = open;
    if (!open) return dialog.close();
    // A dialog opened by the server is not modal yet.
    dialog.removeAttribute('open');
    dialog.showModal();
  }, [open]);
  const close = <Icon name="x" className="size-5" />;
  const closeProps = { label: say(uiMessages['ui.close']), className: '-me-2 -mt-1 ms-auto', onClick: leave.ask };
  return (
    <>
      <dialog
        ref={box}
        role={alert ? 'alertdialog' : undefined}
        open={closeHref === undefined ? undefined : true}
        aria-labelledby={titleId}
        {...leave.listeners}
        className={clsx(
          'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] overflow-y-auto rounded-md border border-line bg-surface p-0 text-ink shadow-lift',
          'backdrop:bg-black/60',
          closeHref !== undefined && 'peer fixed inset-0 z-50',
          widths[width],
        )}
      >
        {open && (
          <div className="p-5 md:p-6">
            <div className="mb-3 flex items-start justify-between gap-4">
              <h2 id={titleId} className="text-lg">
                {title}
              </h2>
              {closeHref === undefined ? (
                <IconButton {...closeProps}>{close}</IconButton>
              ) : (
                <IconLink {...closeProps} href={closeHref}>
                  {close}
                </IconLink>
              )}
            </div>
            {children}
          </div>
        )}
        {open && leave.asking !== undefined && (
          <Dialog open={leave.asking} onClose={leave.stay} title={say(uiMessages['ui.discardTitle'])} alert>
            <DiscardQuestion onStay={leave.stay} onDiscard={leave.discard} />
          </Dialog>
        )}
      </dialog>
      {closeHref !== undefined && (
        <div aria-hidden="true" className="fixed inset-0 z-40 hidden bg-black/60 peer-[[open]:not(:modal)]:block" />
      )}
    </>
  );
}

type DiscardQuestionProps = { onStay: () => void; onDiscard: () => void };

/** Question whether the text typed in a dialog may be discarded; Enter chooses to go on. */
function DiscardQuestion({ onStay, onDiscard }: DiscardQuestionProps) {
  return (
    <>
      <p className="mb-5 text-ink-2 text-sm">{say(uiMessages['ui.discardText'])}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onDiscard}>{say(uiMessages['ui.discard'])}</Button>
        <Button look="primary" autoFocus onClick={onStay}>
          {say(uiMessages['ui.typeOn'])}
        </Button>
      </div>
    </>
  );
}
