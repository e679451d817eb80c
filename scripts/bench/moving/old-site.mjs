// Old site of any number of items, whose rows are made when they are asked for: `node old-site.mjs ITEMS PICTURES`. It
// prints its address, and answers until its input ends.
import { createServer } from 'node:http';

const [items = 1_000, pictures = 0] = process.argv.slice(2).map(Number);
const CATEGORIES = 12;
const OFFICES = 200;
/** Ids begin here, so that none looks like the number of a row. */
const FIRST = 10_000;
const MINUTE_MS = 60_000;
const NEWEST = Date.UTC(2026, 9, 1);
const WORDS =
  'วิทยาลัย นักเรียน นักศึกษา อาชีวศึกษา โครงการ อบรม พัฒนา ทักษะ วิชาชีพ ครู ผู้บริหาร ประชุม ลงนาม ความร่วมมือ สถานประกอบการ แข่งขัน รางวัล ระดับชาติ ชุมชน บริการ ซ่อม เครื่องยนต์ ไฟฟ้า อาหาร เกษตร เทคโนโลยี ดิจิทัล หลักสูตร ทวิภาคี ประกาศ รับสมัคร สอบ ผลงาน นวัตกรรม จังหวัด ภาคเรียน งบประมาณ อาคาร ปลอดภัย จิตอาสา'.split(
    ' ',
  );

/** Numbers that differ from item to item, always the same for one. */
function* makeNumbers(seed) {
  for (let state = (seed * 2_654_435_761) >>> 0; ; ) {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 1) >>> 0;
    yield state;
  }
}

function writeWords(numbers, count) {
  const parts = [];
  for (let at = 0; at < count; at += 1) parts.push(WORDS[numbers.next().value % WORDS.length]);
  return parts.join(at5(numbers) ? '' : ' ');
}
const at5 = (numbers) => numbers.next().value % 5 > 0;

const hasPicture = (index) => index < pictures;
const toPath = (index) => `/uploads/p${index}.webp`;

/** Item by its place, the newest first. */
function makeRow(index) {
  const id = FIRST + items - index;
  const numbers = makeNumbers(id);
  const paragraphs = Array.from({ length: 4 }, () => `<p>${writeWords(numbers, 24)}</p>`);
  const at = new Date(NEWEST - index * MINUTE_MS).toISOString().slice(0, 19).replace('T', ' ');
  return {
    news_id: String(id),
    news_topic: `${writeWords(numbers, 8)} ${id}`,
    news_detail: paragraphs.join(''),
    news_pic_name: hasPicture(index) ? toPath(index) : '',
    news_datetime: at,
    news_date: at.slice(0, 10),
    news_type: String(1 + (id % CATEGORIES)),
    newsCatName: `หมวดเดิม ${1 + (id % CATEGORIES)}`,
    news_status: 'allow',
    news_approveLevel: String(1 + (id % 3)),
    usersystems_id: String(1 + (id % OFFICES)),
    usersystems_name: `สำนักงานเดิม ${1 + (id % OFFICES)}`,
    news_countread: String(numbers.next().value % 5_000),
    news_Countshare: String(numbers.next().value % 50),
    newsVdoLinks: '',
  };
}

const count = (length, make) => Array.from({ length }, (_, index) => make(index));

function answer(file, fields) {
  if (file === 'newscatagories.php')
    return count(CATEGORIES, (index) => ({
      newsCatID: String(1 + index),
      newsCatName: `หมวดเดิม ${1 + index}`,
      newsCatShowHide: '1',
      newsCatOrder: String(index),
    }));
  if (file === 'usersystems.php')
    return count(OFFICES, (index) => ({
      usersystems_id: String(1 + index),
      usersystems_name: `สำนักงานเดิม ${1 + index}`,
    }));
  if (file === 'banners.php' || file === 'links.php' || file === 'newspicture.php') return [];
  if (file !== 'news.php') return { status: false, message: 'no such call' };
  if (fields.news_id) return makeRow(items + FIRST - Number(fields.news_id));
  const category = Number(fields.news_type) || undefined;
  const own = category === undefined ? items : Math.ceil(items / CATEGORIES);
  if (fields.news_count) return { countNews: String(own) };
  if (fields.news_approveLevel) return [];
  const [offset, limit] = [Number(fields.offset), Number(fields.limit)];
  const step = category === undefined ? 1 : CATEGORIES;
  const last = Math.max(0, Math.min(limit, Math.ceil((items - offset * step) / step)));
  return count(last, (index) => makeRow((offset + index) * step + (category === undefined ? 0 : findFirst(category))));
}

/** Place of the newest item of a category. */
const findFirst = (category) => (FIRST + items - (category - 1)) % CATEGORIES;

async function readBody(request) {
  const pieces = [];
  for await (const piece of request) pieces.push(piece);
  return JSON.parse(Buffer.concat(pieces).toString());
}

/** Pictures differ in size and colours; each is encoded when it is asked for. */
async function drawPicture(index) {
  const { default: sharp } = await import('sharp');
  const [width, height] = [640 + (index % 400), 480 + (index % 300)];
  const [r, g, b] = [index % 256, (index * 7) % 256, (index * 13) % 256];
  const noise = {
    create: { width, height, channels: 3, background: { r, g, b }, noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  };
  return sharp(noise).webp({ quality: 80 }).toBuffer();
}

const drawn = new Map();
const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://x');
  if (request.method === 'GET') {
    const index = Number(/^\/uploads\/p(\d+)\.webp$/.exec(pathname)?.[1] ?? Number.NaN);
    if (!hasPicture(index)) return response.writeHead(404).end();
    // The noise differs with each drawing.
    if (!drawn.has(index)) drawn.set(index, await drawPicture(index));
    return response.writeHead(200, { 'Content-Type': 'image/webp' }).end(drawn.get(index));
  }
  const fields = await readBody(request);
  response.writeHead(200, { 'Content-Type': 'application/json' });
  return response.end(JSON.stringify(answer(pathname.split('/').at(-1), fields)));
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
process.stdin.resume().on('end', () => process.exit(0));
