import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { parse } from '@/lib/command/parse';
import { limit, spend } from '@/lib/http/rate-limit/database';
import { type OwnDataFormat, ownDataDownload } from './data-export.schema';

const downloads = () => limit('own.data');

/**
 * Writes down that somebody takes their own data along.
 *
 * @param raw `format`
 * @throws AppError 'invalid' for another format; 'limited' above 5 a day
 */
export async function takeDownload(raw: unknown, viewer: Viewer): Promise<OwnDataFormat> {
  const { format } = parse(ownDataDownload, raw);
  await spend(downloads(), String(viewer.accountId), 'ownData.limited');
  await noteDownload({ format }, viewer);
  return format;
}

const noteDownload = command({
  access: 'profile.own',
  input: ownDataDownload,
  touches: () => [],
  run: async (_, { accountId = 0 }) => accountId,
  audit: (after, accountId) => ({ action: 'account.download', noun: 'account', nounId: accountId, after }),
});
