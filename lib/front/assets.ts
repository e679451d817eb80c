import { matchesTag } from './conditional';
import { chooseEncoding, type Encoding } from './encoding';
import type { PackedStore } from './packed-store';
import { isReading, type Step } from './visit';

/** Scripts and styles of the build: their names change with their content. */
export const isAsset = (path: string): boolean => path.startsWith('/_next/static/');

export const assetKey = (path: string, encoding: Encoding): string => `${encoding} ${path}`;

/** Answers scripts and styles that have been packed before; the first answer for each comes from Next. */
export function answerAssets(store: PackedStore): Step {
  return ({ ask, answer, path }) => {
    if (!isAsset(path) || !isReading(ask.method) || ask.headers.range) return false;
    const packed = store.find(assetKey(path, chooseEncoding(ask.headers['accept-encoding'], Number.MAX_SAFE_INTEGER)));
    if (!packed) return false;
    const fresh = matchesTag(ask.headers['if-none-match'], String(packed.headers.etag));
    answer.writeHead(fresh ? 304 : 200, packed.headers);
    answer.end(fresh ? undefined : packed.body);
    return true;
  };
}
