/** Compounds that browsers would break in the middle; headlines keep each on one line. */
const WHOLE_WORDS = [
  ...['หุ่นยนต์', 'ยานยนต์', 'สถานประกอบการ', 'ผู้อำนวยการ', 'จิตอาสา', 'เครือข่าย', 'โรงเรือน', 'ไลฟ์สไตล์', 'เวิร์กช็อป'],
  ...['โลจิสติกส์', 'เมคคาทรอนิกส์', 'สตาร์ตอัป', 'ธรรมาภิบาล', 'โซลาร์เซลล์', 'บาริสต้า', 'สมาร์ตฟาร์ม', 'ปวช.', 'ปวส.', 'สอศ.'],
];
const SPLIT = new RegExp(`(${WHOLE_WORDS.map((word) => word.replace('.', '\\.')).join('|')})`);

const clamps = { 2: 'thai-clamp line-clamp-2', 3: 'thai-clamp line-clamp-3', 4: 'thai-clamp line-clamp-4' } as const;

/** Text of a headline, clamped to `lines` if given; its characters are unchanged. */
export function Headline({ children, lines }: { children: string; lines?: keyof typeof clamps }) {
  if (!lines) return <WholeWords text={children} />;
  return (
    <span className={clamps[lines]}>
      <WholeWords text={children} />
    </span>
  );
}

function WholeWords({ text }: { text: string }) {
  const parts = text.split(SPLIT);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
