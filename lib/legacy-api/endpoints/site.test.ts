import { db } from '@/lib/db/db';
import { DAY_MS } from '@/lib/time/units';
import { aBanner, aCategory, aLink, anOffice, aStoredPicture } from '@/testing/builders';
import { callLegacy } from '../legacy-api.test-support';

const at = (days: number) => new Date(Date.now() + days * DAY_MS);

describe('newscatagories.php', () => {
  test('lists categories in order, hidden ones with 0', async () => {
    const hidden = await aCategory({ visible: false, position: 3_000_002 });
    const shown = await aCategory({ position: 3_000_001 });
    const { json } = await callLegacy('newscatagories.php');
    expect(json.filter((row: { newsCatID: number }) => [hidden.id, shown.id].includes(row.newsCatID))).toEqual([
      { newsCatID: shown.id, newsCatName: shown.name, newsCatShowHide: 1, newsCatOrder: 3_000_001 },
      { newsCatID: hidden.id, newsCatName: hidden.name, newsCatShowHide: 0, newsCatOrder: 3_000_002 },
    ]);
  });
});

describe('banners.php', () => {
  test('returns the visible banners inside their dates, whatever a visitor requests', async () => {
    const media = await aStoredPicture();
    const shown = await aBanner({
      mediaId: media.id,
      description: 'ข้อความ',
      target: 'https://example.org/',
      startsAt: at(-1),
      endsAt: at(1),
    });
    const others = [
      await aBanner({ visible: false }),
      await aBanner({ startsAt: at(1) }),
      await aBanner({ endsAt: at(-1) }),
    ];
    const mine = [shown.id, ...others.map((banner) => banner.id)];
    for (const banners_status of [1, '1', 0, '0', '', undefined]) {
      const { json } = await callLegacy('banners.php', { banners_status });
      expect(json.filter((row: { banners_id: number }) => mine.includes(row.banners_id))).toEqual([
        {
          banners_id: shown.id,
          banners_image: `/media/${media.hash}-1600.webp`,
          banners_title: shown.title,
          banners_description: 'ข้อความ',
          banners_link: 'https://example.org/',
          banners_status: 1,
        },
      ]);
    }
  });

  test('gives no link that runs a script', async () => {
    const { id } = await aBanner({ target: ' JaVa\tScript:alert(1)' });
    const { json } = await callLegacy('banners.php', { banners_status: 1 });
    expect(json.find((row: { banners_id: number }) => row.banners_id === id).banners_link).toBe('');
  });
});

describe('links.php', () => {
  test('lists shown links in order, without those that run a script', async () => {
    const second = await aLink({ position: 3_000_002, target: '/contact/' });
    const first = await aLink({ position: 3_000_001 });
    const others = [
      await aLink({ visible: false }),
      await aLink({ target: 'javascript:alert(1)' }),
      await aLink({ target: 'data:text/html,x' }),
    ];
    const mine = [first, second, ...others].map((link) => link.id);
    const { json } = await callLegacy('links.php');
    expect(json.filter((row: { id: number }) => mine.includes(row.id))).toEqual([
      { id: first.id, linksdetails: first.label, linksforward: 'https://example.org/' },
      { id: second.id, linksdetails: second.label, linksforward: '/contact/' },
    ]);
  });
});

describe('logotop.php', () => {
  test('returns the default logo until one is uploaded, and for unknown ids', async () => {
    await db.logo.deleteMany();
    expect((await callLegacy('logotop.php', { logoTopid: '1' })).json).toEqual({
      logoTopid: 1,
      logoTopfiles: '/logo.svg',
    });
    const media = await aStoredPicture();
    await db.logo.create({ data: { id: 1, mediaId: media.id } });
    for (const logoTopid of [1, '', undefined]) {
      expect((await callLegacy('logotop.php', { logoTopid })).json).toEqual({
        logoTopid: 1,
        logoTopfiles: `/media/${media.hash}-320.webp`,
      });
    }
    expect((await callLegacy('logotop.php', { logoTopid: 77 })).json).toEqual({
      logoTopid: 77,
      logoTopfiles: '/logo.svg',
    });
    expect((await callLegacy('logotop.php', { logoTopid: { gt: 0 } })).status).toBe(422);
    await db.logo.deleteMany();
  });
});

describe('usersystems.php without fields', () => {
  test('lists open institutions with exactly four keys', async () => {
    const open = await anOffice({ role: 'college' });
    const closed = await anOffice({ role: 'college', status: 'closed' });
    const admin = await anOffice({ role: 'VecAdmin' });
    const editor = await anOffice({ role: 'newseditors' });
    const { json, text } = await callLegacy('usersystems.php');
    expect(
      json.find((row: { usersystems_uname: string }) => row.usersystems_uname === open.systemUser.userName),
    ).toEqual({
      usersystems_name: open.account.displayName,
      usersystems_uname: open.systemUser.userName,
      usersystems_type: 'college',
      veccentralDepName: '',
    });
    for (const row of json) expect(Object.keys(row)).toHaveLength(4);
    for (const { systemUser } of [closed, admin, editor]) expect(text).not.toContain(systemUser.userName);
  });
});
