import { findHomePage, type HomeSection } from '@/features/home/page/home-page.queries';
import { db } from '@/lib/db/db';
import { hasDemoContent } from '@/lib/demo/demo.queries';
import type { StartProgress } from '@/lib/process/start-progress';
import { decodeMarks } from '@/lib/text/thai-words/mark-codec';
import { listFiles } from './files';
import { findBannerScene } from './pictures/draw';
import { saveProgress } from './progress';
import { insist, seedIfEmpty } from './seed';

const NOW = new Date('2026-11-20T05:30:00Z');
const LATER = new Date('2026-11-20T06:30:00Z');
const MOST_ROWS = 500;
const MOST_NEWS = 20;
const FILES_AT_ONCE = 3;
/** Item at which the first seeding fails. */
const BROKEN_AT = 170;
const NEWS = 400;
/** Ten seconds of work on a quiet machine; far more than that beside the build and other tests. */
const SEEDING_MS = 300_000;

/** Rejects statements that write more rows than a busy machine can within the statement timeout. */
async function refuseLargeStatements(): Promise<void> {
  await db.$executeRaw`
    CREATE FUNCTION refuse_large() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF (SELECT count(*) FROM added) > TG_ARGV[0]::int THEN RAISE EXCEPTION 'too many rows of % at once', TG_TABLE_NAME; END IF;
      RETURN NULL;
    END $$`;
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name NOT LIKE '\\_%' AND table_name NOT LIKE 'figure%'`;
  for (const { name } of tables) {
    await db.$executeRawUnsafe(`CREATE TRIGGER refuse_large AFTER INSERT ON "${name}" REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_large('${name === 'news' ? MOST_NEWS : MOST_ROWS}')`);
  }
}

const breakOffAt = (id: number) =>
  db.$executeRawUnsafe(`
    CREATE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'broken off'; END $$;
    CREATE TRIGGER break_off BEFORE INSERT ON news FOR EACH ROW WHEN (NEW.id = ${id}) EXECUTE FUNCTION break_off()`);

/** An interrupted seeding, with all but the last files already stored: creating all of them takes a minute. */
async function beginWithFiles(): Promise<number> {
  const files = listFiles(NOW);
  const made = files.length - (files.length % FILES_AT_ONCE || FILES_AT_ONCE);
  const rows = files.slice(0, made).map(({ name }, index) => ({
    ...{ id: index + 1, hash: String(index).padStart(64, '0'), bytes: 1, extension: 'webp', mimeType: 'image/webp' },
    ...{ kind: 'image' as const, originalName: name, title: name, titleSearch: name },
  }));
  await db.media.createMany({ data: rows });
  const done = rows.flatMap((_, index) => (index % FILES_AT_ONCE === 0 ? [`files ${index}`] : []));
  await db.$transaction((tx) => saveProgress(tx, { at: NOW, done }));
  return files.length;
}

/** Ids of the items that have a picture in a section of the front page. */
function listPictured({ kind, items, categories }: HomeSection): number[] {
  if (kind === 'mostRead') return [];
  const shown = categories.flatMap((category) => (kind === 'categories' ? category.items.slice(0, 1) : category.items));
  return [...items, ...shown].map(({ id }) => id);
}

/** Scenes of the pictures of the front page, with those of its banners. */
async function listFrontScenes(): Promise<(string | undefined)[]> {
  const { sections } = await findHomePage(LATER);
  const covered = { id: { in: sections.flatMap(listPictured) }, coverId: { not: null } };
  const items = await db.news.findMany({ where: covered, select: { cover: { select: { originalName: true } } } });
  const banners = await db.banner.findMany({
    where: { visible: true },
    select: { media: { select: { originalName: true } } },
  });
  return [
    ...items.map(({ cover }) => cover?.originalName.replace(/-\d+(?:\.svg)?$/, '')),
    ...banners.map(({ media }) => findBannerScene(media?.originalName ?? '')),
  ];
}

test(
  'an interrupted seeding resumes at the next start, in statements of few rows',
  async () => {
    const files = await beginWithFiles();
    await refuseLargeStatements();
    await breakOffAt(BROKEN_AT);
    await expect(seedIfEmpty(LATER)).rejects.toThrow('broken off');
    const before = await db.news.findMany({ orderBy: { id: 'asc' }, select: { id: true, publishAt: true } });
    expect(before).toHaveLength(BROKEN_AT - (BROKEN_AT % MOST_NEWS));
    expect(await hasDemoContent()).toBe(true);

    await db.$executeRaw`DROP TRIGGER break_off ON news`;
    const told: StartProgress[] = [];
    const [one, other] = [seedIfEmpty(LATER, (progress) => told.push(progress)), seedIfEmpty(LATER)];
    expect(await Promise.all([one, other])).toEqual([true, true]);
    expect(told.at(-1)).toMatchObject({ step: 'demo content', total: told[0]?.total });
    expect(told.map(({ done = 0 }) => done)).toEqual(told.map(({ done = 0 }) => done).toSorted((a, b) => a - b));
    const news = await db.news.findMany({ orderBy: { id: 'asc' }, select: { id: true, publishAt: true } });
    expect(news.slice(0, before.length)).toEqual(before);
    expect(news).toHaveLength(NEWS);
    expect(news.map(({ publishAt }) => Number(publishAt))).toEqual(
      news.map(({ publishAt }) => Number(publishAt)).toSorted((a, b) => a - b),
    );
    expect(await db.media.count()).toBe(files);
    expect(await db.newsDailyCount.count()).toBeGreaterThan(10_000);
    expect(await db.performanceReport.count()).toBeGreaterThan(0);
    expect(await db.figureDay.count()).toBeGreaterThan(0);
    expect(await db.executive.count({ where: { mediaId: { not: null } } })).toBeGreaterThan(4);
    expect(await db.policyVersion.count({ where: { kind: 'terms' } })).toBe(2);
    expect((await db.regionGroup.create({ data: { name: 'ใหม่', position: 99 } })).id).toBeGreaterThan(1);

    const scenes = await listFrontScenes();
    expect(scenes.length).toBeGreaterThan(15);
    expect(scenes).toEqual([...new Set(scenes)]);

    const [named] = await db.news.findMany({ where: { topic: { startsWith: 'วท.ดอยคำ ' } }, take: 1 });
    const [kept] = decodeMarks(named?.topic.length ?? 0, named?.lineMarks?.split(';')[0] ?? '') ?? [];
    expect(named?.topic.slice(kept?.start, kept?.end)).toBe('วท.ดอยคำ');

    expect(await seedIfEmpty(LATER)).toBe(false);
    expect(await db.setting.findUniqueOrThrow({ where: { key: 'demo' } })).toMatchObject({ value: true });
  },
  SEEDING_MS,
);

test('a database that is not empty is not seeded', async () => {
  await db.setting.delete({ where: { key: 'demo' } });
  expect(await seedIfEmpty(NOW)).toBe(false);
});

/** PostgreSQL's own error for a statement that takes too long. */
const slowStatement = (ms: number) =>
  db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT set_config('statement_timeout', ${String(ms)}, true)`;
    await tx.$queryRaw`SELECT 1 FROM pg_sleep(20)`;
  });

test('a step that the machine was too busy for is tried again with more time, others are not', async () => {
  const limits: number[] = [];
  const run = async (ms: number) => {
    limits.push(ms);
    if (limits.length < 3) await slowStatement(50);
    return 'in';
  };
  expect(await insist(run, 6, 1)).toBe('in');
  expect(limits).toEqual([120_000, 240_000, 480_000]);
  await expect(insist(() => slowStatement(50), 2, 1)).rejects.toThrow();
  const broken = jest.fn(async () => {
    await db.$executeRaw`SELECT * FROM no_such_table`;
  });
  await expect(insist(broken, 6, 1)).rejects.toThrow('no_such_table');
  expect(broken).toHaveBeenCalledTimes(1);
});
