'use client';

import { useRouter } from 'next/navigation';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { Dialog } from '../dialog';

const CloseContext = createContext<() => void>(() => undefined);

/** Returns a function that closes the surrounding dialog. */
export const useCloseDialog = (): (() => void) => useContext(CloseContext);

/** Selector of a form's fields; the first gets the focus. */
const FIELDS = 'input:not([type=hidden]), select, textarea';

type Props = { title: string; closeHref: string; width?: 'sm' | 'md'; alert?: boolean; children: ReactNode };

/** A dialog whose open state is in the address; it works without script too. */
export function EditDialog({ title, closeHref, width, alert, children }: Props) {
  const router = useRouter();
  const [open, setOpen] = useState(true);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>(FIELDS)?.focus();
  }, []);
  const close = () => {
    setOpen(false);
    router.replace(closeHref, { scroll: false });
  };
  return (
    <Dialog open={open} onClose={close} title={title} closeHref={closeHref} width={width} alert={alert}>
      <div ref={box}>
        <CloseContext value={close}>{children}</CloseContext>
      </div>
    </Dialog>
  );
}
