'use client';

import { useRouter } from 'next/navigation';
import { ActionForm } from '@/components/ui/form/action-form';
import { useCloseDialog } from '@/components/ui/ordered/edit-dialog';
import { SaveButtons } from '@/components/ui/ordered/save-buttons';
import { sendResetAction } from '@/features/account/passwords/passwords.actions';
import { closeMemberAction } from '../members.actions';
import { memberListMessages as words } from '../members.messages';
import type { MemberActionName } from '../members.rules';

const actions = { close: closeMemberAction, reset: sendResetAction } as const;

/** Confirmation form of an action on a member's account. */
export function MemberActionForm({
  step,
  id,
  name,
  back,
}: {
  step: MemberActionName;
  id: number;
  name: string;
  back: string;
}) {
  const closeDialog = useCloseDialog();
  const router = useRouter();
  const done = () => {
    closeDialog();
    router.refresh();
  };
  return (
    <ActionForm action={actions[step]} fields={{ id }} onDone={done}>
      <p className="wrap-anywhere font-strong">{name}</p>
      <p className="text-sm">{words[`memberDesk.ask.${step}`]}</p>
      <SaveButtons back={back} go={words[`memberDesk.do.${step}`]} />
    </ActionForm>
  );
}
