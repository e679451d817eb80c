import { OrganisationsScreen } from '@/features/organisations/staff/organisations-screen';
import { runOfficeTaskAction } from '@/features/people/list/bulk.actions';
import { SlipJobView } from '@/features/people/staff/slip-job-view';
import type { ScreenProps } from '@/lib/areas/schema';
import { can } from '@/lib/auth/access';
import { readId } from '@/lib/list/list';

/** Lists of organisations with what the feature of people adds: first passwords of office logins, and their slips. */
export function OrganisationsArea(props: ScreenProps) {
  const { params, path, rest, viewer } = props;
  const slips = rest.length === 0 ? readId(params.slips) : undefined;
  if (slips !== undefined) return <SlipJobView id={slips} back={path} at={`${path}?slips=${slips}`} viewer={viewer} />;
  return (
    <OrganisationsScreen {...props} officeAction={can(viewer, 'accounts.manage') ? runOfficeTaskAction : undefined} />
  );
}
