import { repairThai } from '@/lib/text/thai-encodings';
import { readWebAddress } from './addresses.rules';
import { readFeedDate, readOffset, THAI_OFFSET } from './dates.rules';
import { type Library, openLibrary } from './library';
import { readLine, readState, toNumber } from './post-fields.rules';
import { readWxr, type WxrReport } from './wxr/read-wxr';
import type { WxrChannel, WxrItem } from './wxr/wxr.schema';

/** Most authors, categories and kinds of posts that are remembered. */
const MAX_NAMES = 20_000;
const MAX_TYPES = 100;
/** Kinds of posts by which WordPress keeps its own things. */
const SYSTEM =
  /^(?:attachment|revision|nav_menu_item|custom_css|customize_changeset|oembed_cache|user_request|wp_[\w-]+|amp_validated_url|acf-field(?:-group)?|elementor_\w+|wpcf7_contact_form)$/;

export type WxrSurvey = {
  channel: WxrChannel;
  /** Address of the site, if the file tells one. */
  site: URL | undefined;
  /** Shown names of authors by their login names. */
  authors: Map<string, string>;
  /** Short names of categories by their ids. */
  categories: Map<string, string>;
  library: Library;
  /** Offset of the site's clock, in minutes. */
  offset: number;
  /** Date of the export. */
  exportedAt: Date | undefined;
  /** Numbers of posts by kind, without WordPress's own kinds, and without what is in the trash. */
  types: Map<string, number>;
  report: WxrReport;
};

/**
 * Reads a WordPress file once for everything that its posts refer to: authors, categories, files, reusable blocks, the
 * clock. The library of the result has to be closed.
 *
 * @param pause called after each piece of the file with the bytes read so far
 */
export async function surveyWxr(file: string, now: Date, pause: (bytes: number) => Promise<void>): Promise<WxrSurvey> {
  const library = openLibrary();
  const authors = new Map<string, string>();
  const categories = new Map<string, string>();
  const types = new Map<string, number>();
  const offsets = new Map<number, number>();
  let channel: WxrChannel = {};
  const add = <Key, Value>(map: Map<Key, Value>, key: Key, value: Value, most: number) => {
    if (map.size < most || map.has(key)) map.set(key, value);
  };
  try {
    const report = await readWxr(file, {
      channel: (found) => {
        channel = found;
      },
      author: ({ login, name }) => add(authors, login, readLine(name) || login, MAX_NAMES),
      category: ({ id, nicename }) => add(categories, id, nicename, MAX_NAMES),
      item: (item) => {
        const type = item.fields.type ?? '';
        addToLibrary(library, item);
        const isKept = !/^(?:post|page)$/.test(type) || typeof readState(item.fields) !== 'string';
        if (type !== '' && isKept && !SYSTEM.test(type))
          add(types, type.slice(0, 40), (types.get(type) ?? 0) + 1, MAX_TYPES);
        const offset = readOffset(item.fields, now);
        if (offset !== undefined) offsets.set(offset, (offsets.get(offset) ?? 0) + 1);
      },
      pause: async (bytes) => {
        await pause(bytes);
        return true;
      },
    });
    const [offset = THAI_OFFSET] = [...offsets].toSorted(([, one], [, other]) => other - one)[0] ?? [];
    const site = readWebAddress(channel.blogUrl ?? '') ?? readWebAddress(channel.link ?? '');
    const exportedAt = readFeedDate(channel.pubDate ?? '', now);
    return { channel, site, authors, categories, library, offset, exportedAt, types, report };
  } catch (error) {
    library.close();
    throw error;
  }
}

function addToLibrary(library: Library, { fields, meta }: WxrItem): void {
  const id = toNumber(fields.id);
  if (id === undefined) return;
  if (fields.type === 'wp_block' && fields.status === 'publish') library.addBlock(id, repairThai(fields.content ?? ''));
  const file = fields.type === 'attachment' ? (fields.file ?? '').trim() || (fields.guid ?? '').trim() : '';
  if (file === '') return;
  library.addFile(
    { id, parent: toNumber(fields.parent) ?? 0, order: toNumber(fields.order) ?? 0 },
    {
      ...{ file, title: readLine(fields.title), alt: readLine(meta._wp_attachment_image_alt) },
      caption: readLine(fields.excerpt),
    },
  );
}
