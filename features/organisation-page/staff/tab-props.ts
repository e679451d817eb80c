import type { Viewer } from '@/lib/auth/viewer';
import type { OverviewedOrganisation } from '../page.queries';

/** Props of every tab: an organisation that the viewer may see, and the address of its page. */
export type TabProps = { viewer: Viewer; organisation: OverviewedOrganisation; page: string; now: Date };
