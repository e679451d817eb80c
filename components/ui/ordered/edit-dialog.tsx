'use client';

import { useRouter } from 'next/navigation';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { Dialog } from '../dialog';

const CloseContext = createContext<() => void>(() => undefined);

/** Closes the dialog around a form. */
export const useCloseDialog = (): (() => void) => useContext(CloseContext);

/** What is typed or chosen first in a form. */
const FIELDS = 'input:not([type=hidden]), select, textarea';

type Props = { title: string; closeHref: string; width?: 'sm' | 'md'; alert?: boolean; children: ReactNode };

/** A dialog that is open because the address says so; it is there without script too. */
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
