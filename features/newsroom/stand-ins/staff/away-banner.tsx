import { Alert } from '@/components/ui/alert';
import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { endAbsenceAction } from '../stand-ins.actions';
import { standInMessages as words } from '../stand-ins.messages';
import type { StandInNotices } from '../stand-ins.queries';
import { formatAbsence } from '../stand-ins.rules';

/** Banner on every page of an account that is away: until when, who stands in, and a way to end it. */
export function AwayBanner({ away }: { away: NonNullable<StandInNotices['away']> }) {
  return (
    <div className="mb-6">
      <Alert
        action={
          <ActionForm action={endAbsenceAction} fields={{ absenceId: away.id }} className="inline-block">
            <SubmitButton size="sm" look="outline">
              {words['standIns.end']}
            </SubmitButton>
          </ActionForm>
        }
      >
        {formatAbsence('awayBar', away)}
      </Alert>
    </div>
  );
}
