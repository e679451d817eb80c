'use server';

import { findScreenHref } from '@/lib/areas/screen-href';
import type { Viewer } from '@/lib/auth/viewer';
import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { formatDateTime, interpolate } from '@/lib/time/format';
import { inboxMessages as words } from './inbox.messages';
import { toThingKey } from './inbox.rules';
import { giveThings, snoozeThings, takeThingsBack, unsnoozeThings } from './marks.commands';

/** Address of the inbox, for browsers without script. */
const toAddress = (viewer: Viewer): string => findScreenHref(viewer, 'inbox') ?? '/';

/**
 * Runs a task on the things chosen in the inbox.
 *
 * @param form `items`: checkboxes `<kind>-<id>`, several in one with commas; `task`: tomorrow, monday or day with `day`,
 *   both with `past`; give with `to` and `note`; unsnooze; takeBack
 */
export const markThingsAction = formAction(async ({ task = '', day, past, to, note }, viewer, form) => {
  const items = form.getAll('items').flatMap((value) => (typeof value === 'string' ? value.split(',') : []));
  const things = items.filter((item) => item !== '');
  if (things.length === 0) return { error: words['inbox.noneChosen'] };
  const answer = (done: string) => succeed(toAddress(viewer), done);
  if (task === 'tomorrow' || task === 'monday' || task === 'day') {
    const { until, count, late } = await snoozeThings({ things, until: task, day: day ?? '', past }, viewer);
    const told = { count: String(count), until: formatDateTime(until), late: String(late) };
    const done = interpolate(words[late > 0 ? 'inbox.done.snoozePast' : 'inbox.done.snooze'], told);
    return { ...(await answer(done)), undo: { task: 'unsnooze', items: things.join(',') } };
  }
  if (task === 'unsnooze') {
    await unsnoozeThings({ things }, viewer);
    return answer(words['inbox.done.unsnooze']);
  }
  if (task === 'give') {
    const { name, given, left } = await giveThings({ things, to: to ?? '', note: note ?? '' }, viewer);
    const told = { name, count: String(given.length), left: String(left) };
    const done = interpolate(words[left > 0 ? 'inbox.done.givePart' : 'inbox.done.give'], told);
    return { ...(await answer(done)), undo: { task: 'takeBack', items: given.map(toThingKey).join(',') } };
  }
  if (task === 'takeBack') {
    await takeThingsBack({ things }, viewer);
    return answer(words['inbox.done.takeBack']);
  }
  return { error: words['inbox.badTask'] };
});
