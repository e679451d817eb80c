'use server';

import { refresh } from 'next/cache';
import { formAction } from '@/lib/command/form-action';
import { formatNumber, interpolate } from '@/lib/time/format';
import { addItemAddress, removeAddress, restoreAddress, saveAddresses } from './addresses.commands';
import { addressesMessages as words } from './addresses.messages';

/** Action of the form that adds old addresses, `lines` of pairs. */
export const saveAddressesAction = formAction(async ({ lines }, viewer) => {
  const { count } = await saveAddresses({ lines }, viewer);
  refresh();
  return { done: interpolate(words['addresses.saved'], { count: formatNumber(count) }) };
});

/** Action of the button that takes an old address away; with `to` it puts it back. */
export const removeAddressAction = formAction(async ({ path, to, sourceId }, viewer) => {
  if (to !== undefined) {
    await restoreAddress({ path, to, sourceId: sourceId || undefined }, viewer);
    refresh();
    return { done: words['addresses.restored'] };
  }
  const removed = await removeAddress({ path }, viewer);
  refresh();
  const { sourceId: source, ...row } = removed;
  return { done: words['addresses.removed'], undo: { ...row, sourceId: String(source ?? '') } };
});

/** Action of the form on an item's page that adds an old address of the item. */
export const addItemAddressAction = formAction(async ({ id, address }, viewer) => {
  await addItemAddress({ id, address }, viewer);
  refresh();
  return { done: words['addresses.added'] };
});
