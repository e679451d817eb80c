'use server';

import { refresh } from 'next/cache';
import { formAction } from '@/lib/command/form-action';
import { formatNumber, interpolate } from '@/lib/time/format';
import { removeAddress, saveAddresses } from './addresses.commands';
import { addressesMessages as words } from './addresses.messages';

/** Action of the form that adds old addresses, `lines` of pairs. */
export const saveAddressesAction = formAction(async ({ lines }, viewer) => {
  const { count } = await saveAddresses({ lines }, viewer);
  refresh();
  return { done: interpolate(words['addresses.saved'], { count: formatNumber(count) }) };
});

/** Action of the button that takes an old address away; with `lines` it puts it back. */
export const removeAddressAction = formAction(async ({ path, lines }, viewer) => {
  if (lines !== undefined) {
    await saveAddresses({ lines }, viewer);
    refresh();
    return { done: interpolate(words['addresses.saved'], { count: formatNumber(1) }) };
  }
  const removed = await removeAddress({ path }, viewer);
  refresh();
  return { done: words['addresses.removed'], undo: { lines: `${removed.path}\t${removed.to}` } };
});
