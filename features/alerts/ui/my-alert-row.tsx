import { Badge } from '@/components/ui/badge';
import { ActionForm } from '@/components/ui/form/action-form';
import { SelectField } from '@/components/ui/form/select-field';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { filterParams } from '@/features/news/filter/filter.rules';
import { formatDate } from '@/lib/time/format';
import { alertsMessages as words } from '../alerts.messages';
import type { MyAlert } from '../alerts.queries';
import { changeAlertFrequencyAction, stopAlertAction } from '../subscriptions/subscriptions.actions';
import { frequencyChoices } from './frequency-choices';

type Props = { alert: MyAlert; token?: string };

export function MyAlertRow({ alert, token }: Props) {
  const { name, filter, stopped, lastSentAt } = alert;
  const act = words[stopped ? 'alerts.resume' : 'alerts.stop'].th;
  const sent = lastSentAt
    ? words['alerts.lastSent'].th.replace('{at}', formatDate(new Date(lastSentAt)))
    : words['alerts.neverSent'].th;
  return (
    <li className="grid gap-x-8 gap-y-4 border-line border-b py-5 md:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <h2 className="wrap-anywhere text-lg">{name}</h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2 text-sm">
          {stopped ? <Badge tone="muted">{words['alerts.isStopped'].th}</Badge> : sent}
          <a href={`/search/?${filterParams(filter)}`} className="py-1 text-link underline">
            {words['alerts.seeNews'].th}
          </a>
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        {!stopped && <FrequencyForm alert={alert} token={token} />}
        <ActionForm action={stopAlertAction}>
          <AlertHiddenFields alert={alert} token={token} />
          {stopped && <input type="hidden" name="resume" value="yes" />}
          <SubmitButton look="outline" aria-label={`${act} ${name}`}>
            {act}
          </SubmitButton>
        </ActionForm>
      </div>
    </li>
  );
}

function FrequencyForm({ alert, token }: Props) {
  return (
    <ActionForm action={changeAlertFrequencyAction} className="flex flex-wrap items-end gap-3">
      <AlertHiddenFields alert={alert} token={token} />
      <SelectField
        name="rhythm"
        label={words['alerts.rhythm'].th}
        choices={frequencyChoices}
        defaultValue={alert.rhythm}
        className="w-full sm:w-96"
      />
      <SubmitButton look="outline" aria-label={`${words['alerts.save'].th} ${alert.name}`}>
        {words['alerts.save'].th}
      </SubmitButton>
    </ActionForm>
  );
}

function AlertHiddenFields({ alert, token }: Props) {
  return (
    <>
      <input type="hidden" name="id" value={alert.id} />
      {token !== undefined && <input type="hidden" name="token" value={token} />}
    </>
  );
}
