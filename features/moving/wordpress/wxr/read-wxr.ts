import { type BuilderHandlers, createBuilder } from './build-items';
import { type FileEncoding, findEncoding, readText } from './decode-file';
import { openXml } from './open-xml';
import type { WxrFaults } from './wxr.schema';

export type WxrHandlers = BuilderHandlers & {
  /**
   * Called after each piece of the file with the bytes read so far; the next is read when it has finished.
   *
   * @returns false to stop reading
   */
  pause?: (bytes: number) => Promise<boolean>;
};

export type WxrReport = { faults: WxrFaults; encoding: FileEncoding; items: number };

/**
 * Reads a WordPress file piece by piece; of it only the item at hand is in memory. Faults are counted and passed over:
 * what stands before and after them is taken.
 *
 * @throws the errors of the file system
 */
export async function readWxr(file: string, handlers: WxrHandlers): Promise<WxrReport> {
  const encoding = await findEncoding(file);
  const builder = createBuilder(handlers);
  const xml = openXml(builder);
  let bytes = 0;
  let stopped = false;
  for await (const piece of readText(file, encoding.label)) {
    bytes += piece.bytes;
    xml.write(piece.text);
    stopped = handlers.pause ? !(await handlers.pause(bytes)) : false;
    if (stopped) break;
  }
  const faults = stopped ? { ...xml.faults(), isCut: false } : xml.end();
  return { faults, encoding, items: builder.count() };
}
