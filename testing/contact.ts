import { randomBytes } from 'node:crypto';
import { db, type Prisma } from '@/lib/db/db';
import { toSearchText } from '@/lib/text/search-text';
import { aNews, makeUnique } from './builders';

/** An unprocessed message of the contact form. */
export function aContactMessage(given: Partial<Prisma.ContactMessageUncheckedCreateInput> = {}) {
  const subject = given.subject ?? makeUnique('สอบถาม');
  return db.contactMessage.create({
    data: {
      trackingCode: makeUnique('C'),
      name: 'วรรณา สุขเกษม',
      email: 'wanna@example.org',
      body: 'เปิดรับสมัครเดือนไหน',
      textSearch: toSearchText(subject),
      ...given,
      subject,
    },
  });
}

/** A reader's report, by default about a new public item. */
export async function aNewsReport(given: Partial<Prisma.NewsReportUncheckedCreateInput> = {}) {
  return db.newsReport.create({
    data: {
      reason: 'wrong',
      text: 'ชื่อหน่วยงานสะกดผิด',
      visitor: new Uint8Array(randomBytes(32)),
      ...given,
      newsId: given.newsId ?? (await aNews()).id,
    },
  });
}
