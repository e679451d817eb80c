import { Alert } from '@/components/ui/alert';
import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { formatDate } from '@/lib/time/format';
import { confirmPeopleAction } from '../list/list.actions';
import { peopleListMessages as words } from '../list/list.messages';

/** Asks an office to confirm its people once a year. */
export function ConfirmPeopleBanner({ path, confirmedAt }: { path: string; confirmedAt?: Date }) {
  return (
    <div className="mb-6">
      <Alert kind="warn">
        <p className="font-strong">{words['peopleDesk.confirmTitle']}</p>
        <p className="mt-1">{words['peopleDesk.confirmText']}</p>
        {confirmedAt && (
          <p className="mt-1">
            {words['peopleDesk.confirmedAt']} {formatDate(confirmedAt)}
          </p>
        )}
        <ActionForm action={confirmPeopleAction} fields={{ back: path }} className="mt-3">
          <SubmitButton look="outline" size="sm">
            {words['peopleDesk.confirm']}
          </SubmitButton>
        </ActionForm>
      </Alert>
    </div>
  );
}
