import { HomeCards } from '@/components/member/home-cards';
import type { Viewer } from '@/lib/auth/viewer';
import { readMemberHome } from '@/lib/member-home/queries';

/** What waits for a member, and what is theirs. */
export async function MemberHomePart({ viewer, home }: { viewer: Viewer; home: string }) {
  const shown = await readMemberHome(viewer);
  return shown && <HomeCards home={home} {...shown} />;
}
