import type { NoticeAudience } from '@/features/notices/audience/audience.schema';
import { saveNotice } from '@/features/notices/notices.commands';
import { sendNotice } from '@/features/notices/sending.commands';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { makeUnique } from './builders';

export const toOrganisationId = ({ organisationId = 0 }: Viewer): number => organisationId;

type NoticeOverrides = {
  circles?: Partial<NoticeAudience>;
  title?: string;
  body?: string;
  mustRead?: boolean;
  answerWanted?: boolean;
  deadlineAt?: string;
  attachments?: { mediaId: number; title: string }[];
};

/** Creates a draft notice. */
export async function aDraftNotice(sender: Viewer, given: NoticeOverrides = {}): Promise<number> {
  const { id } = await saveNotice(
    { title: makeUnique('ประกาศ'), body: '<p>ขอให้ตรวจสอบ</p>', ...given, circles: given.circles ?? {} },
    sender,
  );
  return id;
}

/** Sends a draft as it is. */
export async function sendDraft(sender: Viewer, id: number) {
  const { version } = await db.notice.findUniqueOrThrow({ where: { id } });
  return sendNotice({ id, version }, sender);
}

/** A notice sent to some audiences. */
export async function aSentNotice(sender: Viewer, given: NoticeOverrides): Promise<number> {
  const id = await aDraftNotice(sender, given);
  await sendDraft(sender, id);
  return id;
}
