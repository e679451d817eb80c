import { bindFields } from '@/components/ui/form/bind-fields';
import { Field } from '@/components/ui/form/field';
import { SelectField } from '@/components/ui/form/select-field';
import { roleTable } from '@/lib/auth/role-table';
import { listStaffRoles } from '@/lib/auth/roles';
import { peopleListMessages as words } from '../list/list.messages';
import type { Person } from '../list/list.schema';
import { saveStaffAccountAction } from '../people.actions';
import type { OrganisationOption } from './form-fields';
import { PersonForm } from './person-form';

type Props = {
  person?: Person;
  places: readonly (OrganisationOption & { kind: string })[];
  back: string;
  mayShow?: boolean;
};

/** Form of a new or existing staff account. */
export function StaffAccountForm({ person, places, back, mayShow }: Props) {
  const field = bindFields(words, 'peopleDesk', person);
  const isOffice = person?.isOffice === true && person.organisation.kind !== 'agency';
  const offered = isOffice ? places.filter(({ id }) => id === person.organisation.id) : places;
  return (
    <PersonForm action={saveStaffAccountAction} person={person} places={offered} back={back} mayShow={mayShow}>
      <RoleField person={person} places={offered} />
      <Field {...field('displayName')} defaultValue={person?.name} maxLength={200} autoComplete="off" />
      <Field {...field('userName')} maxLength={50} autoComplete="off" />
    </PersonForm>
  );
}

/** Select of the role; only the agency allows several, so it is hidden for others. */
function RoleField({ person, places }: Pick<Props, 'person' | 'places'>) {
  const mayChoose = places.some(({ kind }) => kind === 'agency') && (!person || person.organisation.kind === 'agency');
  if (!mayChoose || person?.isOwn) return null;
  const roles = listStaffRoles('agency').map((value) => ({ value, label: roleTable[value].title.th }));
  return (
    <SelectField
      name="role"
      optional
      label={words['peopleDesk.agencyRole']}
      defaultValue={person?.role ?? ''}
      choices={person ? roles : [{ value: '', label: words['peopleDesk.roleOfKind'] }, ...roles]}
    />
  );
}
