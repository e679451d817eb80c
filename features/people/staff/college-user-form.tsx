import { bindFields } from '@/components/ui/form/bind-fields';
import { Field } from '@/components/ui/form/field';
import { peopleListMessages as words } from '../list/list.messages';
import type { Person } from '../list/list.schema';
import { saveCollegeUserAction } from '../people.actions';
import type { OrganisationOption } from './form-fields';
import { PersonForm } from './person-form';

type Props = { person?: Person; places: readonly OrganisationOption[]; back: string; mayShow?: boolean };

/** Form of a new or existing college user. */
export function CollegeUserForm({ person, places, back, mayShow }: Props) {
  const field = bindFields(words, 'peopleDesk', person);
  const kept = person && `${words['peopleDesk.idCardKept']} ${person.login}`;
  return (
    <PersonForm action={saveCollegeUserAction} person={person} places={places} back={back} mayShow={mayShow}>
      <Field
        name="idCard"
        label={words['peopleDesk.idCard']}
        hint={kept ?? words['peopleDesk.idCardHint']}
        optional={person !== undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...field('firstName')} maxLength={100} autoComplete="off" />
        <Field {...field('lastName')} maxLength={100} autoComplete="off" />
      </div>
    </PersonForm>
  );
}
