// npm run release: checks that tree, version and changelog agree and that every advisory of npm audit is answered
// (docs/audit-answers.json), writes the list of packages (CycloneDX) and of licences into release/, the dump of the
// release into testing/releases/ for the tests, and makes the tag. `-- --dry-run` makes no tag; `-- --audit FILE` reads
// the result of `npm audit --json` from elsewhere, where the registry can't be asked from here.
import './start/root.mjs';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findSection, listAuditFaults, listLicences, listVersionFaults } from './release/checks.mjs';
import { REFUSED } from './start/instance.mjs';
import { fail, StartError, step } from './start/lines.mjs';

const FOLDER = 'release';
const DUMPS = 'testing/releases';
const ANSWERS = 'docs/audit-answers.json';
const MAX_BYTES = 256 * 1024 * 1024;

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Output of a program; an exit code other than 0 is an error unless it is expected. */
function run(program, args, { mayFail = false, env = process.env } = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env, maxBuffer: MAX_BYTES });
  if (status !== 0 && !mayFail) throw new StartError(`${program} ${args[0]}: ${stderr.trim() || stdout.trim()}`);
  return stdout;
}

/** Stops the release with its faults, before anything is written. */
function refuse(faults) {
  if (faults.length === 0) return;
  throw Object.assign(new StartError(`no release:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`), {
    exitCode: REFUSED,
  });
}

function readVersion() {
  const { version } = readJson('package.json');
  const lock = readJson('package-lock.json');
  refuse(
    listVersionFaults({
      ...{
        version,
        lockVersion: lock.version === lock.packages[''].version ? lock.version : 'two versions',
      },
      changelog: readFileSync('CHANGELOG.md', 'utf8'),
      tags: run('git', ['tag', '--list']).split('\n'),
      status: run('git', ['status', '--porcelain']),
    }),
  );
  return version;
}

function checkAudit(file) {
  const text = file ? readFileSync(file, 'utf8') : run('npm', ['audit', '--json'], { mayFail: true });
  const today = new Date().toISOString().slice(0, 10);
  try {
    refuse(listAuditFaults(JSON.parse(text), readJson(ANSWERS), today));
  } catch (error) {
    if (error instanceof StartError) throw error;
    refuse([`${error.message}; run npm audit --json where the registry answers, and give its result: --audit FILE`]);
  }
}

/** List of packages that the portal runs with, and their licences. Optional peers that nobody uses are no fault. */
function writeLists(version) {
  mkdirSync(FOLDER, { recursive: true });
  const sbom = run('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--legacy-peer-deps']);
  writeFileSync(join(FOLDER, `portal-${version}.cdx.json`), sbom);
  writeFileSync(join(FOLDER, `licences-${version}.txt`), `${listLicences(JSON.parse(sbom)).join('\n')}\n`);
}

/** True if there is a dump with all migrations of this tree. */
function hasDump(folder) {
  const [name] = existsSync(folder) ? readdirSync(folder) : [];
  if (!name) return false;
  const { migrations } = readJson(join(folder, name, 'manifest.json'));
  const last = readdirSync('prisma/migrations')
    .filter((entry) => /^\d/.test(entry))
    .sort()
    .at(-1);
  return migrations.at(-1).name === last;
}

/** Writes the dump of this release, which is committed before the tag is made; false if it is there. */
function writeDump(version, day) {
  const folder = join(DUMPS, version);
  if (hasDump(folder)) return false;
  rmSync(folder, { recursive: true, force: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-release-'));
  // The database's account has to traverse it.
  chmodSync(dataDir, 0o711);
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, SITE_URL: '', LOG_LEVEL: 'warn' };
  try {
    run(process.execPath, ['scripts/run.mjs', 'scripts/release/dump.ts', folder, day], { env });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  rmSync(join(folder, 'media'), { recursive: true, force: true });
  return true;
}

async function main() {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' }, audit: { type: 'string' } } });
  const version = readVersion();
  const { day, text } = findSection(readFileSync('CHANGELOG.md', 'utf8'), version);
  await step('npm audit', async () => checkAudit(values.audit));
  await step(`${FOLDER}/: packages and licences`, async () => writeLists(version));
  if (writeDump(version, day)) {
    console.log(`✓ ${DUMPS}/${version} is written: commit it, then run this again for the tag`);
    return REFUSED;
  }
  if (values['dry-run']) return 0;
  run('git', ['tag', '--annotate', `v${version}`, '--message', `${version}\n\n${text}`]);
  console.log(`✓ v${version} is tagged: git push origin v${version}; attach what is in ${FOLDER}/`);
  return 0;
}

process.exitCode = await main().catch((error) => {
  fail(error);
  return process.exitCode;
});
