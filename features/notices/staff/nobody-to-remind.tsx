import { LinkButton } from '@/components/ui/button';
import { uiMessages } from '@/components/ui/messages/ui/messages';
import { EditDialog } from '@/components/ui/ordered/edit-dialog';
import { noticeReceiptsMessages as words } from '../receipts/receipts.messages';

/** Dialog for a reminder without recipients: all have acted, or were reminded today. */
export function NobodyToRemind({ back }: { back: string }) {
  return (
    <EditDialog title={words['noticeTracking.remindTitle']} closeHref={back} alert>
      <p className="mb-5">{words['noticeTracking.nobody']}</p>
      <LinkButton href={back}>{uiMessages['ui.close'].th}</LinkButton>
    </EditDialog>
  );
}
