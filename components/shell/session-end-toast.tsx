'use client';

import { useEffect } from 'react';
import { toast } from '@/components/ui/toast';
import { forgetUser } from '@/features/account/ui/stored-user';

/** Duration of the toast in milliseconds, long enough for a reader who did not expect it. */
const SESSION_END_TOAST_MS = 10_000;

/** Values of `notice` on a redirect after the session has ended: each clears the stored user of the tab. */
const END_REASONS = ['closed', 'expired', 'left'];

/** Explains why a session has ended, after a redirect to the front page; the login page shows its own message. */
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
