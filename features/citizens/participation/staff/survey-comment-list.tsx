import { ListDateTime } from '@/components/ui/list/list-date-time';
import { surveyMessages as words } from '../../survey/survey.messages';
import type { SurveyComment } from '../../survey/survey.schema';

/** Comments of the survey with their scores. */
export function SurveyCommentList({ comments }: { comments: readonly SurveyComment[] }) {
  if (comments.length === 0) return <p className="text-ink-2">{words['satisfaction.noComments'].th}</p>;
  return (
    <ul className="grid gap-4">
      {comments.map(({ id, score, comment, at }) => (
        <li key={id} className="border-line-strong border-s-3 ps-4">
          <p className="text-ink-2 text-sm">
            {score} {words[`satisfaction.score.${score}`].th} · <ListDateTime at={at} />
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{comment}</p>
        </li>
      ))}
    </ul>
  );
}
