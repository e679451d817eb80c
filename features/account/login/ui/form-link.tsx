'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { type MouseEvent, type ReactNode, useTransition } from 'react';
import { getButtonClass } from '@/components/ui/button';
import { buildLoginHref, type FormName } from './forms';

type Props = { form: FormName; next?: string; demo?: string; look?: 'primary' | 'outline'; children: ReactNode };

/** Opens a form of the login page: in place with script, otherwise by loading the page with that form open. */
export function FormLink({ form, next, demo, look = 'primary', children }: Props) {
  const router = useRouter();
  const openNow = useSearchParams().get('form');
  const [opening, startOpening] = useTransition();
  const href = buildLoginHref({ form, next, demo });
  const open = (event: MouseEvent) => {
    // A form that is still closing is opened by a full page load.
    if (event.ctrlKey || event.metaKey || event.shiftKey || openNow === form) return;
    event.preventDefault();
    startOpening(() => router.push(href, { scroll: false }));
  };
  return (
    <a
      href={href}
      data-opens={demo ? undefined : form}
      aria-haspopup="dialog"
      aria-busy={opening}
      data-awaits-script=""
      onClick={open}
      className={getButtonClass({ look, size: demo ? 'sm' : 'md' }, 'w-full aria-busy:opacity-60')}
    >
      {children}
    </a>
  );
}
