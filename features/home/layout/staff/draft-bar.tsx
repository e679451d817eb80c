import { Alert } from '@/components/ui/alert';
import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { publishFrontLayoutAction, replaceFrontDraftAction } from '../layout.actions';
import { layoutMessages as words } from '../layout.messages';
import { formatLayout } from '../layout.rules';
import type { StoredLayouts } from '../layout.schema';

/**
 * Says whether readers see this layout, with the buttons to publish or discard the draft and to return to the previous
 * layout. The forms stay in the page when they have nothing to do, so that their messages outlive the draft.
 */
export function DraftBar({ layouts: { draft, previous } }: { layouts: StoredLayouts }) {
  return (
    <div className="mb-4 grid gap-3">
      <Alert kind={draft ? 'warn' : 'info'}>{words[draft ? 'layout.hasDraft' : 'layout.noDraft']}</Alert>
      <div className="flex flex-wrap gap-3">
        <ActionForm
          action={publishFrontLayoutAction}
          fields={{ seen: formatLayout(draft) }}
          className={draft ? undefined : 'hidden'}
        >
          <SubmitButton>{words['layout.publish']}</SubmitButton>
        </ActionForm>
        <ActionForm action={replaceFrontDraftAction} fields={{ draft: '' }} className={draft ? undefined : 'hidden'}>
          <SubmitButton look="outline">{words['layout.discard']}</SubmitButton>
        </ActionForm>
        <ActionForm
          action={publishFrontLayoutAction}
          fields={{ restore: 'yes' }}
          className={previous ? undefined : 'hidden'}
        >
          <SubmitButton look="quiet">{words['layout.restore']}</SubmitButton>
        </ActionForm>
      </div>
    </div>
  );
}
