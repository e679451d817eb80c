import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { parseInput } from '@/lib/command/parse';
import { consume, getLimiter } from '@/lib/http/rate-limit/database';
import { pickMessage } from '@/lib/messages/message';
import { dataExportMessages as words } from './data-export.messages';
import { type MyDataFormat, myDataDownloadInput } from './data-export.schema';

/**
 * Checks and audits the download of one's own data.
 *
 * @param raw `format`
 * @throws AppError 'invalid' for another format; 'limited' above 5 a day
 */
export async function startDownload(raw: unknown, viewer: Viewer): Promise<MyDataFormat> {
  const { format } = parseInput(myDataDownloadInput, raw);
  await consume(getLimiter('own.data'), String(viewer.accountId), pickMessage(words, 'ownData.limited'));
  await recordDownload({ format }, viewer);
  return format;
}

const recordDownload = command({
  access: 'profile.own',
  input: myDataDownloadInput,
  run: async (_, { accountId = 0 }) => accountId,
  audit: (after, accountId) => ({ action: 'account.download', noun: 'account', nounId: accountId, after }),
});
