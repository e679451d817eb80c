import { readFileSync } from 'node:fs';
import { assertStartable, EnvError, parseEnv } from './env';
import { envSchema } from './settings';

const SECRET = 'x'.repeat(32);

const findProblem = (source: Record<string, string>): string => {
  try {
    assertStartable(parseEnv(source));
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  return '';
};

test('a bare machine needs no setting', () => {
  expect(parseEnv({})).toMatchObject({
    PORT: 3000,
    SITE_URL: 'http://localhost:3000',
    DATA_DIR: '.data',
    SEED: 'demo',
    API_KEYS: ['demo-api-key'],
    production: false,
  });
});

test('the default address follows the port', () => {
  expect(parseEnv({ PORT: '3100' }).SITE_URL).toBe('http://localhost:3100');
});

test('an empty value counts as not set', () => {
  expect(parseEnv({ PORT: '', DATABASE_URL: '  ', API_KEYS: '' })).toEqual(parseEnv({}));
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '1e3'],
  ['HOST', 'a b'],
  ['SITE_URL', 'news.example.go.th'],
  ['SITE_URL', 'https://news.example.go.th/path'],
  ['DATABASE_URL', 'mysql://localhost/portal'],
  ['DATABASE_POOL', '-1'],
  ['SEED', 'yes'],
  ['ALLOW_DEMO_IN_PRODUCTION', '1'],
  ['SESSION_SECRET', 'short'],
  ['PASSWORD_PEPPER', 'short'],
  ['CORS_ORIGINS', 'https://a.example,https://b.example/path'],
  ['LEGACY_API_PREFIX', 'apis/'],
  ['LEGACY_STATUS_200', 'yes'],
  ['LEGACY_ALIASES', 'picture'],
  ['MOVE_PRIVATE_HOSTS', '10.1.2.3'],
  ['MOVE_PRIVATE_HOSTS', 'a:99999'],
  ['TRUSTED_PROXIES', 'all'],
  ['METRICS_PORT', '0'],
  ['METRICS_HOST', 'a b'],
  ['METRICS_TOKEN', 'short'],
  ['SECOND_FACTOR_GRACE_DAYS', '91'],
  ['DISK_FREE_MB', '-1'],
  ['LOG_LEVEL', 'loud\nline'],
  ['SMTP_URL', 'mail.example.go.th:25'],
  ['SMTP_URL', 'https://mail.example.go.th'],
  ['MAIL_FROM', 'ข่าวอาชีวศึกษา'],
  ['ALARM_MAIL', 'operator'],
  ['ALARM_MAIL', 'a@example.org, b'],
  ['MAIL_FROM', 'ข่าว <no-reply@example.go.th>\nBcc: x@evil.example'],
])('%s=%j is refused in one line with the name and an example', (name, value) => {
  const line = findProblem({ [name]: value });
  expect(line).toContain(name);
  expect(line).toContain(`เช่น ${name}=`);
  expect(line).not.toContain('\n');
});

test.each(['DATABASE_URL', 'SESSION_SECRET', 'PASSWORD_PEPPER', 'SMTP_URL', 'METRICS_TOKEN'])(
  'a wrong %s is not shown',
  (name) => {
    expect(findProblem({ [name]: 'hunter2' })).not.toContain('hunter2');
  },
);

test('https means production: no demo content, no demo key', () => {
  expect(parseEnv({ SITE_URL: 'https://news.example.go.th/' })).toMatchObject({
    SITE_URL: 'https://news.example.go.th',
    production: true,
    SEED: 'none',
    API_KEYS: [],
  });
});

test.each([
  [{}, false, 0],
  [{ SITE_URL: 'http://192.168.1.5:3000' }, false, 0],
  [{ SITE_URL: 'https://news.example.go.th' }, true, 14],
  [{ SITE_URL: 'https://news.example.go.th', SEED: 'demo', ALLOW_DEMO_IN_PRODUCTION: 'true' }, false, 0],
  [{ SITE_URL: 'https://news.example.go.th', SECOND_FACTOR_REQUIRED: 'true' }, true, 0],
  [{ SITE_URL: 'https://news.example.go.th', SECOND_FACTOR_REQUIRED: 'false' }, false, 0],
  [{ SECOND_FACTOR_REQUIRED: 'true', SECOND_FACTOR_GRACE_DAYS: '7' }, true, 7],
])('%j: second factor required %s, %i days of grace', (source, required, days) => {
  const { SECOND_FACTOR_REQUIRED, SECOND_FACTOR_GRACE_DAYS } = parseEnv(source);
  expect([SECOND_FACTOR_REQUIRED, SECOND_FACTOR_GRACE_DAYS]).toEqual([required, days]);
});

test('production does not start without a session secret (P-016)', () => {
  const site = { SITE_URL: 'https://news.example.go.th' };
  expect(findProblem(site)).toContain('SESSION_SECRET');
  expect(findProblem({ ...site, SESSION_SECRET: SECRET })).toBe('');
});

test('production accepts demo content only with a second setting (P-016)', () => {
  const site = { SITE_URL: 'https://news.example.go.th', SESSION_SECRET: SECRET, SEED: 'demo' };
  expect(findProblem(site)).toContain('SEED=demo');
  expect(findProblem({ ...site, ALLOW_DEMO_IN_PRODUCTION: 'true' })).toBe('');
});

test.each([
  'http://news.example.go.th',
  'http://192.168.1.5:3000',
  'http://10.0.0.1',
  'http://0.0.0.0:3000',
  'http://127.0.0.1.example.org',
  'http://localhost.example.org',
  'http://[2001:db8::1]',
])('%s is open to others, so it has demo accounts only with a second setting', (site) => {
  expect(parseEnv({ SITE_URL: site })).toMatchObject({ production: false, exposed: true, SEED: 'none' });
  expect(findProblem({ SITE_URL: site })).toBe('');
  const line = findProblem({ SITE_URL: site, SEED: 'demo' });
  for (const word of [site, 'SEED=none', 'ALLOW_DEMO_IN_PRODUCTION=true']) expect(line).toContain(word);
  expect(line).not.toContain('\n');
  expect(findProblem({ SITE_URL: site, SEED: 'demo', ALLOW_DEMO_IN_PRODUCTION: 'true' })).toBe('');
});

test.each(['http://localhost:8080', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://news.localhost:3000'])(
  '%s is only reachable locally and has demo content by default',
  (site) => {
    expect(parseEnv({ SITE_URL: site })).toMatchObject({ exposed: false, SEED: 'demo' });
    expect(findProblem({ SITE_URL: site, SEED: 'demo' })).toBe('');
  },
);

test('mails are sent from the host of the site unless a sender is set', () => {
  expect(parseEnv({}).MAIL_FROM).toBe('ข่าวอาชีวศึกษา <no-reply@localhost>');
  expect(parseEnv({ SITE_URL: 'https://news.example.go.th' }).MAIL_FROM).toContain('<no-reply@news.example.go.th>');
  expect(parseEnv({ MAIL_FROM: 'ข่าว <a@example.org>' }).MAIL_FROM).toBe('ข่าว <a@example.org>');
});

test('lists and pairs are parsed', () => {
  const env = parseEnv({ API_KEYS: 'one, two,', LEGACY_ALIASES: 'picture.php=newspicture.php' });
  expect(env.API_KEYS).toEqual(['one', 'two']);
  expect(env.LEGACY_ALIASES.get('picture.php')).toBe('newspicture.php');
});

test('.env.example explains every setting, and nothing else', () => {
  const example = readFileSync('.env.example', 'utf8');
  const named = [...example.matchAll(/^#([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual(Object.keys(envSchema.shape).sort());
});

test('docker-compose.yml passes every setting that a container may choose', () => {
  const compose = readFileSync('docker-compose.yml', 'utf8');
  const fixed = ['PORT', 'HOST', 'DATA_DIR'];
  const chosen = Object.keys(envSchema.shape).filter((name) => !fixed.includes(name));
  expect(chosen.filter((name) => !new RegExp(`^ +${name}: `, 'm').test(compose))).toEqual([]);
});
