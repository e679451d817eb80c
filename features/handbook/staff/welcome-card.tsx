'use client';

import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { handbookMessages as words } from '../handbook.messages';
import { markWelcomedAction } from '../welcome.actions';

/** Card that is shown once: showing it is recorded on the account. If that fails it is shown again. */
export function WelcomeCard({ children }: { children: ReactNode }) {
  const [closed, setClosed] = useState(false);
  const recorded = useRef(false);
  const id = useId();
  useEffect(() => {
    if (recorded.current) return;
    recorded.current = true;
    void markWelcomedAction({}, new FormData()).catch(() => undefined);
  }, []);
  if (closed) return null;
  return (
    <section aria-labelledby={id} className="mb-6 rounded-md border border-gold-500 bg-surface px-4 py-3 md:px-5">
      <div className="flex items-start justify-between gap-3">
        <h2 id={id} className="font-strong text-lg">
          {words['handbook.welcome']}
        </h2>
        <IconButton label={words['handbook.close']} className="-me-2" onClick={() => setClosed(true)}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      {children}
    </section>
  );
}
