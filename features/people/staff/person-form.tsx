import type { ComponentProps, ReactNode } from 'react';
import { ActionForm } from '@/components/ui/form/action-form';
import { Field } from '@/components/ui/form/field';
import { WarnUnsaved } from '@/components/ui/form/warn-unsaved';
import { MAX_EMAIL } from '@/lib/mail/address';
import { peopleListMessages as words } from '../list/list.messages';
import type { Person } from '../list/list.schema';
import { FormButtons, type OrganisationOption, PasswordDeliveryField, PersonOrganisationField } from './form-fields';
import { ShownPassword } from './shown-password';

type Props = {
  action: ComponentProps<typeof ActionForm>['action'];
  person?: Person;
  places: readonly OrganisationOption[];
  back: string;
  /** True if a new password may be shown on the screen. */
  mayShow?: boolean;
  children: ReactNode;
};

/** Frame of an account form: organisation, e-mail, and for a new account the password delivery. */
export function PersonForm({ action, person, places, back, mayShow, children }: Props) {
  return (
    <ActionForm action={action}>
      <ShownPassword back={back}>
        <input type="hidden" name="back" value={back} />
        {person && <input type="hidden" name="id" value={person.ownId} />}
        {person && <input type="hidden" name="seen" value={person.version} />}
        <PersonOrganisationField places={places} value={person?.organisation.id} />
        {children}
        <Field
          name="email"
          type="email"
          optional
          label={words['peopleDesk.email']}
          defaultValue={person?.email}
          maxLength={MAX_EMAIL}
          autoComplete="off"
        />
        {!person && <PasswordDeliveryField mayShow={mayShow} />}
        <FormButtons back={back} />
        <WarnUnsaved />
      </ShownPassword>
    </ActionForm>
  );
}
