import { LinkButton } from '@/components/ui/button';
import { Fact, FactList, MailLink } from '@/components/ui/fact-list';
import { ListDateTime } from '@/components/ui/list/list-date-time';
import { formatDate } from '@/lib/time/format';
import { TaskStatusBadge } from '../../contact/staff/task-status-badge';
import { DaysLeft } from '../../data-requests/staff/days-left';
import type { VoiceDetail } from '../detail.queries';
import { voicesMessages as words } from '../voices.messages';
import { HandoverForm } from './handover-form';
import { VoiceKindBadge } from './voice-columns';
import { VoiceAnswerForm, VoiceNoteForm } from './voice-forms';
import { VoiceHandovers, VoiceLines } from './voice-lines';

type Props = { voice: VoiceDetail; itemHref: string | undefined; agency: boolean };

/** One voice: its facts, text, answers and hand-overs; for those who handle it the forms, beside them the notes. */
export function VoiceDetailView({ voice, itemHref, agency }: Props) {
  const handled = voice.reach === 'handled';
  const isOpen = voice.closedAt === undefined;
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[1fr_20rem]">
      <div className="min-w-0 max-w-read">
        <Facts voice={voice} />
        {!handled && <p className="mt-4 text-ink-2 text-sm">{words['voices.watching']}</p>}
        <h2 className="mt-6 text-lg">{words['voices.text']}</h2>
        {voice.text === undefined ? (
          <p className="text-ink-2">{words['voices.hiddenText']}</p>
        ) : (
          <p className="wrap-anywhere whitespace-pre-line">{voice.text}</p>
        )}
        {voice.item && itemHref && handled && (
          <p className="mt-4">
            <LinkButton href={itemHref} size="sm">
              {words['voices.item']}
            </LinkButton>
          </p>
        )}
        <VoiceLines title={words['voices.answers']} lines={voice.answers} />
        {handled && (
          <section className="mt-8">
            <h2 className="mb-3 text-lg">{words['voices.answer']}</h2>
            <VoiceAnswerForm key={voice.seen} voice={voice} />
          </section>
        )}
      </div>
      <div className="grid gap-8">
        {handled && isOpen && (
          <HandoverForm
            id={voice.id}
            seen={voice.seen}
            targets={voice.targets}
            agency={agency}
            tracked={voice.trackingCode !== undefined}
          />
        )}
        <VoiceHandovers lines={voice.handovers} />
        {handled && (
          <section>
            <VoiceLines title={words['voices.notes']} lines={voice.notes} />
            <VoiceNoteForm key={voice.notes.length} id={voice.id} />
          </section>
        )}
      </div>
    </div>
  );
}

function Facts({ voice }: { voice: VoiceDetail }) {
  return (
    <FactList>
      <Fact title={words['voices.kind']}>
        <VoiceKindBadge kind={voice.kind} />
      </Fact>
      <Fact title={words['voices.status']}>
        <TaskStatusBadge status={voice.status} />
      </Fact>
      <Fact title={words['voices.owner']}>{voice.office}</Fact>
      <Fact title={words['voices.sender']}>{voice.sender ?? ''}</Fact>
      <Fact title={words['voices.email']}>{voice.email ? <MailLink address={voice.email} /> : ''}</Fact>
      <Fact title={words['voices.phone']}>{voice.phone ?? ''}</Fact>
      <Fact title={words['voices.code']}>{voice.trackingCode ?? ''}</Fact>
      <Fact title={words['voices.at']}>
        <ListDateTime at={voice.createdAt} />
      </Fact>
      <Fact title={words['voices.due']}>
        <span className="flex flex-wrap items-center gap-x-3">
          {formatDate(voice.dueAt)}
          {voice.daysLeft !== undefined && <DaysLeft left={voice.daysLeft} />}
        </span>
      </Fact>
    </FactList>
  );
}
