import { z } from 'zod';

const SECRET_MIN_BYTES = 32;

/** Error message of a rule, in Thai, with an example and short English. */
export const rule = (th: string, en: string, example: string) => ({ error: `${th} เช่น ${example} (${en})` });

/** A whole number from `min` to `max`, written in digits only. */
export const wholeNumber = (min: number, max: number, example: string) => {
  const problem = rule(`ต้องเป็นจำนวนเต็ม ${min}–${max}`, `must be a whole number from ${min} to ${max}`, example);
  return z
    .string()
    .regex(/^\d{1,9}$/, problem)
    .transform(Number)
    .pipe(z.number().min(min, problem).max(max, problem));
};

export const booleanSetting = (example: string) =>
  z
    .enum(['true', 'false'], rule('ต้องเป็น true หรือ false', 'must be true or false', example))
    .transform((text) => text === 'true');

/** A host name or an IP address to listen on. */
export const hostName = (example: string) =>
  z.string().regex(/^[\w.:-]+$/, rule('ต้องเป็นชื่อเครื่องหรือเลข IP', 'must be a host name or an IP address', example));

/** Items separated by commas. */
export const commaSeparated = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

const HOST_WITH_PORT = /^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?:[1-9][0-9]{0,4}$/;
/** Hosts with their ports. */
export const hostsWithPorts = commaSeparated.refine(
  (hosts) => hosts.every((host) => HOST_WITH_PORT.test(host) && Number(host.split(':')[1]) <= 65_535),
  rule('ต้องเป็น ชื่อเครื่อง:พอร์ต คั่นด้วยจุลภาค', 'must be host:port, separated by commas', 'MOVE_PRIVATE_HOSTS=10.1.2.3:80'),
);

export const isUrl = (text: string, protocols: string[]) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);
/** The address of a PostgreSQL database. */
export const postgresUrl = (example: string) =>
  z
    .string()
    .refine(
      (text) => isUrl(text, ['postgres:', 'postgresql:']),
      rule('ต้องเป็นที่อยู่ฐานข้อมูล PostgreSQL', 'must be a PostgreSQL address', example),
    );
/** True if the text is scheme, host and port of a site, without path or slash. */
export const isOrigin = (text: string) => isUrl(text, ['http:', 'https:']) && new URL(text).origin === text;

export const secretText = (name: string) =>
  z
    .string()
    .refine(
      (text) => Buffer.byteLength(text) >= SECRET_MIN_BYTES,
      rule(
        `ต้องยาวอย่างน้อย ${SECRET_MIN_BYTES} ไบต์`,
        `must have at least ${SECRET_MIN_BYTES} bytes`,
        `${name}=$(openssl rand -base64 48)`,
      ),
    );

/** True if an address is this machine's own, so that nobody else can open it. */
export function isLoopback(site: string): boolean {
  const { hostname } = new URL(site);
  return /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

/** A valid S3 bucket name. */
export const bucketName = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
    rule('ต้องเป็นตัวพิมพ์เล็ก ตัวเลข จุด หรือขีด 3–63 ตัว', 'must be 3 to 63 of a-z, 0-9, dot, dash', 'S3_BUCKET=portal-media'),
  );

/** A sender of mails: `name <address>` or an address alone, on one line. */
export const mailSender = z
  .string()
  .trim()
  .regex(
    /^(?:[^<>\p{Cc}"]{1,100} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
    rule(
      'ต้องเป็นชื่อแล้วตามด้วยอีเมลในเครื่องหมาย <> หรืออีเมลอย่างเดียว',
      'must be a name and an address, or an address',
      'MAIL_FROM=ข่าวอาชีวศึกษา <no-reply@example.go.th>',
    ),
  );

/** True for an e-mail address alone. */
export const isMailAddress = (text: string): boolean => /^[^\s<>@,;"]+@[^\s<>@,;"]+\.[^\s<>@,;"]+$/.test(text);

const ALIAS = /^([\w.]+\.php)=([\w.]+\.php)$/i;
/** Pairs `new.php=old.php`; maps an alias of a call to its original name. */
export const aliasPairs = commaSeparated
  .refine(
    (pairs) => pairs.every((pair) => ALIAS.test(pair)),
    rule(
      'ต้องเป็นคู่ ชื่อใหม่=ชื่อเดิม คั่นด้วยจุลภาค',
      'must be pairs new=old, separated by commas',
      'LEGACY_ALIASES=picture.php=newspicture.php',
    ),
  )
  .transform(
    (pairs): ReadonlyMap<string, string> =>
      new Map(
        pairs.map((pair): [string, string] => {
          const [alias = '', name = ''] = pair.split('=');
          return [alias, name];
        }),
      ),
  );
