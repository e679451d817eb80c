import { LinkButton } from '@/components/ui/button';
import { SelectField } from '@/components/ui/form/select-field';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { peopleListMessages as words } from '../list/list.messages';
import { passwordDeliveries } from '../people.schema';

export type OrganisationOption = { id: number; name: string };

/** Select of the organisation; hidden if there is only one. */
export function PersonOrganisationField({ places, value }: { places: readonly OrganisationOption[]; value?: number }) {
  const [only] = places;
  if (places.length === 1 && only && (value === undefined || value === only.id))
    return <input type="hidden" name="organisationId" value={only.id} />;
  const choices = places.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <SelectField
      name="organisationId"
      label={words['peopleDesk.organisation']}
      hint={value === undefined ? undefined : words['peopleDesk.moveHint']}
      defaultValue={value?.toString() ?? ''}
      choices={value === undefined ? [{ value: '', label: words['peopleDesk.choose'] }, ...choices] : choices}
    />
  );
}

/** Select of the password delivery. */
export function PasswordDeliveryField({ mayShow = false }: { mayShow?: boolean | undefined }) {
  return (
    <SelectField
      name="way"
      label={words['peopleDesk.way']}
      defaultValue="mail"
      choices={passwordDeliveries
        .filter((value) => mayShow || value !== 'show')
        .map((value) => ({ value, label: words[`peopleDesk.way.${value}`] }))}
    />
  );
}

/** Save and cancel buttons. */
export function FormButtons({ back }: { back: string }) {
  return (
    <div className="flex flex-wrap gap-3">
      <SubmitButton>{words['peopleDesk.save']}</SubmitButton>
      <LinkButton href={back}>{words['peopleDesk.cancel']}</LinkButton>
    </div>
  );
}
