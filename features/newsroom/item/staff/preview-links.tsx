import { DateTime } from '@/components/ui/date-time';
import { ActionForm } from '@/components/ui/form/action-form';
import { SelectField } from '@/components/ui/form/select-field';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { createPreviewLinkAction, revokePreviewLinkAction } from '../../previews/previews.actions';
import { previewLinksMessages } from '../../previews/previews.messages';
import { type PreviewLink, previewLives } from '../../previews/previews.schema';
import { NewPreviewLink } from './new-preview-link';
import { StepButton } from './step-button';

type Props = {
  id: number;
  links: readonly PreviewLink[];
  /** True if there is a pending revision, which a link may show instead. */
  pending: boolean;
};

/** Secret links to the preview: a form for a new one, and the list of valid ones. */
export function PreviewLinks({ id, links, pending }: Props) {
  return (
    <section id="preview-links" aria-labelledby="preview-links-title">
      <h2 id="preview-links-title" className="mb-1 text-lg">
        {previewLinksMessages['previewLinks.title']}
      </h2>
      <p className="mb-3 text-ink-2 text-sm">{previewLinksMessages['previewLinks.lead']}</p>
      <ActionForm action={createPreviewLinkAction} fields={{ id }} className="grid gap-3">
        <SelectField
          name="life"
          label={previewLinksMessages['previewLinks.life']}
          defaultValue="day"
          choices={previewLives.map((value) => ({
            value,
            label: previewLinksMessages[`previewLinks.life.${value}`],
          }))}
        />
        {pending && (
          <label className="flex min-h-10 items-center gap-3 font-normal text-sm">
            <input type="checkbox" name="revision" value="pending" className="size-4 shrink-0 accent-red-800" />
            {previewLinksMessages['previewLinks.barPending'].th}
          </label>
        )}
        <SubmitButton look="outline">{previewLinksMessages['previewLinks.make']}</SubmitButton>
        <NewPreviewLink />
      </ActionForm>
      <ActionForm action={revokePreviewLinkAction} fields={{ id }} className="mt-4 grid gap-2">
        <h3 className="text-sm">{previewLinksMessages['previewLinks.living']}</h3>
        {links.length === 0 ? (
          <p className="text-ink-2 text-sm">{previewLinksMessages['previewLinks.none']}</p>
        ) : (
          <ul className="border-line border-t">
            {links.map((link) => (
              <LinkRow key={link.id} link={link} />
            ))}
          </ul>
        )}
      </ActionForm>
    </section>
  );
}

function LinkRow({ link: { id, by, expiresAt } }: { link: PreviewLink }) {
  return (
    <li className="flex items-center justify-between gap-3 border-line border-b py-2 text-sm">
      <span className="min-w-0 font-normal">
        {previewLinksMessages['previewLinks.until']} <DateTime at={expiresAt} />
        {by && <span className="block text-ink-3 text-xs">{`${previewLinksMessages['previewLinks.by']} ${by}`}</span>}
      </span>
      <StepButton name="linkId" value={String(id)} look="quiet" size="sm">
        {previewLinksMessages['previewLinks.revoke']}
      </StepButton>
    </li>
  );
}
