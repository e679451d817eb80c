'use client';

import { useRouter } from 'next/navigation';
import { ActionForm } from '@/components/ui/form/action-form';
import type { FormFeedback } from '@/components/ui/form/form-context';
import { PasswordLetterForm } from '@/components/ui/form/password-letter-form';
import { SelectField } from '@/components/ui/form/select-field';
import { useCloseDialog } from '@/components/ui/ordered/edit-dialog';
import { SaveButtons } from '@/components/ui/ordered/save-buttons';
import {
  closeAccountAction,
  endPersonSessionsAction,
  givePersonPasswordAction,
  handOverAction,
  resetSecondFactorAction,
} from '../list/list.actions';
import { peopleListMessages as words } from '../list/list.messages';
import type { PersonActionName } from '../list/list.rules';
import { ShownPassword } from './shown-password';

const actions = {
  close: closeAccountAction,
  handover: handOverAction,
  password: givePersonPasswordAction,
  sessions: endPersonSessionsAction,
  factor: resetSecondFactorAction,
} as const satisfies Record<PersonActionName, unknown>;

/** Colleague who can take over items. */
export type Colleague = { id: number; name: string; isStaff: boolean };

type Props = {
  step: PersonActionName;
  id: number;
  name: string;
  inWork: number;
  colleagues: readonly Colleague[];
  mailTo?: string;
  /** True if a new password may be shown on the screen. */
  mayShow: boolean;
  /** Paths of the list and of the person's page. */
  list: string;
  back: string;
};

/** Confirmation form of an action on an account, with the fields it needs. */
export function PersonActionForm({ step, id, name, inWork, colleagues, mailTo, mayShow, list, back }: Props) {
  const closeDialog = useCloseDialog();
  const router = useRouter();
  const done = ({ values }: FormFeedback) => {
    if (values?.shown) return;
    closeDialog();
    router.refresh();
  };
  const isWork = step === 'handover' || (step === 'close' && inWork > 0);
  const letter = step === 'password' && (
    <PasswordLetterForm
      text={words['peopleDesk.letterText']}
      submitLabel={words['peopleDesk.letter']}
      fields={{ account: String(id) }}
    />
  );
  if (letter && !mailTo && !mayShow) return letter;
  return (
    <>
      <ActionForm action={actions[step]} onDone={done}>
        <ShownPassword back={back}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="back" value={list} />
          <p className="wrap-anywhere font-strong">{name}</p>
          <p className="text-sm">{words[`peopleDesk.ask.${step}`]}</p>
          {isWork && <HeirField inWork={inWork} colleagues={colleagues} />}
          {step === 'password' && <PasswordDeliveryField mailTo={mailTo} mayShow={mayShow} />}
          <SaveButtons back={back} go={words[`peopleDesk.do.${step}`]} />
        </ShownPassword>
      </ActionForm>
      {letter}
    </>
  );
}

function HeirField({ inWork, colleagues }: Pick<Props, 'inWork' | 'colleagues'>) {
  const count = words['peopleDesk.inWork'].replace('{n}', String(inWork));
  if (colleagues.length === 0) return <p className="text-bad text-sm">{words['peopleDesk.noColleague']}</p>;
  return (
    <SelectField
      name="to"
      label={words['peopleDesk.to']}
      hint={count}
      defaultValue=""
      choices={[
        { value: '', label: words['peopleDesk.toChoose'] },
        ...colleagues.map((one) => ({
          value: String(one.id),
          label: `${one.name} (${words[`peopleDesk.kind.${one.isStaff ? 'staff' : 'users'}`]})`,
        })),
      ]}
    />
  );
}

function PasswordDeliveryField({ mailTo, mayShow }: Pick<Props, 'mailTo' | 'mayShow'>) {
  const byMail = { value: 'mail', label: `${words['peopleDesk.way.mail']} (${mailTo})` };
  const shown = { value: 'show', label: words['peopleDesk.way.show'] };
  return (
    <SelectField
      name="way"
      label={words['peopleDesk.way']}
      defaultValue={mailTo ? 'mail' : 'show'}
      choices={[...(mailTo ? [byMail] : []), ...(mayShow ? [shown] : [])]}
    />
  );
}
