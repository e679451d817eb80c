import { departments } from './organisations-central';
import { getHeadName, isFemaleName, leaders } from './people';

export type ExecutiveSeed = {
  name: string;
  title: string;
  part: string;
  duties: string;
  phone: string;
  email: string;
  pictureKey: string;
};

/** Fields in which the leaders follow one another, as in `leaders`. */
const offices = [
  { duties: ['กำหนดนโยบายและทิศทางการอาชีวศึกษา', 'บังคับบัญชาสำนักงานและสถานศึกษาในสังกัด'], extension: '1001', box: 'sg' },
  { duties: ['งานบริหารทั่วไป การคลัง และพัสดุ', 'งานสื่อสารองค์กรและข้อมูลข่าวสาร'], extension: '1011', box: 'deputy1' },
  { duties: ['หลักสูตรและคุณวุฒิวิชาชีพ', 'ความร่วมมือกับสถานประกอบการ'], extension: '1012', box: 'deputy2' },
  { duties: ['มาตรฐานฝีมือและการประเมินสมรรถนะ'], extension: '1021', box: 'adviser' },
] as const;

const SENIOR = 'ผู้บริหารระดับสูง';
const DIRECTORS = 'ผู้อำนวยการสำนัก';

/** Portraits of directors, by sex, each used once; the first four are those of the leaders. */
const directorPortraits = { men: ['portrait-5', 'portrait-7'], women: ['portrait-6', 'portrait-8'] } as const;

const senior: readonly ExecutiveSeed[] = leaders.flatMap(({ name, post }, at) => {
  const office = offices[at];
  return office
    ? [
        {
          name,
          title: post,
          part: SENIOR,
          duties: office.duties.join('\n'),
          phone: `0 2123 4567 ต่อ ${office.extension}`,
          email: `${office.box}@agency.example.com`,
          pictureKey: `portrait-${at + 1}`,
        },
      ]
    : [];
});

/** Heads of the departments, under the names that the news use. One without a portrait left has none. */
function buildDirectors(): ExecutiveSeed[] {
  const left = { men: [...directorPortraits.men], women: [...directorPortraits.women] };
  return departments.map(({ key, name, about, phone, email }) => {
    const head = getHeadName(key);
    return {
      name: head,
      title: `ผู้อำนวยการ${name}`,
      part: DIRECTORS,
      duties: about,
      phone,
      email,
      pictureKey: left[isFemaleName(head) ? 'women' : 'men'].shift() ?? '',
    };
  });
}

/** Executives of the demo agency, in order. */
export const executives: readonly ExecutiveSeed[] = [...senior, ...buildDirectors()];
