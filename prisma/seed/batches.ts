import type { Transaction } from '@/lib/db/db';
import { makeNews } from './content/news/news';
import { makeRandom } from './content/random';
import { dailyReads } from './content/reads';
import { periods } from './content/reports';
import type { NewsSeed } from './content/shapes';
import { type DemoFile, type DemoFiles, listFiles, nameFiles } from './files';
import { attachmentRows, correctionRows, countRow, inOrder, newsRow, pictureRows, reviewRows } from './rows/news';
import { pollRows, satisfactionRows, suggestionRows } from './rows/participation';
import { accountRows, collegeUserRows, memberRows, systemUserRows } from './rows/people';
import { organisationRows, provinceRows, regionGroupRows } from './rows/places';
import { fillPeriod } from './rows/reports';
import * as site from './rows/site';
import { contactRows, forumRows, noticeRows, roomRows } from './rows/talk';

/** Rows that one statement writes at most; of news fewer, as each item is also written into the indexes of the search. */
const ROWS_AT_ONCE = 500;
const NEWS_AT_ONCE = 20;
/** Files that are made at a time; of pictures each takes every processor already. */
const FILES_AT_ONCE = 3;
const DEMO_SEED = 2_569;

/** A part of the demo content that one transaction writes. */
export type Batch = { name: string; write: (tx: Transaction) => Promise<unknown> };

/** The demo agency in batches, in the order in which their rows refer to each other; the same ones for the same moment. */
export function listBatches(passwordHash: string, now: Date): Batch[] {
  const making = listFiles(now);
  const files = nameFiles(making);
  return [
    ...split('files', making, makeFiles, FILES_AT_ONCE),
    ...listPeople(passwordHash, now),
    ...listSite(files, now),
    ...listNews(files, now),
    ...listTalk(now),
    ...listVoices(now),
    ...periods(now).map((seed, index) => ({
      name: `period ${index + 1}`,
      write: (tx: Transaction) => fillPeriod(tx, seed, index + 1, files, now),
    })),
    { name: 'sequences', write: continueSequences },
  ];
}

const makeFiles = async (tx: Transaction, files: readonly DemoFile[]) =>
  tx.media.createMany({ data: await Promise.all(files.map(({ make }) => make())) });

const listPeople = (passwordHash: string, now: Date): Batch[] => [
  ...split('regions', regionGroupRows, (tx, data) => tx.regionGroup.createMany({ data })),
  ...split('provinces', provinceRows, (tx, data) => tx.province.createMany({ data })),
  ...split('organisations', organisationRows, (tx, data) => tx.organisation.createMany({ data })),
  ...split('accounts', accountRows(passwordHash, now), (tx, data) => tx.account.createMany({ data })),
  ...split('system users', systemUserRows, (tx, data) => tx.systemUser.createMany({ data })),
  ...split('college users', collegeUserRows, (tx, data) => tx.collegeUser.createMany({ data })),
  ...split('members', memberRows(now), (tx, data) => tx.member.createMany({ data })),
];

const listSite = (files: DemoFiles, now: Date): Batch[] => [
  ...split('settings', site.settingRows, (tx, data) => tx.setting.createMany({ data })),
  ...split('logos', site.logoRows, (tx, data) => tx.logo.createMany({ data })),
  ...split('categories', site.categoryRows, (tx, data) => tx.category.createMany({ data })),
  ...split('menu', site.menuRows, (tx, data) => tx.menuEntry.createMany({ data })),
  ...split('links', site.linkRows, (tx, data) => tx.link.createMany({ data })),
  ...split('social links', site.socialRows, (tx, data) => tx.socialLink.createMany({ data })),
  ...split('synonyms', site.synonymRows, (tx, data) => tx.synonymGroup.createMany({ data })),
  ...split('banners', site.bannerRows(now, files), (tx, data) => tx.banner.createMany({ data })),
  ...split('documents', site.documentRows(now), (tx, data) => tx.document.createMany({ data })),
  ...split('versions', site.documentVersionRows(now, files), (tx, data) => tx.documentVersion.createMany({ data })),
  ...split('questions', site.faqRows, (tx, data) => tx.faqEntry.createMany({ data })),
  ...split('disclosures', site.disclosureRows(now), (tx, data) => tx.disclosureItem.createMany({ data })),
];

function listNews(files: DemoFiles, now: Date): Batch[] {
  const news = inOrder(makeNews(now, makeRandom(DEMO_SEED)));
  const each = <R>(row: (seed: NewsSeed, id: number) => R | R[]) => news.flatMap((seed, index) => row(seed, index + 1));
  const random = makeRandom(DEMO_SEED);
  const days = each((seed, newsId) =>
    dailyReads(seed, now, random).map(({ day, ...counts }) => ({
      newsId,
      day: new Date(`${day}T00:00:00Z`),
      ...counts,
    })),
  );
  const items = each((seed, id) => ({ seed, id }));
  const rows = (some: readonly { seed: NewsSeed; id: number }[]) =>
    some.map(({ seed, id }) => newsRow(seed, id, files, now));
  return [
    ...split('news', items, (tx, some) => tx.news.createMany({ data: rows(some) }), NEWS_AT_ONCE),
    ...split('counts', each(countRow), (tx, data) => tx.newsCount.createMany({ data })),
    ...split(
      'pictures',
      each((seed, id) => pictureRows(seed, id, files)),
      (tx, data) => tx.newsPicture.createMany({ data }),
    ),
    ...split(
      'attachments',
      each((seed, id) => attachmentRows(seed, id, files)),
      (tx, data) => tx.newsAttachment.createMany({ data }),
    ),
    ...split('corrections', each(correctionRows), (tx, data) => tx.newsCorrection.createMany({ data })),
    ...split(
      'reviews',
      each((seed, id) => reviewRows(seed, id, now)),
      (tx, data) => tx.newsReview.createMany({ data }),
    ),
    ...split('daily counts', days, (tx, data) => tx.newsDailyCount.createMany({ data })),
  ];
}

function listTalk(now: Date): Batch[] {
  const forum = forumRows(now);
  const notices = noticeRows(now);
  const contact = contactRows(now);
  return [
    ...split('rooms', roomRows, (tx, data) => tx.forumRoom.createMany({ data })),
    ...split('topics', forum.topics, (tx, data) => tx.forumTopic.createMany({ data })),
    ...split('posts', forum.posts, (tx, data) => tx.forumPost.createMany({ data })),
    ...split('notices', notices.rows, (tx, data) => tx.notice.createMany({ data })),
    ...split('targets', notices.targets, (tx, data) => tx.noticeTarget.createMany({ data })),
    ...split('receipts', notices.receipts, (tx, data) => tx.noticeReceipt.createMany({ data })),
    ...split('read notices', notices.reads, (tx, data) => tx.noticeRead.createMany({ data })),
    ...split('letters', contact.messages, (tx, data) => tx.contactMessage.createMany({ data })),
    ...split('replies', contact.replies, (tx, data) => tx.contactReply.createMany({ data })),
  ];
}

function listVoices(now: Date): Batch[] {
  const polls = pollRows(now);
  const suggestions = suggestionRows(now);
  return [
    ...split('polls', polls.rows, (tx, data) => tx.poll.createMany({ data })),
    ...split('options', polls.options, (tx, data) => tx.pollOption.createMany({ data })),
    ...split('votes', polls.votes, (tx, data) => tx.pollVote.createMany({ data })),
    ...split('suggestions', suggestions.rows, (tx, data) => tx.suggestion.createMany({ data })),
    ...split('steps', suggestions.steps, (tx, data) => tx.suggestionStep.createMany({ data })),
    ...split('satisfaction', satisfactionRows(now), (tx, data) => tx.satisfactionAnswer.createMany({ data })),
  ];
}

/** The rows of a table in batches, named by the table and where they begin. */
function split<R>(
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

/** Rows came with their own ids; the next one made by hand must get the next id. */
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
