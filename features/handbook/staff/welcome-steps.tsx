import { findScreenHref } from '@/lib/areas/screen-href';
import type { Viewer } from '@/lib/auth/viewer';
import { handbookMessages as words } from '../handbook.messages';
import { readHandbook } from '../pages.queries';
import { isFirstVisit } from '../welcome.queries';
import { HandbookText } from './handbook-text';
import { WelcomeCard } from './welcome-card';

/** The three steps of the viewer's role, at the first visit of the area only. */
export async function WelcomeSteps({ viewer }: { viewer: Viewer }) {
  if (viewer.role === 'visitor' || !(await isFirstVisit(viewer))) return null;
  const { steps } = await readHandbook(viewer.role);
  const href = findScreenHref(viewer, 'handbook');
  return (
    <WelcomeCard>
      <p className="text-sm">{words['handbook.welcomeLead']}</p>
      <HandbookText tree={steps} />
      {href && (
        <a href={href} className="font-normal text-link text-sm underline">
          {words['handbook.readOn']}
        </a>
      )}
    </WelcomeCard>
  );
}
