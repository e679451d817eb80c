import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { idInput } from '@/lib/command/validation';
import { AppError, createFieldError } from '@/lib/errors/errors';
import { describeError, log } from '@/lib/log/log';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentTime } from '@/lib/time/current-time';
import { toThaiDay } from '@/lib/time/format';
import { movingMessages as words } from '../moving.messages';
import { runOptions } from '../moving.schema';
import { beginWork } from '../runs/background';
import { openRun } from '../runs/runs.commands';
import { toSince } from '../runs/runs.rules';
import { lockSource } from '../runs/sources.store';
import { canRunInBackground } from '../sources';
import { listDueNights } from './nightly.queries';
import { isNightDue } from './nightly.rules';
import { nightlyInput } from './nightly.schema';

/** The portal itself, which nobody asks at night. */
const portal: Viewer = { role: 'VecAdmin', name: 'ระบบ' };

/**
 * Switches the nightly runs of a source on, until a day, or off.
 *
 * @throws AppError 'missing', 'invalid' by field, 'conflict' for a kind that the portal can't carry out
 */
export const saveNightly = command({
  access: 'site.manage',
  fresh: true,
  input: nightlyInput,
  run: async (input, _viewer, tx) => {
    const source = await lockSource(tx, input.sourceId);
    const before = { at: source.nightlyAt, until: source.nightlyUntil, days: source.nightlyDays };
    if (!input.isOn) {
      const off = { nightlyAt: null, nightlyUntil: null, nightlyDays: null, nightlyFrom: null };
      await tx.moveSource.update({ where: { id: source.id }, data: off });
      return { before };
    }
    if (!canRunInBackground(source.kind)) throw new AppError('conflict', pickMessage(words, 'moving.noOpener'));
    if (input.until < toThaiDay(getCurrentTime())) throw createFieldError('until', words['moving.nightly.pastDay']);
    const { at, until, days } = input;
    await tx.moveSource.update({
      where: { id: source.id },
      data: {
        ...{ nightlyAt: at, nightlyUntil: new Date(`${until}T00:00:00Z`), nightlyDays: days },
        // A changed time is no missed night.
        nightlyFrom: getCurrentTime(),
      },
    });
    return { before };
  },
  audit: ({ sourceId, ...after }, { before }) => ({
    ...{ action: 'move.nightly', noun: 'move', nounId: sourceId, before, after },
  }),
});

/** Begins the night's run of a source, if it is still due; undefined if not. */
const startNight = command({
  access: 'site.manage',
  input: idInput,
  run: async ({ id: sourceId }, _viewer, tx) => {
    const source = await lockSource(tx, sourceId);
    const last = await tx.moveRun.findFirst({ where: { sourceId, isNightly: true }, orderBy: { id: 'desc' } });
    if (!isNightDue({ ...source, lastStartedAt: last?.startedAt }, getCurrentTime().getTime())) return undefined;
    const aim = {
      ...{ since: toSince(source.nightlyDays), isDry: false, options: runOptions.parse({}) },
      ...{ isNightly: true, isBackground: true },
    };
    const { id } = await openRun(tx, source, aim);
    return { id, address: source.address };
  },
  audit: (_, started) =>
    started && {
      ...{
        action: 'move.start',
        noun: 'move',
        nounId: started.id,
        after: { address: started.address, isNightly: true },
      },
    },
});

/**
 * Begins the runs of this night. A source whose other run is still on its way is tried again, as long as the night lasts.
 *
 * @returns number of runs
 */
export async function startNights(): Promise<number> {
  let count = 0;
  for (const id of await listDueNights()) {
    try {
      const started = await startNight({ id }, portal);
      if (!started) continue;
      beginWork(started.id);
      count += 1;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      log.info({ source: id, error: describeError(error) }, 'a nightly move waits');
    }
  }
  return count;
}
