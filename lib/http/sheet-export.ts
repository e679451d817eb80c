import { findRow } from '@/lib/areas/navigation';
import type { AreaRow } from '@/lib/areas/schema';
import type { Right } from '@/lib/auth/access';
import { assertCan } from '@/lib/auth/assert-can';
import { assertFreshProof } from '@/lib/auth/fresh-proof';
import type { SignedInViewer } from '@/lib/auth/require-account';
import type { Viewer } from '@/lib/auth/viewer';
import { AppError, createFieldError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { type SheetFormat, sheetFormats } from '@/lib/files/sheet-format';
import { type KeyedMessage, pickMessage } from '@/lib/messages/message';
import { consume, getLimiter } from './rate-limit/database';
import type { LimitName } from './rate-limit/limits';
import {
  buildSheetBody,
  createFileResponse,
  type DownloadName,
  type FileFormat,
  type SheetFile,
  serveFile,
} from './sheet-response';

type ExportRequest = {
  viewer: SignedInViewer;
  /** URL parameters; the first of repeated ones. */
  params: Readonly<Record<string, string>>;
  /** The row of the viewer's area whose path is the parameter `place`. */
  row?: AreaRow;
};
export type ExportCall<F = SheetFormat> = ExportRequest & { format: F };

/** The command that writes the audit row, and its input without the format. */
export type Audited = { audit: readonly [record: (raw: unknown, viewer: Viewer) => Promise<unknown>, input: object] };

type Declaration<F, C, R> = {
  right: Right;
  /** True for files of people, which ask for a fresh proof as a command does. */
  fresh?: boolean;
  limit: LimitName;
  /** Text for an unknown format, messages for too many exports and nothing found. */
  refusals: { format: string; limited: KeyedMessage; missing?: KeyedMessage };
  /** Finds what is exported; undefined is refused as missing, before the export counts towards the limit. */
  find: (request: ExportRequest) => C | undefined | Promise<C | undefined>;
  read: (found: Awaited<C>, call: ExportCall<F>) => Promise<R>;
};

/** `body` is built after the audit row is written; `now` dates the file name. */
type ExportedFile = Audited & DownloadName & { body: () => Promise<BodyInit>; now?: Date };

/**
 * Declares an export as a file in some formats, for signed-in viewers with its right and requests from this site.
 *
 * @returns handler of requests with the parameter `format`
 */
export function fileExport<F extends FileFormat, C>({
  right,
  fresh = false,
  formats,
  limit,
  refusals,
  find,
  read,
}: Declaration<F, C, ExportedFile> & { formats: readonly F[] }) {
  return (request: Request): Promise<Response> =>
    serveFile(request, async (viewer, search) => {
      assertCan(viewer, right);
      if (fresh) assertFreshProof(viewer);
      const params = Object.fromEntries([...search].reverse());
      const format = formats.find((name) => name === params.format);
      if (!format) throw createFieldError('format', refusals.format);
      const asked = { viewer, params, row: findPlace(viewer, params.place) };
      const found = await find(asked);
      if (found === undefined)
        throw new AppError('missing', refusals.missing ?? pickMessage(errorMessages, 'errors.missing'));
      await consume(getLimiter(limit), String(viewer.accountId), refusals.limited);
      const { audit, body, now, ...name } = await read(found, { ...asked, format });
      const [record, input] = audit;
      await record({ ...input, format }, viewer);
      return createFileResponse(await body(), format, name, now);
    });
}

/** Declares an export as CSV or Excel, as `fileExport` does; the file names its filters and the time of its making. */
export const sheetExport = <C>({ read, ...declared }: Declaration<SheetFormat, C, Audited & SheetFile>) =>
  fileExport<SheetFormat, C>({
    ...declared,
    formats: sheetFormats,
    read: async (found, call) => {
      const file = await read(found, call);
      const now = file.now ?? new Date();
      return { ...file, now, body: () => buildSheetBody(call.format, { ...file, now }) };
    },
  });

function findPlace({ role }: SignedInViewer, path: string | undefined): AreaRow | undefined {
  const found = path ? findRow(role, path) : undefined;
  return found?.rest.length === 0 ? found.row : undefined;
}
