import { LinkButton } from '@/components/ui/button';
import { ActionForm } from '@/components/ui/form/action-form';
import { PasswordField } from '@/components/ui/form/password-field';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { AccountSection } from '@/components/ui/page/account-section';
import { requestDeletionAction } from '../deletion/deletion.actions';
import { accountDeletionMessages as words } from '../deletion/deletion.messages';

/** Data export and account deletion. */
export function MemberDataSection({ leaving }: { leaving: boolean }) {
  return (
    <>
      <AccountSection title={words['deletion.data']} lead={words['deletion.dataLead']}>
        <div className="flex flex-wrap gap-3">
          <LinkButton href="/api/v1/my-data?format=html" download>
            {words['deletion.dataHtml']}
          </LinkButton>
          <LinkButton href="/api/v1/my-data?format=json" download>
            {words['deletion.dataJson']}
          </LinkButton>
        </div>
      </AccountSection>
      {!leaving && (
        <AccountSection title={words['deletion.title']} lead={words['deletion.lead']}>
          <details className="rounded-sm border border-line px-4 py-3">
            <summary className="font-normal text-bad text-sm">{words['deletion.want']}</summary>
            <ActionForm action={requestDeletionAction} className="mt-4 grid gap-4">
              <PasswordField label={words['deletion.password']} autoComplete="current-password" />
              <SubmitRow look="outline">{words['deletion.send']}</SubmitRow>
            </ActionForm>
          </details>
        </AccountSection>
      )}
    </>
  );
}
