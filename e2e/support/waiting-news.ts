import type { APIRequestContext } from '@playwright/test';
import { API_KEY } from './legacy-calls';
import { createColleges, type TestCollege } from './offices';

/**
 * A new college and items of its college user that wait for it, the one that waits longest first; `writer` is
 * that user's login name.
 */
export async function createWaitingNews(
  count: number,
): Promise<{ college: TestCollege; writer: string; items: { id: number; topic: string }[] }> {
  const [college] = await createColleges(1);
  if (!college) throw new Error('no college was created');
  const [{ db }, { aCollegeUser }, { aNews }, { someContent }] = await Promise.all([
    import('@/lib/db/db'),
    import('@/testing/people'),
    import('@/testing/builders'),
    import('@/testing/newsroom'),
  ]);
  const user = await aCollegeUser({ college: college.id });
  const category = await db.category.findFirstOrThrow({
    where: { section: 'news', visible: true },
    orderBy: { id: 'asc' },
  });
  const items: { id: number; topic: string }[] = [];
  for (let index = 0; index < count; index += 1) {
    const at = new Date(Date.now() - (count - index) * 3_600_000);
    const { id, topic } = await aNews({
      ...{ organisationId: college.id, collegeUserId: user.id, categoryId: category.id, status: 'wait' },
      ...{ topic: `ข่าวรออนุมัติเรื่องที่ ${index + 1}`, detail: DETAIL, publishOnApproval: true },
      waitsSince: at,
    });
    const step = { newsId: id, event: 'submit', fromStatus: 'draft', toStatus: 'wait', toLevel: 0 } as const;
    await db.newsReview.create({ data: { ...step, actorName: 'ผู้เขียน', at } });
    const content = someContent(category.id, { topic, detail: DETAIL });
    await db.newsRevision.create({ data: { newsId: id, number: 1, state: 'saved', content, createdAt: at } });
    items.push({ id, topic });
  }
  return { college, writer: user.name, items };
}

/** Logs in such a college user; the cookie stays in the given context. */
export async function logInWriter(request: APIRequestContext, writer: string): Promise<void> {
  const { PASSWORD } = await import('@/testing/people');
  const fields = { college_user_idcard: writer, college_user_password: PASSWORD };
  const answer = await request.post('/api/login.php?crud=collegeUser', { data: { ApiKey: API_KEY, ...fields } });
  if (answer.status() !== 200) throw new Error(`${writer}: ${answer.status()}`);
}

const PARAGRAPH = '<p>วิทยาลัยจัดอบรมครูผู้สอนสาขาเมคคาทรอนิกส์ ณ ห้องประชุมใหญ่ มีผู้เข้าร่วมทั้งสิ้น ๑๒๐ คน</p>';
const DETAIL = PARAGRAPH.repeat(20);
