import { z } from 'zod';
import { listDisclosures } from '@/features/documents/disclosure/disclosure.queries';
import { listBanners } from '@/features/home/banners/banners.queries';
import { toAddressKey } from '@/features/moving/addresses/address-key';
import { findOldAddress } from '@/features/moving/addresses/addresses.queries';
import { toSiteJsonLd } from '@/features/news/json-ld.rules';
import { findPublicNews } from '@/features/news/news.queries';
import { findNewsroomItem } from '@/features/newsroom/workflow/workflow.queries';
import { findPublicOrganisation } from '@/features/organisations/profile/profile.queries';
import { listFaq } from '@/features/website/faq/faq.queries';
import { db } from '@/lib/db/db';
import { callLegacy } from '@/lib/legacy-api/legacy-api.test-support';
import { findEmergencyBannerAt } from '@/lib/site/emergency-banner.rules';
import { getSiteFrame } from '@/lib/site/queries';
import { aNews, anOrganisation, makeUnique } from '@/testing/builders';
import { linkAttacks } from '@/testing/link-attacks';
import { administrator } from '@/testing/lists';
import { isSafeTarget, toSafeTarget } from './safe-target';

test.each(linkAttacks)('%j is not a link target', (target) => {
  expect([isSafeTarget(target), toSafeTarget(target)]).toEqual([false, undefined]);
});

test.each([
  'https://example.org/a?b=1#c',
  'http://example.org',
  'mailto:a@example.org',
  'tel:+6621234567',
  '/',
  '/faq/?a=1',
])('%s is returned unchanged', (target) => {
  expect(toSafeTarget(target)).toBe(target);
});

test.each(['', null, undefined])('%p is none', (target) => {
  expect(toSafeTarget(target)).toBeUndefined();
});

const columns = z.array(z.object({ place: z.string() }));

// Add a reader for each new one to the list below.
test('exactly these columns store external links', async () => {
  const found = await db.$queryRaw`
    SELECT table_name || '.' || column_name AS place FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name ~ '(^|_)(target|url|href|website|links?)$' ORDER BY 1`;
  expect(columns.parse(found).map(({ place }) => place)).toEqual([
    'banner.target',
    'disclosure_item.target',
    'faq_entry.target',
    'link.target',
    'news.canonical_url',
    'news.video_links',
    'old_address.target',
    'organisation.map_url',
    'organisation.social_links',
    'organisation.website',
    'social_link.target',
    'webhook.url',
  ]);
});

let year = 2_600;

/**
 * Creates rows with one unsafe target in every column, bypassing the forms, and returns all outputs that readers get of
 * them.
 */
async function readAll(target: string): Promise<unknown[]> {
  year += 1;
  const fiscalYear = year;
  await db.banner.create({ data: { title: makeUnique('b'), target, position: 1 } });
  await db.link.create({ data: { label: makeUnique('l'), target, position: 1 } });
  await db.socialLink.upsert({
    where: { kind: 'email' },
    create: { kind: 'email', label: 'x', target },
    update: { target },
  });
  await db.faqEntry.create({ data: { question: makeUnique('q'), answer: 'ตอบ', target, position: 1 } });
  await db.disclosureItem.create({ data: { fiscalYear, number: 1, title: makeUnique('d'), target } });
  const socialLinks = { page: target, chat: target };
  const { id } = await anOrganisation({ mapUrl: target, website: target, socialLinks });
  const news = await aNews({ videoLinks: [target], canonicalUrl: target });
  const frame = await getSiteFrame();
  return [
    ...[frame.links, frame.social, toSiteJsonLd(frame, 'https://site.example'), await listBanners(), await listFaq()],
    (await listDisclosures(fiscalYear)).map(({ href }) => href ?? null),
    findEmergencyBannerAt({ text: 'ด่วน', level: 'info', target, expiresAt: null }, new Date()),
    await findPublicOrganisation(id),
    (await findPublicNews(news.id))?.videoLinks,
    (await findPublicNews(news.id))?.canonicalUrl,
    (await findNewsroomItem(administrator, news.id))?.canonicalUrl,
    (await callLegacy('banners.php')).text,
    (await callLegacy('links.php')).text,
    (await callLegacy('news.php', { news_id: news.id })).json.newsVdoLinks,
  ];
}

test('an unsafe target in a row that bypassed the forms is never output', async () => {
  for (const target of linkAttacks.filter((one) => !one.includes('\u0000'))) {
    const given = (await readAll(target)).map((one) => JSON.stringify(one));
    const shown = JSON.stringify(target).slice(1, -1);
    for (const one of given) if (one?.includes(shown)) throw new Error(`${shown} in ${one.slice(0, 400)}`);
  }
});

test('a safe target is output everywhere', async () => {
  const target = 'https://example.org/harmless';
  const given = (await readAll(target)).map((one) => JSON.stringify(one) ?? '');
  expect(given.map((one) => one.includes('example.org'))).toEqual(given.map(() => true));
});

test('an old address leads to addresses of the portal only, whatever stands in its row', async () => {
  for (const [index, target] of linkAttacks.filter((one) => !one.includes('\u0000')).entries()) {
    const path = `/old-${makeUnique('target')}-${index}`;
    const key = toAddressKey(path) ?? '';
    await db.oldAddress.create({ data: { path: key, target } });
    expect(await findOldAddress(path)).toBeUndefined();
    await db.oldAddress.update({ where: { path: key }, data: { target: '/about/' } });
    expect(await findOldAddress(path)).toEqual({ href: '/about/', isPublic: true });
  }
});
