import { LineText } from '@/components/ui/line-text/line-text';
import { formatDate } from '@/lib/time/format';
import { policiesMessages as words } from '../policies.messages';
import { PolicySections } from './policy-sections';

type Props = {
  /** Undefined for a draft. */
  number: number | undefined;
  html: string;
  changes: string;
  /** Undefined: at once when it is published. */
  inForceAt: Date | undefined;
  isComing: boolean;
};

/** Text of a version, with its number, the day from which it is in force, and its changes. */
export function PolicyText({ number, html, changes, inForceAt, isComing }: Props) {
  return (
    <div className="max-w-read">
      <p className="tabular mb-3 text-ink-2 text-sm">
        {number !== undefined && `${words['policies.version'].th} ${number} · `}
        {inForceAt && (
          <>
            {words[isComing ? 'policies.willBe' : 'policies.inForce'].th}{' '}
            <time dateTime={inForceAt.toISOString()}>{formatDate(inForceAt)}</time>
          </>
        )}
      </p>
      {changes && (
        <p className="wrap-anywhere mb-6 whitespace-pre-line border-gold-500 border-s-2 ps-4 text-sm">
          <strong className="font-strong">{words['policies.whatChanged'].th}</strong>
          <br />
          <LineText>{changes}</LineText>
        </p>
      )}
      <PolicySections html={html} />
    </div>
  );
}
