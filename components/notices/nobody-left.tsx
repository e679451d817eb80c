import { EditDialog } from '@/components/ordered/edit-dialog';
import { LinkButton } from '@/components/ui/button';
import { noticeTrackingMessages as words } from '@/lib/notice-tracking/messages';
import { uiMessages } from '@/lib/ui/messages';

/** The answer to a reminder that would go to nobody: everybody has acted, or was reminded today. */
export function NobodyLeft({ back }: { back: string }) {
  return (
    <EditDialog title={words['noticeTracking.remindTitle'].th} closeHref={back} alert>
      <p className="mb-5">{words['noticeTracking.nobody'].th}</p>
      <LinkButton href={back}>{uiMessages['ui.close'].th}</LinkButton>
    </EditDialog>
  );
}
