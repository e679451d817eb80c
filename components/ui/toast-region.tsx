'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { say } from '@/lib/messages/language';
import { Button } from './button';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { uiMessages } from './messages/ui/messages';
import { dismissToast, readToasts, subscribeToasts, type Toast } from './toast';

const NONE: readonly Toast[] = [];
const icons = { ok: 'circle-check', bad: 'circle-alert' } as const;

/** Region of the toasts, once per page. A popover, because only the top layer is above an open dialog. */
export function ToastRegion() {
  const region = useRef<HTMLDivElement>(null);
  const toasts = useSyncExternalStore(subscribeToasts, readToasts, () => NONE);
  const newest = toasts.at(-1)?.id;
  useEffect(() => {
    const box = region.current;
    if (!box?.showPopover || newest === undefined) return;
    if (box.matches(':popover-open')) box.hidePopover();
    box.showPopover();
  }, [newest]);
  return (
    <div
      ref={region}
      role="status"
      popover="manual"
      className="pointer-events-none fixed inset-x-0 top-auto bottom-4 mx-auto block w-full max-w-md border-0 bg-transparent px-4 print:hidden"
    >
      {toasts.map(({ id, message, kind, action }) => (
        <div
          key={id}
          className="pointer-events-auto mt-2 flex items-center gap-3 rounded-md border border-gold-500 bg-red-950 py-1.5 ps-4 pe-1.5 text-footer-ink text-sm shadow-lift"
        >
          <Icon name={icons[kind]} className="size-5 shrink-0 text-gold-300" />
          <p className="grow font-normal">{message}</p>
          {action && (
            <Button
              look="gold"
              size="sm"
              onClick={() => {
                dismissToast(id);
                action.run();
              }}
            >
              {action.label}
            </Button>
          )}
          <IconButton label={say(uiMessages['ui.close'])} look="masthead" onClick={() => dismissToast(id)}>
            <Icon name="x" className="size-4" />
          </IconButton>
        </div>
      ))}
    </div>
  );
}
