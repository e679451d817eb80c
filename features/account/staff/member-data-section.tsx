import { LinkButton } from '@/components/ui/button';
import { ActionForm } from '@/components/ui/form/action-form';
import { PasswordField } from '@/components/ui/form/password-field';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { AccountSection } from '@/components/ui/page/account-section';
import { requestDeletionAction } from '../deletion/deletion.actions';
import { accountDeletionMessages as words } from '../deletion/deletion.messages';

/** Data export and account deletion. */
export function MemberDataSection({ leaving }: { leaving: boolean }) {
  return (
    <>
      <AccountSection title={words['deletion.data'].th} lead={words['deletion.dataLead'].th}>
        <div className="flex flex-wrap gap-3">
          <LinkButton href="/api/v1/my-data?format=html" download>
            {words['deletion.dataHtml'].th}
          </LinkButton>
          <LinkButton href="/api/v1/my-data?format=json" download>
            {words['deletion.dataJson'].th}
          </LinkButton>
        </div>
      </AccountSection>
      {!leaving && (
        <AccountSection title={words['deletion.title'].th} lead={words['deletion.lead'].th}>
          <details className="rounded-sm border border-line px-4 py-3">
            <summary className="font-normal text-bad text-sm">{words['deletion.want'].th}</summary>
            <ActionForm action={requestDeletionAction} className="mt-4 grid gap-4">
              <PasswordField label={words['deletion.password'].th} autoComplete="current-password" />
              <div>
                <SubmitButton look="outline">{words['deletion.send'].th}</SubmitButton>
              </div>
            </ActionForm>
          </details>
        </AccountSection>
      )}
    </>
  );
}
