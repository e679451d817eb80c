import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/button';
import { formatDateTime, formatNumber } from '@/lib/time/format';
import { DAY_MS } from '@/lib/time/units';
import { secondFactorMessages as words } from '../second-factor/second-factor.messages';
import { SECOND_FACTOR_ANCHOR } from '../second-factor/second-factor.schema';

type Props = {
  /** End of the grace. */
  due: Date;
  now: Date;
  /** Address of the account's screen. */
  account: string;
};

/** Banner on every page of an account that must have a second factor and has none yet: the days left, and the way to it. */
export function SecondFactorBanner({ due, now, account }: Props) {
  const days = Math.ceil((due.getTime() - now.getTime()) / DAY_MS);
  return (
    <div className="mb-6">
      <Alert
        kind="warn"
        action={
          <LinkButton href={`${account}#${SECOND_FACTOR_ANCHOR}`} size="sm">
            {words['secondFactor.setUp']}
          </LinkButton>
        }
      >
        {words['secondFactor.bar'].replace('{n}', formatNumber(days)).replace('{at}', formatDateTime(due))}
      </Alert>
    </div>
  );
}
