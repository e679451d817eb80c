import { type Finding, fault, ok, warn } from './finding';

/** Facts of a PostgreSQL server and database. */
export type DatabaseFacts = {
  /** As 170002. */
  version: number;
  encoding: string;
  /** Trigrams that the server finds in a Thai word; null without pg_trgm. */
  thaiTrigrams: number | null;
  hasThaiCollation: boolean;
  hasTrigrams: boolean;
  isReadOnly: boolean;
  isSuperuser: boolean;
  /** Version of the collation library with which the database was made, and that of now; null where there is none. */
  collationVersion: string | null;
  actualCollationVersion: string | null;
  settings: Readonly<Record<string, string>>;
  /** Connections that this role may open to this database at once. */
  freeConnections: number;
  /** The server's clock less this machine's, in milliseconds. */
  clockMs: number;
  missingMigrations: readonly string[];
  unknownMigrations: readonly string[];
};

const OLDEST = 150_000;
/** Difference of clocks above which sessions and logs mislead. */
const CLOCK_MS = 5_000;
/** As the embedded server has it, which is enough for a small site. */
const MIN_SHARED_BUFFERS_KB = 32 * 1024;

/** Settings that keep acknowledged writes through a crash. */
const SAFE_SETTINGS = ['fsync', 'full_page_writes', 'autovacuum'] as const;

/** Judges a database; `needed` is the number of connections that this machine may open. */
export function judgeDatabase(facts: DatabaseFacts, needed: number): Finding[] {
  return [
    judgeVersion(facts),
    ...judgeThai(facts),
    ...judgeSafety(facts),
    ...judgeRoom(facts, needed),
    ...judgeSchema(facts),
  ];
}

function judgeVersion({ version }: DatabaseFacts): Finding {
  const shown = `PostgreSQL ${Math.floor(version / 10_000)}.${version % 10_000}`;
  return version < OLDEST
    ? fault('postgres.version', shown, 'ปรับเป็น PostgreSQL 15 ขึ้นไป (PostgreSQL 15 or newer is needed)')
    : ok('postgres.version', shown);
}

function judgeThai(facts: DatabaseFacts): Finding[] {
  const { encoding, hasTrigrams, hasThaiCollation, thaiTrigrams, collationVersion, actualCollationVersion } = facts;
  return [
    encoding === 'UTF8'
      ? ok('postgres.encoding', encoding)
      : fault('postgres.encoding', encoding, 'สร้างฐานข้อมูลใหม่ด้วย ENCODING UTF8 แล้วกู้คืนข้อมูล (recreate it with UTF8)'),
    hasTrigrams
      ? ok('postgres.pg_trgm', 'มีส่วนเสริม pg_trgm')
      : fault(
          'postgres.pg_trgm',
          'ไม่มีส่วนเสริม pg_trgm',
          'ติดตั้ง postgresql-contrib บนเซิร์ฟเวอร์ฐานข้อมูล (install postgresql-contrib)',
        ),
    thaiTrigrams === null || thaiTrigrams > 0
      ? ok('postgres.locale', 'ค้นหาภาษาไทยได้')
      : fault(
          'postgres.locale',
          'ค้นหาภาษาไทยไม่ได้ เพราะ locale เป็น C',
          'สร้างฐานข้อมูลใหม่ด้วย locale C.UTF-8 แล้วกู้คืนข้อมูล (recreate it with C.UTF-8)',
        ),
    hasThaiCollation
      ? ok('postgres.collation', 'เรียงภาษาไทยได้ (th-TH-x-icu)')
      : fault(
          'postgres.collation',
          'ไม่มีการเรียง th-TH-x-icu',
          'ใช้ PostgreSQL ที่สร้างด้วย ICU (PostgreSQL must be built with ICU)',
        ),
    collationVersion === actualCollationVersion
      ? ok('postgres.collation-version', actualCollationVersion ?? '-')
      : fault(
          'postgres.collation-version',
          `ดัชนีสร้างด้วยรุ่น ${collationVersion} ระบบใช้รุ่น ${actualCollationVersion}`,
          'สั่ง REINDEX DATABASE แล้ว ALTER DATABASE … REFRESH COLLATION VERSION (reindex, then refresh)',
        ),
  ];
}

function judgeSafety({ settings, isReadOnly, isSuperuser, clockMs }: DatabaseFacts): Finding[] {
  const off = SAFE_SETTINGS.filter((name) => settings[name] !== 'on');
  return [
    ...SAFE_SETTINGS.map((name) =>
      off.includes(name)
        ? fault(`postgres.${name}`, `${name}=${settings[name]}`, `ตั้ง ${name}=on ใน postgresql.conf (data may be lost)`)
        : ok(`postgres.${name}`, 'on'),
    ),
    settings.synchronous_commit === 'off'
      ? warn(
          'postgres.synchronous_commit',
          'off',
          'ตั้ง synchronous_commit=on ไม่เช่นนั้นงานที่บันทึกแล้วอาจหายเมื่อไฟดับ (acknowledged writes may be lost)',
        )
      : ok('postgres.synchronous_commit', settings.synchronous_commit ?? '-'),
    settings.data_checksums === 'off'
      ? warn('postgres.data_checksums', 'off', 'สร้างฐานข้อมูลด้วย --data-checksums เพื่อให้รู้เมื่อดิสก์เสีย (turn on checksums)')
      : ok('postgres.data_checksums', 'on'),
    isReadOnly
      ? fault(
          'postgres.writable',
          'เขียนไม่ได้',
          'ตรวจว่า DATABASE_URL ชี้เครื่องหลัก ไม่ใช่เครื่องสำเนา (this is a standby or read-only)',
        )
      : ok('postgres.writable', 'เขียนได้'),
    isSuperuser
      ? warn('postgres.role', 'บัญชีฐานข้อมูลเป็น superuser', 'ใช้บัญชีธรรมดาที่เป็นเจ้าของฐานข้อมูลแทน (use an ordinary role)')
      : ok('postgres.role', 'บัญชีธรรมดา'),
    Math.abs(clockMs) > CLOCK_MS
      ? fault(
          'clock',
          `นาฬิกาของฐานข้อมูลต่างจากเครื่องนี้ ${Math.round(clockMs / 1_000)} วินาที`,
          'เปิด NTP (chrony หรือ systemd-timesyncd) บนทุกเครื่อง (synchronise the clocks)',
        )
      : ok('clock', 'นาฬิกาตรงกับฐานข้อมูล'),
  ];
}

function judgeRoom({ freeConnections: free, settings }: DatabaseFacts, needed: number): Finding[] {
  const buffers = Number(settings.shared_buffers_kb ?? 0);
  return [
    needed > free
      ? fault(
          'postgres.connections',
          `เครื่องนี้อาจเปิด ${needed} การเชื่อมต่อ แต่ฐานข้อมูลรับได้ ${free}`,
          'ลด DATABASE_POOL หรือ WEB_CONCURRENCY หรือเพิ่ม max_connections หรือ CONNECTION LIMIT ของบัญชีและฐานข้อมูล (pools exceed the connections)',
        )
      : ok('postgres.connections', `${needed} จาก ${free}`),
    buffers < MIN_SHARED_BUFFERS_KB
      ? warn(
          'postgres.shared_buffers',
          `${Math.floor(buffers / 1024)} MB`,
          'ตั้ง shared_buffers ราวหนึ่งในสี่ของหน่วยความจำของเครื่องฐานข้อมูล (too small)',
        )
      : ok('postgres.shared_buffers', `${Math.floor(buffers / 1024)} MB`),
  ];
}

function judgeSchema({ missingMigrations, unknownMigrations }: DatabaseFacts): Finding[] {
  if (unknownMigrations.length > 0) {
    return [
      fault(
        'migrations',
        `ฐานข้อมูลใหม่กว่าโปรแกรม (มี ${unknownMigrations.at(-1)})`,
        'ปรับโปรแกรมเป็นรุ่นล่าสุด (the database is newer than the code)',
      ),
    ];
  }
  return missingMigrations.length > 0
    ? [
        fault(
          'migrations',
          `ขาด ${missingMigrations.length} ขั้น เริ่มที่ ${missingMigrations[0]}`,
          'สั่ง npm run migrate หรือเริ่มเว็บไซต์ใหม่ (migrate)',
        ),
      ]
    : [ok('migrations', 'โครงสร้างเป็นรุ่นปัจจุบัน')];
}
