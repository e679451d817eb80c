import { DAY_MS } from '@/lib/time/units';
import { CLOSED_COLLEGE_CODE, colleges } from '../organisations';
import { formatFullName, getHeadName, leaders, makePerson } from '../people';
import { formatProvinceLabel } from '../provinces';
import type { Random } from '../random';
import type { Organisation } from '../shapes';
import {
  formatThaiDate,
  formatThaiMonth,
  toBangkokDay,
  toBuddhistYear,
  toFiscalYear,
  toSchoolYear,
} from '../thai-date';
import type { Scene } from './picture-keys';
import type { Trade } from './trade';
import { getTrades } from './trades';
import { hours, rooms, schools, villages } from './vocabulary';

/** Data from which stories are told: the organisation, the calendar of the day, and consistent random words. */
export type Material = Pick<Random, 'pick' | 'int' | 'chance' | 'shuffle'> & {
  org: Organisation;
  name: string;
  short: string;
  place: string;
  chief: { name: string; post: string; short: string };
  trade: Trade;
  /** Branches of study taught there, the story's own first. */
  trades: readonly Trade[];
  /** 1 to 12. */
  month: number;
  /** 'พฤศจิกายน 2569' */
  monthName: string;
  year: number;
  fiscal: number;
  /** Quarter of the fiscal year: October to December is 1. */
  quarter: number;
  school: number;
  /** School year for which students are admitted. */
  admission: number;
  /** Day of the reported event, shortly before publication. */
  event: string;
  /** A working day about `offsetDays` after publication (before it, when negative). */
  day: (offsetDays: number) => string;
  time: string;
  /** A random whole number with thousands separators. */
  amount: (min: number, max: number, step?: number) => string;
  person: () => string;
  teacher: () => string;
  student: () => string;
  room: string;
  village: string;
  otherSchool: string;
  /** One of its colleges, if colleges belong to it. */
  college: Organisation;
};

/** A story told from the material; `paper` is a file name of papers.ts. */
export type Story = {
  topic: string;
  /** Headline and summary for the English pages. */
  english?: { topic: string; summary: string };
  blocks: string[];
  scenes: readonly [Scene, ...Scene[]];
  paper?: string;
  video?: boolean;
};
/**
 * `by`: organisation kinds, keys or college prefixes ('วอศ.') that publish such news; `months`: the only months, 1 to
 * 12.
 */
export type StoryKind = {
  by: readonly string[];
  months?: readonly number[];
  tell: (material: Material) => Story;
};
/** Stories of one category, and paragraphs that can end any of them. */
export type StoryBook = {
  /** True if items never end with a paragraph about the organisation. */
  formal?: boolean;
  kinds: readonly StoryKind[];
  endings: readonly ((material: Material) => string)[];
};

export const openColleges = colleges.filter((college) => college.key !== CLOSED_COLLEGE_CODE);

function pickChief(org: Organisation, pick: Random['pick']): Material['chief'] {
  if (org.kind === 'agency') return pick(leaders);
  return { name: getHeadName(org.key), post: `ผู้อำนวยการ${org.name}`, short: `ผอ.${org.shortName}` };
}

/** Moves a weekend day to the Monday after it, in the past to the Friday before it. */
function toWorkingDay(from: Date, offsetDays: number): Date {
  const at = new Date(from.getTime() + offsetDays * DAY_MS);
  const { weekday } = toBangkokDay(at);
  if (offsetDays === 0 || (weekday !== 0 && weekday !== 6)) return at;
  const days = offsetDays > 0 ? (weekday === 6 ? 2 : 1) : weekday === 6 ? -1 : -2;
  return new Date(at.getTime() + days * DAY_MS);
}

const ownColleges = new Map<string, readonly Organisation[]>();

function getColleges(org: Organisation): readonly Organisation[] {
  if (org.kind !== 'institute' && org.kind !== 'province') return openColleges;
  const known =
    ownColleges.get(org.key) ??
    openColleges.filter((college) =>
      org.kind === 'institute' ? college.instituteKey === org.key : college.provinceCode === org.provinceCode,
    );
  ownColleges.set(org.key, known);
  return known;
}

/** Material of one item of an organisation, published at a given time. */
export function makeMaterial(org: Organisation, publishAt: Date, random: Random): Material {
  const { pick, int, chance, shuffle } = random;
  const { month, hour } = toBangkokDay(publishAt);
  const trades = shuffle(getTrades(org));
  const day = (offsetDays: number) => formatThaiDate(toWorkingDay(publishAt, offsetDays));
  const student = () => makePerson(random);
  return {
    pick,
    int,
    chance,
    shuffle,
    org,
    name: org.name,
    short: org.shortName,
    place: formatProvinceLabel(org.provinceCode),
    chief: pickChief(org, pick),
    trade: pick(trades),
    trades,
    month,
    monthName: formatThaiMonth(publishAt),
    year: toBuddhistYear(publishAt),
    fiscal: toFiscalYear(publishAt),
    quarter: Math.floor(((month + 2) % 12) / 3) + 1,
    school: toSchoolYear(publishAt),
    admission: toBuddhistYear(publishAt) + (month >= 6 ? 1 : 0),
    event: day(hour >= 14 ? -int(0, 2) : -int(1, 3)),
    day,
    time: `${pick(hours)} น.`,
    amount: (min, max, step = 1) => int(min, max, step).toLocaleString('en-US'),
    person: () => formatFullName(makePerson(random)),
    teacher: () => `${pick(['ครู', 'อาจารย์'])}${makePerson(random).firstName}`,
    student: () => {
      const { female, firstName, lastName } = student();
      return `${female ? 'นางสาว' : 'นาย'}${firstName} ${lastName}`;
    },
    room: pick(rooms),
    village: pick(villages),
    otherSchool: pick(schools),
    college: pick(getColleges(org)),
  };
}
