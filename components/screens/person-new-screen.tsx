import { CollegeUserForm } from '@/components/people/college-user-form';
import { SystemUserForm } from '@/components/people/system-user-form';
import type { ScreenProps } from '@/lib/areas/schema';
import { env } from '@/lib/env';
import { peopleDeskMessages as words } from '@/lib/people-desk/messages';
import { listPlaces } from '@/lib/people-desk/queries';
import { readPeopleChoice } from '@/lib/people-desk/rules';
import { ScreenHeader } from './screen-header';

/** The form for a new account, of the kind that the address says or the place begins with. */
export async function PersonNewScreen({ row, params, path, viewer }: ScreenProps) {
  const { kind } = readPeopleChoice(params, row.people ?? []);
  const places = await listPlaces(viewer, kind, { open: true });
  const Form = kind === 'staff' ? SystemUserForm : CollegeUserForm;
  return (
    <>
      <ScreenHeader title={words[`peopleDesk.add.${kind}`].th} lead={words['peopleDesk.newLead'].th} />
      <div className="max-w-xl">
        <Form places={places} back={path} mayShow={env.SHOW_PASSWORDS} />
      </div>
    </>
  );
}
