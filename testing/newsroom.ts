import { randomUUID } from 'node:crypto';
import { blankContent, type NewsContent } from '@/features/newsroom/item/content.schema';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { aCategory, makeUnique } from './builders';
import { aCollege, aCollegeUser, anAdministrator, anEditor, aProvince, aStaffOffice, type Person } from './people';

/** Viewer of a person, without a session. */
export function toPersonViewer(
  person: Person & { id: number; account: { id: number; role: Viewer['role']; displayName: string } },
  organisationId?: number,
): Viewer {
  const { account, id } = person;
  return { role: account.role, accountId: account.id, ownId: id, organisationId, name: account.displayName };
}

/** Everybody who writes or approves around one college (`college`), and an unrelated college (`other`). */
export async function aNewsroom() {
  const [province, elsewhere] = [await aProvince(), await aProvince()];
  const institute = await aStaffOffice('iven');
  const provinceOffice = await aStaffOffice('VecProvince', { organisation: { provinceId: province.id } });
  const college = await aCollege({
    organisation: { provinceId: province.id, instituteId: institute.organisation.id },
  });
  const other = await aCollege({ organisation: { provinceId: elsewhere.id } });
  const otherProvince = await aStaffOffice('VecProvince', { organisation: { provinceId: elsewhere.id } });
  const department = await aStaffOffice('veccentraldep');
  const unit = await aStaffOffice('veccentral', { organisation: { departmentId: department.organisation.id } });
  const [user, colleague, otherUser] = [
    await aCollegeUser({ college: college.organisation.id }),
    await aCollegeUser({ college: college.organisation.id }),
    await aCollegeUser({ college: other.organisation.id }),
  ];
  const [editor, administrator] = [await anEditor(), await anAdministrator()];
  const office = (one: Awaited<ReturnType<typeof aStaffOffice>>) => toPersonViewer(one, one.organisation.id);
  const teacher = (one: Awaited<ReturnType<typeof aCollegeUser>>) =>
    toPersonViewer(one, one.collegeUser.organisationId);
  return {
    category: await aCategory(),
    user: teacher(user),
    colleague: teacher(colleague),
    otherUser: teacher(otherUser),
    college: office(college),
    other: office(other),
    institute: office(institute),
    province: office(provinceOffice),
    otherProvince: office(otherProvince),
    unit: office(unit),
    department: office(department),
    editor: office(editor),
    administrator: office(administrator),
  };
}
export type Newsroom = Awaited<ReturnType<typeof aNewsroom>>;

/** Content of an item, complete enough to be published. */
export function someContent(categoryId: number, given: Partial<NewsContent> = {}): NewsContent {
  return {
    ...blankContent,
    categoryId,
    topic: `ข่าวของเรา ${randomUUID().slice(0, 8)}`,
    detail: '<p>เนื้อข่าว</p>',
    ...given,
  };
}

/** Idempotency key of one save. */
export const aKey = (): string => randomUUID();

/** Another account of a viewer's office. */
export async function aColleague({ role, organisationId = 0 }: Viewer): Promise<Viewer & { ownId: number }> {
  if (role === 'visitor') throw new Error('a visitor has no colleagues');
  const account = await db.account.create({ data: { role, displayName: makeUnique('เจ้าหน้าที่') } });
  const { id } = await db.systemUser.create({
    data: { accountId: account.id, organisationId, userName: makeUnique('person') },
  });
  return { role, accountId: account.id, ownId: id, organisationId, name: account.displayName };
}
