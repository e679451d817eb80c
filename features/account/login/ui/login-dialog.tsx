'use client';

import { useRouter } from 'next/navigation';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { type FormName, formTitles } from './forms';

const CloseContext = createContext<() => void>(() => undefined);

/** Closes the dialog around a form. */
export const useCloseLoginDialog = (): (() => void) => useContext(CloseContext);

const FIELDS = 'input:not([type=hidden], [role=presentation]), select';

type Props = { form: FormName; closeHref: string; children: ReactNode };

/** Dialog of the open form of the login page: a modal with script, the same dialog over the page without. */
export function LoginDialog({ form, closeHref, children }: Props) {
  const router = useRouter();
  const [open, setOpen] = useState(true);
  useEffect(() => {
    document.querySelector<HTMLElement>(`#${form}-form :is(${FIELDS})`)?.focus();
  }, [form]);
  const close = () => {
    setOpen(false);
    router.replace(closeHref, { scroll: false });
    document.querySelector<HTMLElement>(`[data-opens="${form}"]`)?.focus();
  };
  return (
    <Dialog open={open} onClose={close} title={formTitles[form]} closeHref={closeHref} width={dialogWidths[form]}>
      <div id={`${form}-form`}>
        <CloseContext value={close}>{children}</CloseContext>
      </div>
    </Dialog>
  );
}

const dialogWidths = { member: 'sm', collegeUser: 'sm', staff: 'sm', register: 'md', request: 'md' } as const;
