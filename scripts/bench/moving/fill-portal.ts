import { storePicture } from '@/features/media/store-files';
import { blankContent } from '@/features/newsroom/item/content.schema';
import { insertMovedItems, type MovedItem } from '@/features/newsroom/item/moved.store';
import { normaliseContent } from '@/features/newsroom/item/save.rows';
import { db } from '@/lib/db/db';
import { loadSharp } from '@/lib/files/sharp';
import { runInDatabase } from '../run-in-database';

/** Fills an empty portal for a move to another one: `fill-portal.ts ITEMS PICTURES`. */
const [items = 0, pictures = 0] = process.argv.slice(2).map(Number);
const BATCH = 200;
const OFFICES = 20;
const CATEGORIES = 8;
const MINUTE_MS = 60_000;
const NEWEST = Date.UTC(2026, 9, 1);
/** Signs that a contract, a form or a parser could spoil. */
const HARD = '"อ้าง" & <b>หนา</b> &amp; 100% ๑๒๓ 😀 ก็';

async function addPlaces() {
  const named = (kind: 'agency' | 'department', at: number) => {
    const name = kind === 'agency' ? 'ส่วนกลาง' : `สำนักที่ ${at}`;
    return { kind, code: `${kind}${at}`, name, shortName: name, nameSearch: name };
  };
  await db.organisation.create({ data: named('agency', 0) });
  const offices: { id: number; account: number }[] = [];
  for (let at = 1; at <= OFFICES; at += 1) {
    const { id } = await db.organisation.create({ data: named('department', at) });
    const account = await db.account.create({ data: { role: 'veccentraldep', displayName: `สำนักที่ ${at}` } });
    const login = { accountId: account.id, organisationId: id, userName: `office${at}`, isOffice: true };
    offices.push({ id, account: (await db.systemUser.create({ data: login })).id });
  }
  const categories: number[] = [];
  for (let at = 1; at <= CATEGORIES; at += 1) {
    const data = { name: `หมวดที่ ${at}`, color: '#74101f', colorDeep: '#b5562f', position: at };
    categories.push((await db.category.create({ data })).id);
  }
  return { offices, categories };
}

/** Pictures of different sizes and pixels, as the portal stores them. */
async function addPicture(at: number, organisationId: number) {
  const sharp = await loadSharp();
  const background = { r: at % 256, g: (at * 7) % 256, b: (at * 13) % 256 };
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const size = { width: 400 + (at % 1_000), height: 300 + (at % 200), channels: 3 } as const;
  const bytes = await sharp({ create: { ...size, background, noise } })
    .jpeg()
    .toBuffer();
  const stored = await storePicture(new Uint8Array(bytes));
  const data = { ...stored, kind: 'image', originalName: `p${at}.jpg`, organisationId } as const;
  return { id: (await db.media.create({ data })).id, src: `/media/${stored.hash}-${stored.widths.at(-1)}.webp` };
}

await runInDatabase(async () => {
  const { offices, categories } = await addPlaces();
  let drawn = 0;
  for (let first = 0; first < items; first += BATCH) {
    const batch: MovedItem[] = [];
    for (let at = first; at < Math.min(items, first + BATCH); at += 1) {
      const office = offices[at % offices.length] ?? { id: 0, account: 0 };
      // Two pictures of three are covers, the others below the text or in it.
      const own = drawn < pictures && at % 4 === 0 ? await addPicture(drawn++, office.id) : undefined;
      const place = drawn % 3;
      const inside = own && drawn % 6 === 0 ? `<figure><img src="${own.src}" alt="ภาพ ${at}"></figure>` : '';
      const below = own && place === 0 && inside === '' ? [own.id] : [];
      batch.push({
        content: normaliseContent({
          ...blankContent,
          ...{ topic: `ข่าวที่ ${at} ${HARD}`, categoryId: categories[at % categories.length] ?? 0, section: 'news' },
          detail: `<p>เนื้อข่าวที่ ${at} ${'ยาวพอประมาณ '.repeat(20)}&amp; &lt;x&gt;</p>${inside}<p>จบ</p>`,
          coverId: own && place !== 0 ? own.id : null,
          pictures: below.map((mediaId) => ({ mediaId, alt: `ภาพประกอบ ${at}`, caption: null, decorative: false })),
          videoLinks: at % 50 === 0 ? ['https://www.youtube.com/watch?v=dQw4w9WgXcQ'] : [],
        }),
        ...{ status: 'allow', level: 1 + (at % 3), publishAt: new Date(NEWEST - at * MINUTE_MS) },
        ...{ organisationId: office.id, systemUserId: office.account, reads: at % 977, shares: at % 31 },
      });
    }
    await db.$transaction((tx) => insertMovedItems(tx, batch), { timeout: 120_000 });
  }
});
