import { getMediaStore } from '@/features/media/media.store';
import { AppError } from '@/lib/errors/errors';
import { createZipStream, type ZipEntry } from '@/lib/files/zip-stream';
import { fileExport } from '@/lib/http/sheet-export';
import { readId } from '@/lib/list/list';
import { pickMessage } from '@/lib/messages/message';
import { noticesMessages } from './notices.messages';
import { findNotice } from './notices.queries';
import { recordAnswerFiles } from './receipts/receipts.commands';
import { noticeReceiptsMessages as words } from './receipts/receipts.messages';
import { streamReceipts, sumAnswerFiles } from './receipts/receipts.queries';
import { receiptList, toAnswerFileName } from './receipts/receipts.rules';
import type { ReceiptRow } from './receipts/receipts.schema';

/** Maximum size of all files: the archive's format ends at 4 GB, and a browser keeps it until it is complete. */
const MAX_BYTES = 2 * 1_024 ** 3;

/** The files of the answers to a notice as one ZIP; the URL has `notice`, `format` and the table's own parameters. */
export const answerNoticeFiles = fileExport({
  right: 'notices.send',
  formats: ['zip'],
  limit: 'notices.answers',
  refusals: {
    format: words['noticeTracking.zipFormat'],
    limited: pickMessage(words, 'noticeTracking.zipLimited'),
    missing: pickMessage(noticesMessages, 'notices.notFound'),
  },
  find: async ({ viewer, params }) => {
    const notice = await findNotice(viewer, readId(params.notice) ?? 0);
    if (!notice?.sentAt) return undefined;
    const choice = receiptList.read(params);
    const { files, bytes } = await sumAnswerFiles(viewer, notice, choice);
    if (files === 0) throw new AppError('missing', pickMessage(words, 'noticeTracking.zipNothing'));
    if (bytes > MAX_BYTES) throw new AppError('conflict', pickMessage(words, 'noticeTracking.zipLarge'));
    return { notice, choice, files };
  },
  read: async ({ notice, choice, files }, { viewer }) => ({
    audit: [recordAnswerFiles, { id: notice.id, rows: files }],
    ...{ title: `${words['noticeTracking.zipName']} ${notice.id}`, name: `notice-${notice.id}-files` },
    body: async () => createZipStream(listEntries(streamReceipts(viewer, notice, choice))),
  }),
});

/** The files with a name of their office; a list of those that the store has lost, if any, comes last. */
async function* listEntries(batches: AsyncIterable<readonly ReceiptRow[]>): AsyncGenerator<ZipEntry> {
  const names = new Set<string>();
  const lost: string[] = [];
  for await (const rows of batches) {
    for (const row of rows) {
      if (!row.file) continue;
      const name = makeDistinct(toAnswerFileName(row), names);
      const stored = await getMediaStore().open(row.file.url.slice('/media/'.length));
      if (stored) yield { name, modifiedAt: row.answeredAt ?? row.deliveredAt, chunks: readStored(stored) };
      else lost.push(name);
    }
  }
  if (lost.length === 0) return;
  const note = Buffer.from(`\ufeff${lost.join('\r\n')}\r\n`);
  yield { name: words['noticeTracking.zipMissing'], modifiedAt: new Date(), chunks: toChunks(note) };
}

type Stored = NonNullable<Awaited<ReturnType<ReturnType<typeof getMediaStore>['open']>>>;

async function* readStored(stored: Stored): AsyncGenerator<Uint8Array> {
  try {
    if (stored.bytes > 0) for await (const chunk of await stored.read(0, stored.bytes - 1)) yield Buffer.from(chunk);
  } finally {
    await stored.close();
  }
}

async function* toChunks(bytes: Uint8Array) {
  yield bytes;
}

/** A name that no entry has yet, whatever its case: `a.pdf`, `a (2).pdf`. */
function makeDistinct(name: string, taken: Set<string>): string {
  const [, stem = name, extension = ''] = /^(.*)(\.[^.]*)$/.exec(name) ?? [];
  let distinct = name;
  for (let number = 2; taken.has(distinct.toLowerCase()); number += 1) distinct = `${stem} (${number})${extension}`;
  taken.add(distinct.toLowerCase());
  return distinct;
}
