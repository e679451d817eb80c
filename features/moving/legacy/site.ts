import { isSafeTarget } from '@/lib/http/safe-target';
import { movingMessages as words } from '../moving.messages';
import type { Remark, SourceSite } from '../moving.schema';
import { type LegacyCalls, toRows } from './calls';
import { isRow, type RowTraits, readLine, readNumber, readText } from './rows.rules';

/** Logo of a portal like this one that has none of its own. */
const BUILT_IN_LOGO = '/logo.svg';

type Rows = Readonly<Record<string, unknown>>[];

/** Reads everything of an old portal but its items; a call that it doesn't answer becomes a remark. */
export async function readSite(calls: LegacyCalls, traits: Pick<RowTraits, 'isOwn'>): Promise<SourceSite> {
  const remarks: Remark[] = [];
  const read = async (file: string, fields: Record<string, string | number> = {}): Promise<Rows> => {
    try {
      return toRows(await calls.call(file, fields)).filter(isRow);
    } catch (error) {
      const detail = `${file}: ${error instanceof Error ? error.message : ''}`.slice(0, 300);
      remarks.push({ text: words['moving.remark.call'], detail });
      return [];
    }
  };
  const line = (row: Rows[number], ...names: string[]) => readLine(row, traits, ...names);
  const safe = (target: string) => (isSafeTarget(target) ? target : '');
  const categories = (await read('newscatagories.php')).flatMap((row) => {
    const [oldId, name] = [readNumber(row, 'newsCatID'), line(row, 'newsCatName')];
    const [visible, position] = [readNumber(row, 'newsCatShowHide') !== 0, readNumber(row, 'newsCatOrder') ?? 0];
    return oldId ? [{ oldId: String(oldId), name, visible, position }] : [];
  });
  const offices = (await read('usersystems.php')).flatMap((row) => {
    const [name, code] = [line(row, 'usersystems_name'), readText(row, 'usersystems_uname').trim()];
    return name ? [{ name, code }] : [];
  });
  const banners = (await read('banners.php', { banners_status: 1 })).flatMap((row) => {
    const oldId = readNumber(row, 'banners_id');
    const [title, image] = [line(row, 'banners_title'), readText(row, 'banners_image').trim()];
    if (!oldId || (title === '' && image === '')) return [];
    const [description, target] = [line(row, 'banners_description'), safe(readText(row, 'banners_link').trim())];
    return [
      { oldId: String(oldId), title, description, target, visible: readNumber(row, 'banners_status') !== 0, image },
    ];
  });
  const links = (await read('links.php')).flatMap((row) => {
    const [oldId, label] = [readNumber(row, 'id'), line(row, 'linksdetails')];
    const target = safe(readText(row, 'linksforward').trim());
    return oldId && label && target ? [{ oldId: String(oldId), label, target }] : [];
  });
  const [top] = await read('logotop.php', { logoTopid: 1 });
  const logo = top ? readText(top, 'logoTopfiles').trim() : '';
  return { categories, offices, banners, links, logo: traits.isOwn && logo === BUILT_IN_LOGO ? '' : logo, remarks };
}
