'use client';

import { useEffect } from 'react';
import { keepUser } from './kept-user';

/** Keeps the account's public fields for this browser tab, as the old site did; they decide nothing. */
export function RememberUser({ id, name, type }: { id?: number; name?: string; type: string }) {
  useEffect(() => keepUser({ id, name, type }), [id, name, type]);
  return null;
}
