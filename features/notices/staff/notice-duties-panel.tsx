import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { DateTime } from '@/components/ui/date-time';
import { noticeInboxMessages as words } from '../inbox/inbox.messages';
import type { ReceivedNotice } from '../inbox/inbox.queries';
import { canAnswer, listOpenDuties } from '../inbox/inbox.rules';
import { noticesMessages } from '../notices.messages';
import { isLate } from '../notices.rules';
import { ConfirmReadForm } from './confirm-read-form';
import { NoticeAnswerForm } from './notice-answer-form';
import { FileLink } from './notice-files';

type Props = {
  letter: ReceivedNotice;
  back: string;
  now: Date;
  /** True if the viewer acts for the organisation. */
  mayAct: boolean;
};

const boxClass = 'grid grid-cols-1 gap-4 rounded-md border border-line bg-surface p-5';

/** Duties of the organisation for a notice, and their state. */
export function NoticeDutiesPanel({ letter, back, now, mayAct }: Props) {
  const { mustRead, answerWanted } = letter;
  if (!mustRead && !answerWanted) return null;
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-5">
      {!mayAct && listOpenDuties(letter).length > 0 && <Alert>{words['noticeInbox.byOffice']}</Alert>}
      {mustRead && <Confirmation letter={letter} back={back} mayAct={mayAct} />}
      {answerWanted && <Answer letter={letter} back={back} now={now} mayAct={mayAct} />}
    </div>
  );
}

function Confirmation({ letter: { id, confirmedAt, deadlineAt, isPersonal }, back, mayAct }: Omit<Props, 'now'>) {
  if (confirmedAt) {
    return (
      <section className={boxClass}>
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <Badge tone="ok">{words['noticeInbox.confirmed']}</Badge>
          <DateTime at={confirmedAt} />
          <LateBadge at={confirmedAt} deadline={deadlineAt} />
        </p>
      </section>
    );
  }
  if (!mayAct) return null;
  return (
    <section className={`${boxClass} border-gold-500!`}>
      <ConfirmReadForm id={id} back={back} isPersonal={isPersonal} />
    </section>
  );
}

function Answer({ letter, back, now, mayAct }: Props) {
  const { id, answer, answeredAt, answerFile, deadlineAt } = letter;
  const open = mayAct && canAnswer(letter, now);
  if (!answeredAt && !open) return null;
  const late = deadlineAt !== undefined && deadlineAt <= now;
  const untilDeadline = deadlineAt ? words['noticeInbox.changeUntil'] : undefined;
  return (
    <section className={boxClass} aria-labelledby="answer">
      <h2 id="answer" className="text-lg">
        {words['noticeInbox.answer']}
      </h2>
      {answeredAt && (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <Badge tone="ok">{words['noticeInbox.answered']}</Badge>
          <DateTime at={answeredAt} />
          <LateBadge at={answeredAt} deadline={deadlineAt} />
        </p>
      )}
      {answeredAt && !open && answer && <p className="wrap-anywhere whitespace-pre-line text-sm">{answer}</p>}
      {answerFile && <FileLink file={answerFile} />}
      {open && (
        <NoticeAnswerForm
          id={id}
          back={back}
          given={{
            answer,
            answeredAt: answeredAt?.toISOString() ?? '',
            file: answerFile && { id: answerFile.mediaId, title: answerFile.title },
          }}
          hint={late ? words['noticeInbox.lateAnswer'] : untilDeadline}
        />
      )}
    </section>
  );
}

function LateBadge({ at, deadline }: { at: Date; deadline: Date | undefined }) {
  return isLate(at, deadline) ? <Badge tone="bad">{noticesMessages['notices.late']}</Badge> : null;
}
