import { ActionForm } from '@/components/ui/action-form';
import { Field } from '@/components/ui/field';
import { save } from '@/lib/college-users/actions';
import { peopleDeskMessages as words } from '@/lib/people-desk/messages';
import type { Person } from '@/lib/people-desk/schema';
import { FormEnd, type PlaceChoice, PlaceField, WayField } from './form-parts';
import { ShownPassword } from './shown-password';

type Props = { person?: Person; places: readonly PlaceChoice[]; back: string };

/** A user of a college: a new one, or one to change. */
export function CollegeUserForm({ person, places, back }: Props) {
  const kept = person && `${words['peopleDesk.idCardKept'].th} ${person.login}`;
  return (
    <ActionForm action={save}>
      <ShownPassword back={back}>
        <input type="hidden" name="back" value={back} />
        {person && <input type="hidden" name="id" value={person.ownId} />}
        {person && <input type="hidden" name="seen" value={person.mark} />}
        <PlaceField places={places} value={person?.organisation.id} />
        <Field
          name="idCard"
          label={words['peopleDesk.idCard'].th}
          hint={kept ?? words['peopleDesk.idCardHint'].th}
          optional={person !== undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            name="firstName"
            label={words['peopleDesk.firstName'].th}
            defaultValue={person?.firstName}
            maxLength={100}
            autoComplete="off"
          />
          <Field
            name="lastName"
            label={words['peopleDesk.lastName'].th}
            defaultValue={person?.lastName}
            maxLength={100}
            autoComplete="off"
          />
        </div>
        <Field
          name="email"
          type="email"
          optional
          label={words['peopleDesk.email'].th}
          defaultValue={person?.email}
          maxLength={254}
          autoComplete="off"
        />
        {!person && <WayField />}
        <FormEnd back={back} />
      </ShownPassword>
    </ActionForm>
  );
}
