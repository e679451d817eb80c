import { ActionForm } from '@/components/ui/action-form';
import { Alert } from '@/components/ui/alert';
import { SubmitButton } from '@/components/ui/submit-button';
import { formatDate } from '@/lib/format';
import { keepAccount } from '@/lib/profiles/actions';

/** Says until when a member who asked to go can still stay. */
export function LeavingBanner({ day }: { day: string }) {
  return (
    <div className="mb-8">
      <Alert
        kind="warn"
        action={
          <ActionForm action={keepAccount} className="inline-block">
            <SubmitButton size="sm">ยกเลิกการลบบัญชี</SubmitButton>
          </ActionForm>
        }
      >
        บัญชีนี้จะถูกลบในวันที่ {formatDate(new Date(day))}
      </Alert>
    </div>
  );
}
