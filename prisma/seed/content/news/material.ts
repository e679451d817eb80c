import { CLOSED_COLLEGE_CODE, colleges } from '../organisations';
import { formatFullName, getHeadName, leaders, makePerson } from '../people';
import { formatProvinceLabel } from '../provinces';
import type { Random } from '../random';
import type { Organisation } from '../shapes';
import {
  DAY_MS,
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

/** What a story is told with: the organisation, the calendar of its day, and drawn words that agree with each other. */
export type Material = Pick<Random, 'pick' | 'int' | 'chance' | 'shuffle'> & {
  org: Organisation;
  name: string;
  short: string;
  place: string;
  chief: { name: string; post: string; short: string };
  trade: Trade;
  /** The branches of study there, the story's own first. */
  trades: readonly Trade[];
  /** 1 to 12. */
  month: number;
  /** 'พฤศจิกายน 2569' */
  monthName: string;
  year: number;
  fiscal: number;
  /** Of the fiscal year: October to December is 1. */
  quarter: number;
  school: number;
  /** The school year that new pupils are being taken for. */
  admission: number;
  /** The day of what is reported, shortly before publication. */
  event: string;
  /** The date about so many days after publication (before it, when negative), on a working day. */
  day: (offsetDays: number) => string;
  time: string;
  /** A whole number with thousands separators. */
  amount: (min: number, max: number, step?: number) => string;
  person: () => string;
  teacher: () => string;
  student: () => string;
  room: string;
  village: string;
  otherSchool: string;
  /** One of its own, where colleges belong to it. */
  college: Organisation;
};

/** What a story kind makes of the material; `paper` is a file name of papers.ts. */
export type Story = {
  topic: string;
  blocks: string[];
  scenes: readonly [Scene, ...Scene[]];
  paper?: string;
  video?: boolean;
};
/** `by`: organisation kinds, keys or college prefixes ('วอศ.') that publish such news; `months`: only then, of 1 to 12. */
export type StoryKind = {
  by: readonly string[];
  months?: readonly number[];
  tell: (material: Material) => Story;
};
/** The stories of one category, and paragraphs that may end any of them. */
export type StoryBook = {
  /** Notices that end without a word about the organisation. */
  formal?: boolean;
  kinds: readonly StoryKind[];
  endings: readonly ((material: Material) => string)[];
};

export const openColleges = colleges.filter((college) => college.key !== CLOSED_COLLEGE_CODE);

function pickChief(org: Organisation, pick: Random['pick']): Material['chief'] {
  if (org.kind === 'agency') return pick(leaders);
  return { name: getHeadName(org.key), post: `ผู้อำนวยการ${org.name}`, short: `ผอ.${org.shortName}` };
}

/** A weekend day becomes the Monday after it, in the past the Friday before it. */
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

/** The material of one item of an organisation, published at a moment. */
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
