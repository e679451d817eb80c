import { MAX_PER_PAGE, RESULTS_PER_PAGE } from '@/features/search/page/page.rules';
import { searchSorts } from '@/features/search/search.schema';

const calls = [
  {
    address: '/api/v1/search',
    words:
      'ค้นหาข่าวที่เผยแพร่แล้วทั้งหัวข้อและเนื้อข่าว ใช้ช่องเดียวกับหน้า /search/ ตอบ hits (card ข้อมูลข่าว headline และ passage แบ่งเป็นท่อน hit บอกท่อนที่ตรงคำค้น tier บอกว่าตรงทั้งวลี (phrase) มีทุกคำ (all) หรือมีบางคำ (some)) total, more (มีมากกว่า total), page, pages, next, facets, terms, words (คำที่ค้นแยก เมื่อตรงทั้งวลีไม่ถึง 3 ข่าว) corrected (คำค้นที่แก้ตัวสะกดให้) และ didYouMean',
    example: '/api/v1/search?search=ทุนการศึกษา&year=2569&per=10',
  },
  {
    address: '/api/v1/news',
    words: 'รายการข่าวตามหมวดหมู่หรือหน่วยงาน ใช้ช่อง news_type, organisation, section, search, sort, dir, page และ per',
    example: '/api/v1/news?news_type=1002&per=24',
  },
] as const;

const fields = [
  ['search', 'คำค้น ไม่เกิน 200 ตัวอักษร เว้นวรรคหรือไม่ก็ได้ วลีที่ต้องติดกันใส่ในเครื่องหมายคำพูด'],
  ['section', 'news หรือ lifestyle'],
  ['news_type', 'เลขหมวดหมู่'],
  ['organisation', 'เลขหน่วยงาน'],
  ['province', 'เลขจังหวัด'],
  ['year', 'ปี พ.ศ. ที่เผยแพร่ เช่น 2569'],
  ['from, to', 'ช่วงวันที่เผยแพร่ เช่น 2026-11-20 หรือ 20/11/2569 นับรวมทั้งสองวัน'],
  ['sort', searchSorts.join(', ')],
  ['exact', '1 เพื่อไม่ให้แก้ตัวสะกดของคำค้นเอง'],
  ['page, per', `หน้าเริ่มจาก 1 และจำนวนต่อหน้า 1–${MAX_PER_PAGE} (ปกติ ${RESULTS_PER_PAGE})`],
] as const;

/** The GET calls, which need no key. */
export function ReadingCalls() {
  return (
    <section aria-labelledby="reading" className="mt-12 border-gold-500 border-t pt-6">
      <h2 id="reading" className="text-xl">
        อ่านด้วย GET
      </h2>
      <p className="mt-2 max-w-read text-sm">
        ไม่ต้องใช้ ApiKey และตอบเป็น JSON ค่าที่ไม่ถูกต้องไม่มีผล ค้นหาได้ไม่เกิน 240 ครั้งต่อนาทีต่อที่อยู่ เกินนั้นได้รับ 429 พร้อม Retry-After
      </p>
      {calls.map(({ address, words, example }) => (
        <div key={address} className="mt-6 max-w-read">
          <h3 className="text-lg">GET {address}</h3>
          <p className="mt-1 text-sm">{words}</p>
          <p className="mt-1 text-sm">
            <a href={example} className="wrap-anywhere font-normal text-link underline underline-offset-4">
              {example}
            </a>
          </p>
        </div>
      ))}
      <h3 className="mt-6 text-lg">ช่องของ /api/v1/search</h3>
      <dl className="mt-2 max-w-read">
        {fields.map(([name, words]) => (
          <div key={name} className="grid gap-x-6 border-line border-t py-2 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]">
            <dt className="font-strong">{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
