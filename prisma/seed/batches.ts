import type { Transaction } from '@/lib/db/db';
import { reloadDictionary } from '@/lib/text/thai-words/dictionary.queries';
import { makeNews } from './content/news/news';
import { makeRandom } from './content/random';
import { makeDailyReads } from './content/reads';
import { buildPeriods } from './content/reports';
import type { NewsSeed } from './content/shapes';
import { type DemoFile, type DemoFiles, indexFiles, listFiles } from './files';
import { buildContactRows, buildForumRows, buildNoticeRows, roomRows } from './rows/forum-and-notices';
import {
  sortByTime,
  toAttachmentRows,
  toCorrectionRows,
  toCountRow,
  toNewsRow,
  toPictureRows,
  toReviewRows,
} from './rows/news';
import { buildOrganisationRows, provinceRows, regionGroupRows } from './rows/organisations';
import { buildPollRows, buildSatisfactionRows, buildSuggestionRows } from './rows/participation';
import { buildAccountRows, buildMemberRows, collegeUserRows, systemUserRows } from './rows/people';
import { fillPeriod } from './rows/reports';
import * as site from './rows/site';
import { buildExecutiveRows, createPolicies, policyRows } from './rows/trust';
import { writeVoices } from './rows/voices';

/** Maximum number of rows per statement; fewer for news, as each item also updates the search indexes. */
const ROWS_AT_ONCE = 500;
const NEWS_AT_ONCE = 20;
/** Files created in parallel; each picture already uses every CPU core. */
const FILES_AT_ONCE = 3;
const DEMO_SEED = 2_569;

/** A part of the demo content, written in one transaction. */
export type Batch = { name: string; write: (tx: Transaction) => Promise<unknown> };

/** Batches of the demo agency, ordered by their references; deterministic for `now`. */
export function listBatches(passwordHash: string, now: Date): Batch[] {
  const making = listFiles(now);
  const files = indexFiles(making);
  return [
    ...splitRows('files', making, insertFiles, FILES_AT_ONCE),
    ...listPeople(passwordHash, files, now),
    ...listSite(files, now),
    ...listNews(files, now),
    ...listForumAndNotices(now),
    ...listParticipation(now),
    { name: 'voices', write: (tx) => writeVoices(tx, now) },
    ...buildPeriods(now).map((seed, index) => ({
      name: `period ${index + 1}`,
      write: (tx: Transaction) => fillPeriod(tx, seed, index + 1, files, now),
    })),
    { name: 'sequences', write: continueSequences },
  ];
}

const insertFiles = async (tx: Transaction, files: readonly DemoFile[]) =>
  tx.media.createMany({ data: await Promise.all(files.map(({ make }) => make())) });

const listPeople = (passwordHash: string, files: DemoFiles, now: Date): Batch[] => [
  ...splitRows('regions', regionGroupRows, (tx, data) => tx.regionGroup.createMany({ data })),
  ...splitRows('provinces', provinceRows, (tx, data) => tx.province.createMany({ data })),
  ...splitRows('organisations', buildOrganisationRows(files), (tx, data) => tx.organisation.createMany({ data })),
  ...splitRows('accounts', buildAccountRows(passwordHash, now), (tx, data) => tx.account.createMany({ data })),
  ...splitRows('system users', systemUserRows, (tx, data) => tx.systemUser.createMany({ data })),
  ...splitRows('college users', collegeUserRows, (tx, data) => tx.collegeUser.createMany({ data })),
  ...splitRows('members', buildMemberRows(now), (tx, data) => tx.member.createMany({ data })),
];

const listSite = (files: DemoFiles, now: Date): Batch[] => [
  ...splitRows('settings', site.settingRows, (tx, data) => tx.setting.createMany({ data })),
  ...splitRows('logos', site.logoRows, (tx, data) => tx.logo.createMany({ data })),
  ...splitRows('categories', site.categoryRows, (tx, data) => tx.category.createMany({ data })),
  ...splitRows('menu', site.menuRows, (tx, data) => tx.menuEntry.createMany({ data })),
  ...splitRows('links', site.linkRows, (tx, data) => tx.link.createMany({ data })),
  ...splitRows('social links', site.socialRows, (tx, data) => tx.socialLink.createMany({ data })),
  ...splitRows('templates', site.templateRows, (tx, data) => tx.newsTemplate.createMany({ data })),
  ...splitRows('house words', site.houseWordRows, (tx, data) => tx.houseWord.createMany({ data })),
  ...splitRows('synonyms', site.synonymRows, (tx, data) => tx.synonymGroup.createMany({ data })),
  ...splitRows('banners', site.buildBannerRows(now, files), (tx, data) => tx.banner.createMany({ data })),
  ...splitRows('documents', site.buildDocumentRows(now), (tx, data) => tx.document.createMany({ data })),
  ...splitRows('versions', site.buildDocumentVersionRows(now, files), (tx, data) =>
    tx.documentVersion.createMany({ data }),
  ),
  ...splitRows('policies', policyRows, createPolicies),
  ...splitRows('executives', buildExecutiveRows(files), (tx, data) => tx.executive.createMany({ data })),
  ...splitRows('questions', site.faqRows, (tx, data) => tx.faqEntry.createMany({ data })),
  ...splitRows('disclosures', site.buildDisclosureRows(now), (tx, data) => tx.disclosureItem.createMany({ data })),
];

function listNews(files: DemoFiles, now: Date): Batch[] {
  const news = sortByTime(makeNews(now, makeRandom(DEMO_SEED)));
  const each = <R>(row: (seed: NewsSeed, id: number) => R | R[]) => news.flatMap((seed, index) => row(seed, index + 1));
  const random = makeRandom(DEMO_SEED);
  const days = each((seed, newsId) =>
    makeDailyReads(seed, now, random).map(({ day, ...counts }) => ({
      newsId,
      day: new Date(`${day}T00:00:00Z`),
      ...counts,
    })),
  );
  const items = each((seed, id) => ({ seed, id }));
  const rows = (some: readonly { seed: NewsSeed; id: number }[]) =>
    some.map(({ seed, id }) => toNewsRow(seed, id, files, now));
  const write = async (tx: Transaction, some: typeof items) => {
    // The lines of the texts end beside the names of the offices, which are in the database by now.
    await reloadDictionary();
    return tx.news.createMany({ data: rows(some) });
  };
  return [
    ...splitRows('news', items, write, NEWS_AT_ONCE),
    ...splitRows('counts', each(toCountRow), (tx, data) => tx.newsCount.createMany({ data })),
    ...splitRows(
      'pictures',
      each((seed, id) => toPictureRows(seed, id, files)),
      (tx, data) => tx.newsPicture.createMany({ data }),
    ),
    ...splitRows(
      'attachments',
      each((seed, id) => toAttachmentRows(seed, id, files)),
      (tx, data) => tx.newsAttachment.createMany({ data }),
    ),
    ...splitRows('corrections', each(toCorrectionRows), (tx, data) => tx.newsCorrection.createMany({ data })),
    ...splitRows(
      'reviews',
      each((seed, id) => toReviewRows(seed, id, now)),
      (tx, data) => tx.newsReview.createMany({ data }),
    ),
    ...splitRows('daily counts', days, (tx, data) => tx.newsDailyCount.createMany({ data })),
  ];
}

function listForumAndNotices(now: Date): Batch[] {
  const forum = buildForumRows(now);
  const notices = buildNoticeRows(now);
  const contact = buildContactRows(now);
  return [
    ...splitRows('rooms', roomRows, (tx, data) => tx.forumRoom.createMany({ data })),
    ...splitRows('topics', forum.topics, (tx, data) => tx.forumTopic.createMany({ data })),
    ...splitRows('posts', forum.posts, (tx, data) => tx.forumPost.createMany({ data })),
    ...splitRows('notices', notices.rows, (tx, data) => tx.notice.createMany({ data })),
    ...splitRows('targets', notices.targets, (tx, data) => tx.noticeTarget.createMany({ data })),
    ...splitRows('receipts', notices.receipts, (tx, data) => tx.noticeReceipt.createMany({ data })),
    ...splitRows('read notices', notices.reads, (tx, data) => tx.noticeRead.createMany({ data })),
    ...splitRows('letters', contact.messages, (tx, data) => tx.contactMessage.createMany({ data })),
    ...splitRows('replies', contact.replies, (tx, data) => tx.contactReply.createMany({ data })),
  ];
}

function listParticipation(now: Date): Batch[] {
  const polls = buildPollRows(now);
  const suggestions = buildSuggestionRows(now);
  return [
    ...splitRows('polls', polls.rows, (tx, data) => tx.poll.createMany({ data })),
    ...splitRows('options', polls.options, (tx, data) => tx.pollOption.createMany({ data })),
    ...splitRows('votes', polls.votes, (tx, data) => tx.pollVote.createMany({ data })),
    ...splitRows('suggestions', suggestions.rows, (tx, data) => tx.suggestion.createMany({ data })),
    ...splitRows('steps', suggestions.steps, (tx, data) => tx.suggestionStep.createMany({ data })),
    ...splitRows('satisfaction', buildSatisfactionRows(now), (tx, data) => tx.satisfactionAnswer.createMany({ data })),
  ];
}

/** Splits the rows of a table into batches, named by the table and their first row. */
function splitRows<R>(
  name: string,
  rows: readonly R[],
  write: (tx: Transaction, rows: R[]) => Promise<unknown>,
  atOnce = ROWS_AT_ONCE,
): Batch[] {
  return Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, index) => {
    const start = index * atOnce;
    return { name: `${name} ${start}`, write: (tx) => write(tx, rows.slice(start, start + atOnce)) };
  });
}

/** Rows were inserted with explicit ids; sets the sequences to the next free id. */
const continueSequences = (tx: Transaction) => tx.$executeRaw`
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
