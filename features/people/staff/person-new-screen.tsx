import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { env } from '@/lib/env/env';
import { peopleListMessages as words } from '../list/list.messages';
import { listManagedOrganisations } from '../list/list.queries';
import { buildPeopleList } from '../list/list.rules';
import { CollegeUserForm } from './college-user-form';
import { StaffAccountForm } from './staff-account-form';

/** Form of a new account, of the kind in the query or the default of the list. */
export async function PersonNewScreen({ row, params, path, viewer }: ScreenProps) {
  const { kind } = buildPeopleList(row.people ?? []).read(params);
  const places = await listManagedOrganisations(viewer, kind, { open: true });
  const Form = kind === 'staff' ? StaffAccountForm : CollegeUserForm;
  return (
    <>
      <ScreenHeader title={words[`peopleDesk.add.${kind}`]} lead={words['peopleDesk.newLead']} />
      <div className="max-w-xl">
        <Form places={places} back={path} mayShow={env.SHOW_PASSWORDS} />
      </div>
    </>
  );
}
