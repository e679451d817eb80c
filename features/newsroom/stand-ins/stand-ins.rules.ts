import { formatLongDay, interpolate, toUtcDay } from '@/lib/time/format';
import { DAY_MS } from '@/lib/time/units';
import { standInMessages as words } from './stand-ins.messages';
import { type AbsenceDays, MAX_ABSENCES, MAX_DAYS_AHEAD, NOBODY } from './stand-ins.schema';

type Wish = AbsenceDays & { standInId: number };
type Known = {
  /** Thai day of now. */
  today: string;
  accountId: number;
  /** The account's absences that run or lie ahead. */
  others: readonly AbsenceDays[];
  /** True if the chosen account is open and of the same organisation. */
  isColleague: boolean;
};

/** Errors of an absence by field, all at once; none if it may be written. */
export function checkAbsence({ firstDay, lastDay, standInId }: Wish, known: Known): Record<string, string> {
  const { today, accountId, others, isColleague } = known;
  const overlaps = others.some((other) => firstDay <= other.lastDay && lastDay >= other.firstDay);
  const last = toUtcDay(new Date(Date.parse(today) + MAX_DAYS_AHEAD * DAY_MS));
  const problems = [
    [others.length >= MAX_ABSENCES, 'firstDay', words['standIns.tooMany']],
    [firstDay === '', 'firstDay', words['standIns.badDay']],
    [firstDay < today, 'firstDay', words['standIns.past']],
    [firstDay !== '' && firstDay <= lastDay && overlaps, 'firstDay', words['standIns.overlaps']],
    [lastDay === '', 'lastDay', words['standIns.badDay']],
    [lastDay < firstDay, 'lastDay', words['standIns.endBeforeStart']],
    [lastDay > last, 'lastDay', words['standIns.far']],
    [standInId === NOBODY, 'standInId', words['standIns.standInRequired']],
    [standInId === accountId, 'standInId', words['standIns.oneself']],
    [!isColleague, 'standInId', words['standIns.otherOffice']],
  ] as const;
  // The first problem of a field is shown.
  return Object.fromEntries(problems.toReversed().flatMap(([is, field, text]) => (is ? [[field, text] as const] : [])));
}

/** Names in one line: `ก`, `ก และ ข`. */
export const joinNames = (names: readonly string[]): string => names.join(` ${words['standIns.and']} `);

/** An actor's name with those for whom the actor stood in: `ก ทำหน้าที่แทน ข`. */
export const formatActor = (name: string, standInFor: string | null | undefined): string =>
  standInFor ? `${name} ${words['standIns.for']} ${standInFor}` : name;

/** Line of a desk with a stand-in: `ก ปฏิบัติหน้าที่แทน ข`. */
export const formatStandIn = ({ standIn, name }: { standIn: string; name: string }): string =>
  interpolate(words['standIns.acts'], { standIn, name });

/** Line of an absence that runs, for the account that is away or for the one that stands in. */
export const formatAbsence = (line: 'awayBar' | 'forBar', { name, lastDay }: { name: string; lastDay: string }) =>
  interpolate(words[`standIns.${line}`], { name, day: formatLongDay(lastDay) });
