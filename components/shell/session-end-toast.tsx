'use client';

import { useEffect } from 'react';
import { toast } from '@/components/ui/toast';
import { forgetUser } from '@/features/account/ui/stored-user';

/** Long enough to be read by somebody who did not expect it, in milliseconds. */
const SESSION_END_TOAST_MS = 10_000;

/** Why somebody without a session any more is sent to a page: whatever it was, the tab forgets who was there. */
const END_REASONS = ['closed', 'expired', 'left'];

/** Says why a session has ended, where a reader was sent to the front page for it; the login page says its own. */
export function SessionEndToast({ closed }: { closed: string }) {
  useEffect(() => {
    const address = new URL(location.href);
    const notice = address.searchParams.get('notice') ?? '';
    if (END_REASONS.includes(notice)) forgetUser();
    if (notice !== 'closed' && notice !== 'left') return;
    if (notice === 'closed') toast(closed, { kind: 'bad', duration: SESSION_END_TOAST_MS });
    address.searchParams.delete('notice');
    history.replaceState(history.state, '', address);
  }, [closed]);
  return null;
}
