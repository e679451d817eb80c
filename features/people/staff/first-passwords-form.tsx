'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { ChosenResults } from '@/components/ui/list/chosen/chosen-results';
import { formatNumber } from '@/lib/time/format';
import { firstPasswordMessages as words } from '../first-passwords/first-passwords.messages';
import { runPeopleTaskAction } from '../list/bulk.actions';

type Props = {
  importId: number;
  path: string;
  /** Numbers of accounts that may get a slip, and a mail. */
  prints: number;
  mails: number;
};

const noTopics: ReadonlyMap<number, string> = new Map();
const ignoreAnswer = () => undefined;

/** Buttons for the first passwords of an import, with the accounts that were left out. */
export function FirstPasswordsForm({ importId, path, prints, mails }: Props) {
  const say = (key: 'firstPasswords.panel.print' | 'firstPasswords.panel.mail', count: number) =>
    words[key].replace('{n}', formatNumber(count));
  return (
    <ActionForm action={runPeopleTaskAction} fields={{ importId, back: path }} className="grid gap-3">
      <ChosenResults topics={noTopics} onAnswer={ignoreAnswer} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton name="task" value="print">
          {say('firstPasswords.panel.print', prints)}
        </SubmitButton>
        {mails > 0 && (
          <SubmitButton name="task" value="mail" look="outline">
            {say('firstPasswords.panel.mail', mails)}
          </SubmitButton>
        )}
      </div>
    </ActionForm>
  );
}
