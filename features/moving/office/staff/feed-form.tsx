import { ActionForm } from '@/components/ui/form/action-form';
import { Field } from '@/components/ui/form/field';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { previewFeedAction } from '../office.actions';
import { officeMoveMessages as words } from '../office.messages';
import { type OfficeChoices, WishFields } from './wish-fields';

/** Form of a feed, or of a page that names one; it is looked at before anything is written. */
export function FeedForm(choices: OfficeChoices) {
  return (
    <section className="grid max-w-xl content-start gap-4 rounded-md border border-line bg-surface p-5">
      <h2 className="text-lg">{words['officeMove.feedTitle']}</h2>
      <p className="text-ink-2 text-sm">{words['officeMove.feedText']}</p>
      <ActionForm action={previewFeedAction}>
        <Field
          name="address"
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={2_000}
          label={words['officeMove.address']}
          hint={words['officeMove.addressHint']}
        />
        <WishFields {...choices} />
        <div>
          <SubmitButton>{words['officeMove.preview']}</SubmitButton>
        </div>
      </ActionForm>
    </section>
  );
}
