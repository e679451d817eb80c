'use client';

import { getButtonClass } from '@/components/ui/button';
import { useFieldState } from '@/components/ui/form/form-context';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { newsRevisionsMessages as words } from '../../revisions/revisions.messages';
import { StepButton } from './step-button';

const COMMENT_LENGTH = 1_000;

/**
 * Form to refuse a revision, collapsed until it is used as it needs a comment; stays open while the comment is invalid.
 */
export function RefuseRevision() {
  const { error } = useFieldState('comment');
  return (
    <details open={error === undefined ? undefined : true} className="grow basis-64">
      <summary className={getButtonClass({ look: 'outline' })}>{words['newsRevisions.refuse']}</summary>
      <div className="mt-3 grid gap-3">
        <TextAreaField
          name="comment"
          label={words['newsRevisions.comment']}
          rows={3}
          maxLength={COMMENT_LENGTH}
          required={false}
        />
        <div>
          <StepButton name="approve" value="no" look="outline">
            {words['newsRevisions.refuse']}
          </StepButton>
        </div>
      </div>
    </details>
  );
}
