import { db } from '@/lib/db/db';
import { mailMessages } from '@/lib/mail/messages';
import { findThai } from '@/lib/messages/message';

export type Thing = { id: number; name: string };
type Where = { where: { id: { in: number[] } } };
/** Loads the current names of objects, by their ids. */
export type ThingFinder = (ids: number[]) => Promise<Thing[]>;

const among = (ids: number[]): Where => ({ where: { id: { in: ids } } });
const named = { select: { id: true, name: true } } as const;
const titled = { select: { id: true, title: true } } as const;

/** A finder of rows whose name is made by `toName`. */
const finder =
  <R extends { id: number }>(find: (where: Where) => Promise<R[]>, toName: (row: R) => string): ThingFinder =>
  async (ids) =>
    (await find(among(ids))).map((row) => ({ id: row.id, name: toName(row) }));

const byTitle = (find: (where: Where) => Promise<{ id: number; title: string }[]>) =>
  finder(find, ({ title }) => title);
const bySubject = (find: (where: Where) => Promise<{ id: number; subject: string; trackingCode: string }[]>) =>
  finder(find, ({ subject, trackingCode }) => `${subject} (${trackingCode})`);
const subjects = { select: { id: true, subject: true, trackingCode: true } } as const;

/** Finders by noun; nouns whose objects have no name have none. */
export const thingFinders: Readonly<Record<string, ThingFinder>> = {
  account: finder(
    (where) => db.account.findMany({ ...where, select: { id: true, displayName: true } }),
    ({ displayName }) => displayName,
  ),
  news: finder(
    (where) => db.news.findMany({ ...where, select: { id: true, topic: true } }),
    ({ topic }) => topic,
  ),
  link: finder(
    (where) => db.link.findMany({ ...where, select: { id: true, label: true } }),
    ({ label }) => label,
  ),
  faq: finder(
    (where) => db.faqEntry.findMany({ ...where, select: { id: true, question: true } }),
    ({ question }) => question,
  ),
  houseWord: finder(
    (where) => db.houseWord.findMany({ ...where, select: { id: true, avoided: true, right: true } }),
    ({ avoided, right }) => (right === '' ? avoided : `${avoided} → ${right}`),
  ),
  dictionaryWord: finder(
    (where) => db.dictionaryWord.findMany({ ...where, select: { id: true, word: true } }),
    ({ word }) => word.replaceAll('-', ''),
  ),
  synonymGroup: finder(
    (where) => db.synonymGroup.findMany({ ...where, select: { id: true, words: true } }),
    ({ words }) => words.join(', '),
  ),
  registration: finder(
    (where) => db.registrationRequest.findMany({ ...where, select: { id: true, organisation: named } }),
    ({ organisation }) => organisation.name,
  ),
  report: finder(
    (where) => db.performanceReport.findMany({ ...where, select: { id: true, organisation: named, period: named } }),
    ({ organisation, period }) => `${organisation.name} · ${period.name}`,
  ),
  forumPost: finder(
    (where) => db.forumPost.findMany({ ...where, select: { id: true, topic: titled } }),
    ({ topic }) => topic.title,
  ),
  newsReport: finder(
    (where) => db.newsReport.findMany({ ...where, select: { id: true, news: { select: { topic: true } } } }),
    ({ news }) => news.topic,
  ),
  rightsRequest: finder(
    (where) => db.rightsRequest.findMany({ ...where, select: { id: true, trackingCode: true } }),
    ({ trackingCode }) => trackingCode,
  ),
  voice: finder(
    (where) =>
      db.voice.findMany({
        ...where,
        select: {
          ...{ id: true, message: { select: { subject: true } }, suggestion: { select: { subject: true } } },
          request: { select: { trackingCode: true } },
          report: { select: { news: { select: { topic: true } } } },
        },
      }),
    ({ message, suggestion, request, report }) =>
      (message ?? suggestion)?.subject ?? request?.trackingCode ?? report?.news.topic ?? '',
  ),
  import: finder(
    (where) => db.importJob.findMany({ ...where, select: { id: true, fileName: true } }),
    ({ fileName }) => fileName,
  ),
  mail: finder(
    (where) => db.mailMessage.findMany({ ...where, select: { id: true, template: true } }),
    ({ template }) => findThai(mailMessages, `mail.template.${template}`) ?? template,
  ),
  contactMessage: bySubject((where) => db.contactMessage.findMany({ ...where, ...subjects })),
  suggestion: bySubject((where) => db.suggestion.findMany({ ...where, ...subjects })),
  executive: (ids) => db.executive.findMany({ ...among(ids), ...named }),
  category: (ids) => db.category.findMany({ ...among(ids), ...named }),
  organisation: (ids) => db.organisation.findMany({ ...among(ids), ...named }),
  province: (ids) => db.province.findMany({ ...among(ids), ...named }),
  region: (ids) => db.regionGroup.findMany({ ...among(ids), ...named }),
  period: (ids) => db.period.findMany({ ...among(ids), ...named }),
  forumRoom: (ids) => db.forumRoom.findMany({ ...among(ids), ...named }),
  forumTopic: byTitle((where) => db.forumTopic.findMany({ ...where, ...titled })),
  banner: byTitle((where) => db.banner.findMany({ ...where, ...titled })),
  document: byTitle((where) => db.document.findMany({ ...where, ...titled })),
  disclosure: byTitle((where) => db.disclosureItem.findMany({ ...where, ...titled })),
  media: byTitle((where) => db.media.findMany({ ...where, ...titled })),
  notice: byTitle((where) => db.notice.findMany({ ...where, ...titled })),
  poll: byTitle((where) => db.poll.findMany({ ...where, ...titled })),
  cannedAnswer: byTitle((where) => db.cannedAnswer.findMany({ ...where, ...titled })),
};

/** Fields of a logged state that name its object, by noun: for objects that are gone. */
export const carriedNames: Readonly<Record<string, string>> = {
  account: 'displayName',
  news: 'topic',
  link: 'label',
  faq: 'question',
  houseWord: 'avoided',
  dictionaryWord: 'word',
  import: 'fileName',
  contactMessage: 'subject',
  suggestion: 'subject',
  executive: 'name',
  category: 'name',
  organisation: 'name',
  region: 'name',
  period: 'name',
  forumRoom: 'name',
  ...Object.fromEntries(
    ['forumTopic', 'banner', 'document', 'disclosure', 'media', 'notice', 'poll', 'cannedAnswer'].map((noun) => [
      noun,
      'title',
    ]),
  ),
};
