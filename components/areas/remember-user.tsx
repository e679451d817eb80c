'use client';

import { useEffect } from 'react';
import { storeUser } from '@/features/account/ui/stored-user';

type Props = { id?: number; name?: string; type: string; saves?: boolean };

/**
 * Stores the account's public fields for this browser tab, as the old site did; no right depends on them. `saves`: the
 * account has lists of saved news.
 */
export function RememberUser({ id, name, type, saves = false }: Props) {
  useEffect(() => storeUser({ id, name, type }, saves), [id, name, type, saves]);
  return null;
}
