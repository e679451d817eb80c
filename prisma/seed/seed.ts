import { hashPassword } from '@/lib/auth/passwords';
import { db, type Transaction } from '@/lib/db';
import { log } from '@/lib/log';
import { keepFigures } from '@/lib/statistics/commands';
import { documents } from './content/documents';
import { makeNews } from './content/news/news';
import { papers } from './content/news/papers';
import { makeRandom } from './content/random';
import { dailyReads } from './content/reads';
import type { NewsSeed } from './content/shapes';
import accounts from './demo-accounts.json';
import { type DemoFiles, makeFiles } from './files';
import { attachmentRows, correctionRows, countRow, inOrder, newsRow, pictureRows, reviewRows } from './rows/news';
import { pollRows, satisfactionRows, suggestionRows } from './rows/participation';
import { accountRows, collegeUserRows, memberRows, systemUserRows } from './rows/people';
import { organisationRows, provinceRows, regionGroupRows } from './rows/places';
import { fillReports } from './rows/reports';
import * as site from './rows/site';
import { contactRows, forumRows, noticeRows, roomRows } from './rows/talk';

/** Two processes that start at once must not both fill the database. */
const SEED_LOCK = 7_201_002;
/** Longest time the filling may take, in milliseconds. */
const SEED_TIMEOUT_MS = 300_000;
const DEMO_SEED = 2_569;

/** Whether nothing has ever been put into this database. */
export async function isEmpty(client: Pick<Transaction, 'organisation' | 'account'> = db): Promise<boolean> {
  return (await client.organisation.count()) === 0 && (await client.account.count()) === 0;
}

/**
 * Fills an empty database with the demo agency, all or nothing; a database that holds anything stays as it is.
 *
 * @param now the moment the demo's two years end with
 * @returns whether it was filled
 */
export async function seedIfEmpty(now = new Date()): Promise<boolean> {
  if (!(await isEmpty())) return false;
  const news = inOrder(makeNews(now, makeRandom(DEMO_SEED)));
  const files = await makeFiles(documentTexts(now));
  const passwordHash = await hashPassword(accounts.password);
  const filled = await db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${SEED_LOCK}::bigint)`;
      if (!(await isEmpty(tx))) return false;
      await fillPeople(tx, passwordHash, now);
      await tx.media.createMany({ data: files.rows });
      await fillSite(tx, files, now);
      await fillNews(tx, news, files, now);
      await fillTalk(tx, now);
      await fillReports(tx, files, now);
      await continueSequences(tx);
      log.info({ news: news.length, files: files.rows.length }, 'demo content is in');
      return true;
    },
    { timeout: SEED_TIMEOUT_MS, maxWait: SEED_TIMEOUT_MS },
  );
  if (filled) await keepFigures(new Date(), SEED_TIMEOUT_MS);
  return filled;
}

async function fillPeople(tx: Transaction, passwordHash: string, now: Date): Promise<void> {
  await tx.regionGroup.createMany({ data: regionGroupRows });
  await tx.province.createMany({ data: provinceRows });
  await tx.organisation.createMany({ data: organisationRows });
  await tx.account.createMany({ data: accountRows(passwordHash, now) });
  await tx.systemUser.createMany({ data: systemUserRows });
  await tx.collegeUser.createMany({ data: collegeUserRows });
  await tx.member.createMany({ data: memberRows(now) });
}

async function fillSite(tx: Transaction, files: DemoFiles, now: Date): Promise<void> {
  await tx.setting.createMany({ data: site.settingRows });
  await tx.logo.createMany({ data: site.logoRows });
  await tx.category.createMany({ data: site.categoryRows });
  await tx.menuEntry.createMany({ data: site.menuRows });
  await tx.link.createMany({ data: site.linkRows });
  await tx.socialLink.createMany({ data: site.socialRows });
  await tx.synonymGroup.createMany({ data: site.synonymRows });
  await tx.banner.createMany({ data: site.bannerRows(now, files) });
  await tx.document.createMany({ data: site.documentRows(now) });
  await tx.documentVersion.createMany({ data: site.documentVersionRows(now, files) });
  await tx.faqEntry.createMany({ data: site.faqRows });
  await tx.disclosureItem.createMany({ data: site.disclosureRows(now) });
}

async function fillNews(tx: Transaction, news: readonly NewsSeed[], files: DemoFiles, now: Date): Promise<void> {
  const each = <R>(row: (seed: NewsSeed, id: number) => R | R[]) => news.flatMap((seed, index) => row(seed, index + 1));
  await tx.news.createMany({ data: each((seed, id) => newsRow(seed, id, files, now)) });
  await tx.newsCount.createMany({ data: each(countRow) });
  await tx.newsPicture.createMany({ data: each((seed, id) => pictureRows(seed, id, files)) });
  await tx.newsAttachment.createMany({ data: each((seed, id) => attachmentRows(seed, id, files)) });
  await tx.newsCorrection.createMany({ data: each(correctionRows) });
  await tx.newsReview.createMany({ data: each((seed, id) => reviewRows(seed, id, now)) });
  const random = makeRandom(DEMO_SEED);
  const days = each((seed, newsId) => dailyReads(seed, now, random).map((day) => ({ newsId, ...day })));
  await tx.$executeRaw`
    INSERT INTO news_daily_count (news_id, day, reads, shares)
    SELECT * FROM unnest(
      ${days.map(({ newsId }) => newsId)}::int[], ${days.map(({ day }) => day)}::date[],
      ${days.map(({ reads }) => reads)}::int[], ${days.map(({ shares }) => shares)}::int[])`;
}

async function fillTalk(tx: Transaction, now: Date): Promise<void> {
  const forum = forumRows(now);
  await tx.forumRoom.createMany({ data: roomRows });
  await tx.forumTopic.createMany({ data: forum.topics });
  await tx.forumPost.createMany({ data: forum.posts });
  const notices = noticeRows(now);
  await tx.notice.createMany({ data: notices.rows });
  await tx.noticeTarget.createMany({ data: notices.targets });
  await tx.noticeReceipt.createMany({ data: notices.receipts });
  await tx.noticeRead.createMany({ data: notices.reads });
  const contact = contactRows(now);
  await tx.contactMessage.createMany({ data: contact.messages });
  await tx.contactReply.createMany({ data: contact.replies });
  const polls = pollRows(now);
  await tx.poll.createMany({ data: polls.rows });
  await tx.pollOption.createMany({ data: polls.options });
  await tx.pollVote.createMany({ data: polls.votes });
  const suggestions = suggestionRows(now);
  await tx.suggestion.createMany({ data: suggestions.rows });
  await tx.suggestionStep.createMany({ data: suggestions.steps });
  await tx.satisfactionAnswer.createMany({ data: satisfactionRows(now) });
}

/** Rows came with their own ids; the next one made by hand must get the next id. */
async function continueSequences(tx: Transaction): Promise<void> {
  await tx.$executeRaw`
    DO $$
    DECLARE held record; top bigint;
    BEGIN
      FOR held IN
        SELECT c.table_name, pg_get_serial_sequence(quote_ident(c.table_name), 'id') AS sequence
        FROM information_schema.columns c
        WHERE c.table_schema = current_schema() AND c.column_name = 'id' AND c.column_default LIKE 'nextval%'
      LOOP
        EXECUTE format('SELECT max(id) FROM %I', held.table_name) INTO top;
        IF top IS NOT NULL THEN PERFORM setval(held.sequence, top); END IF;
      END LOOP;
    END $$`;
}

/** Every demo PDF by its file name: the documents, and the papers attached to news. */
const documentTexts = (now: Date) =>
  new Map([...documents(now), ...papers].map(({ fileName, title, text }) => [fileName, { title, text: [...text] }]));
