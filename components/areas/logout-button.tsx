'use client';

import { LogOut } from 'lucide-react';
import { forgetUser } from '@/features/account/ui/stored-user';
import { areasMessages } from '@/lib/areas/messages';

/** Ends the session; a plain form, so it works without script. */
export function LogoutButton({ className }: { className: string }) {
  const label = areasMessages['areas.logout'];
  return (
    <form method="post" action="/logout" onSubmit={forgetUser} className="contents">
      <button type="submit" title={label} className={className}>
        <LogOut aria-hidden="true" className="size-5 shrink-0" />
        <span className="max-xl:sr-only">{label}</span>
      </button>
    </form>
  );
}
