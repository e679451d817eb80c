import { readMemberHome } from '@/features/member/home.queries';
import { HomeCards } from '@/features/member/staff/home-cards';
import type { Viewer } from '@/lib/auth/viewer';

/** A member's saved news, alerts, unread answers and account. */
export async function MemberHomeSection({ viewer, home }: { viewer: Viewer; home: string }) {
  const shown = await readMemberHome(viewer);
  return shown && <HomeCards home={home} {...shown} />;
}
