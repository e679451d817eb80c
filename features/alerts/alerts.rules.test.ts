import { listFilteredIds, resolveReadings } from '@/features/news/filter/filter.queries';
import { alertHref } from '@/features/news/filter/filter.rules';
import type { NewsFilter } from '@/features/news/filter/filter.schema';
import { db } from '@/lib/db/db';
import { toSearchText } from '@/lib/text/search-text';
import { aCategory, aNews, anOrganisation } from '@/testing/builders';
import { aProvince } from '@/testing/people';
import { matchesFilter, toFilterKey } from './alerts.rules';

test('an item matches a filter exactly if the filter’s SQL condition finds it', async () => {
  await db.news.deleteMany();
  const [province, other] = [await aProvince(), await aProvince()];
  const kinds = [await aCategory(), await aCategory(), await aCategory({ section: 'lifestyle' })];
  const offices = [
    await anOrganisation({ kind: 'college', provinceId: province.id }),
    await anOrganisation({ kind: 'college', provinceId: other.id }),
    await anOrganisation(),
  ];
  const words = ['สอศ', 'ทุนการศึกษา', 'ลด 50%', 'ล_', 'วท', 'ก\\ข', 'TVET', 'สำนักงานอาชีวะ'];
  await db.synonymGroup.create({
    data: { words: ['สอศ', 'สำนักงานอาชีวะ'], needles: ['สอศ', 'สำนักงานอาชีวะ'] },
  });
  const days = ['2024-12-31T23:59:59+07:00', '2025-01-01T00:00:00+07:00', '2025-06-30T12:00:00+07:00'];
  for (let number = 0; number < 48; number++) {
    const topic = `${words[number % words.length]} ข่าวที่ ${number}`;
    const body = number % 3 === 0 ? words[(number * 5) % words.length] : '';
    await aNews({
      section: kinds[number % 3]?.section,
      categoryId: kinds[number % 3]?.id,
      organisationId: offices[(number >> 1) % 3]?.id,
      topic,
      topicSearch: toSearchText(topic),
      textSearch: toSearchText(`${topic} ${body}`),
      publishAt: new Date(days[number % days.length] ?? 0),
    });
  }
  const places: NewsFilter[] = [
    ...([{}, { section: 'lifestyle' }, { section: 'news' }, { categoryId: kinds[1]?.id }] as const),
    ...[{ organisationId: offices[0]?.id }, { provinceId: province.id }, { provinceId: -1 }],
    ...[{ year: 2567 }, { year: 2568 }, { from: '2025-01-01' }, { to: '2024-12-31' }],
    { from: '2025-01-01', to: '2025-06-30', categoryId: kinds[0]?.id, provinceId: other.id },
  ];
  const searches = [undefined, ...words, 'ทุน ข่าวที่', 'tvet', '"ลด 50%" ข่าว', 'สอศ ไม่มี', '๕๐', 'ข่าวที่ 1'];
  const rows = await db.news.findMany({ include: { organisation: true } });
  let found = 0;
  for (const place of places) {
    for (const search of searches) {
      const filter = { ...place, ...(search === undefined ? {} : { search }) };
      const readings = await resolveReadings(filter);
      const fits = rows.filter((row) =>
        matchesFilter({ ...row, provinceId: row.organisation.provinceId ?? undefined }, filter, readings),
      );
      const wanted = await listFilteredIds(filter, 1_000);
      expect({ filter, ids: fits.map(({ id }) => id).toSorted((a, b) => a - b) }).toEqual({
        filter,
        ids: wanted.toSorted((a, b) => a - b),
      });
      found += wanted.length;
    }
  }
  // The test is not trivial: neither everything nor nothing matches.
  expect(found).toBeGreaterThan(500);
  expect(found).toBeLessThan(places.length * searches.length * rows.length * 0.6);
});

test('searches that differ only in spelling are one alert, and dates are not part of it', () => {
  expect(toFilterKey({ search: 'ทุน  ๒๕', categoryId: 3 })).toBe(toFilterKey({ categoryId: 3, search: ' ทุน 25' }));
  expect(toFilterKey({ search: 'ทุน' })).not.toBe(toFilterKey({ search: 'ทุ่น' }));
  expect(alertHref({ categoryId: 3, year: 2568, from: '2025-01-01' })).toBe('/alerts/?news_type=3');
  expect(alertHref({})).toBe('/alerts/');
});
