import { assertCan } from '@/lib/auth/assert-can';
import type { SignedInViewer } from '@/lib/auth/require-account';
import { DecryptionError, decrypt } from '@/lib/crypto/encryption';
import { AppError } from '@/lib/errors/errors';
import { listSheetFacts } from '@/lib/files/sheet-facts';
import { createCsvStream } from '@/lib/files/sheets';
import { createFileResponse, serveFile } from '@/lib/http/sheet-response';
import { pickMessage } from '@/lib/messages/message';
import { type TrafficEntry, type TrafficPermit, trafficPermit } from '@/lib/site/traffic-log.schema';
import { getCurrentTime } from '@/lib/time/current-time';
import { formatDateTime, toIsoWithOffset } from '@/lib/time/format';
import { trafficMessages as words } from './traffic-log.messages';
import { readTraffic } from './traffic-log.queries';

const trafficColumns = (
  ['at', 'address', 'method', 'path', 'status', 'account', 'agent', 'request', 'asks'] as const
).map((name) => words[`traffic.column.${name}`]);

/**
 * A window of the traffic log as CSV, for the account with the permit.
 *
 * @param request URL parameter `permit`, as returned by `permitTrafficExport`
 */
export const answerTrafficExport = (request: Request): Promise<Response> => serveFile(request, makeFile);

async function makeFile(viewer: SignedInViewer, params: URLSearchParams): Promise<Response> {
  assertCan(viewer, 'traffic.export');
  const { accountId, until, from, to } = readPermit(params.get('permit') ?? '');
  if (accountId !== viewer.accountId || until < getCurrentTime())
    throw new AppError('forbidden', pickMessage(words, 'traffic.noPermit'));
  const days = [words['traffic.span'], `${formatDateTime(from)} – ${formatDateTime(to)}`] as const;
  const head = { title: words['traffic.sheet'], filters: [days], madeAt: new Date() };
  const body = createCsvStream(trafficColumns, toRows(readTraffic({ from, to })), {
    about: (rows) => listSheetFacts(head, rows),
  });
  return createFileResponse(body, 'csv', { title: words['traffic.sheet'], name: 'traffic' });
}

function readPermit(sealed: string): TrafficPermit {
  try {
    return trafficPermit.parse(decrypt({ sealed }));
  } catch (error) {
    if (error instanceof DecryptionError) throw new AppError('forbidden', pickMessage(words, 'traffic.noPermit'));
    throw error;
  }
}

async function* toRows(batches: AsyncIterable<TrafficEntry[]>) {
  for await (const batch of batches) yield batch.map(toTrafficCells);
}

/** Times to the millisecond with Thailand's offset, for comparison with other logs. */
const toTrafficCells = ({ at, address, method, path, status, accountId, userAgent, requestId, asks }: TrafficEntry) => [
  toIsoWithOffset(at).replace('+', `.${String(at.getUTCMilliseconds()).padStart(3, '0')}+`),
  address ?? '',
  method,
  path,
  status,
  accountId ?? '',
  userAgent,
  requestId,
  asks,
];
