import { Eye, EyeOff, Trash2 } from 'lucide-react';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/button';
import { ListDateTime } from '@/components/ui/list/list-date-time';
import { ButtonForm } from '@/components/ui/ordered/button-form';
import { discardPolicyDraftAction } from '../policies.actions';
import { policiesMessages as words } from '../policies.messages';
import type { PolicyDraft, PolicyKind } from '../policies.schema';
import { PolicyText } from '../ui/policy-text';

type Props = { kind: PolicyKind; draft: PolicyDraft; here: string; isPreview: boolean };

/** Tells that there is a draft, with its preview and its end. */
export function PolicyDraftNote({ kind, draft: { revision, by, updatedAt }, here, isPreview }: Props) {
  return (
    <div className="mb-6 max-w-read">
      <Alert kind={isPreview ? 'warn' : 'info'}>
        {isPreview ? (
          words['policies.previewTitle'].th
        ) : (
          <>
            {words['policies.draftOpen'].th} {by} <ListDateTime at={updatedAt} />
          </>
        )}
      </Alert>
      <div className="mt-3 flex flex-wrap gap-2">
        <LinkButton href={isPreview ? here : `${here}&preview=1`} size="sm" icon={isPreview ? EyeOff : Eye}>
          {words[isPreview ? 'policies.closePreview' : 'policies.preview'].th}
        </LinkButton>
        {!isPreview && (
          <ButtonForm action={discardPolicyDraftAction} fields={{ kind, revision }}>
            <Trash2 aria-hidden="true" className="size-4" />
            {words['policies.discard'].th}
          </ButtonForm>
        )}
      </div>
    </div>
  );
}

type PreviewProps = { kind: PolicyKind; number: number; draft: PolicyDraft };

/** The draft as readers will see it. */
export function PolicyPreview({ kind, number, draft: { html, changes, inForceAt } }: PreviewProps) {
  return (
    <div className="rounded-sm border border-line bg-paper p-4 sm:p-8">
      <p className="text-2xl">{words[`policies.${kind}`].th}</p>
      <p className="mt-2 mb-8 max-w-read text-ink-2">{words[`policies.${kind}Lead`].th}</p>
      <PolicyText number={number} html={html} changes={changes} inForceAt={inForceAt ?? undefined} isComing />
    </div>
  );
}
