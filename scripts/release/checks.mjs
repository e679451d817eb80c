/** Pure parts of a release: what is compared and judged before a tag is made. */

const quotePattern = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Section of a version in the changelog, without its heading.
 *
 * @returns {{ day: string, text: string } | undefined} undefined if there is none, or it is empty
 */
export function findSection(changelog, version) {
  const [, day, text] =
    new RegExp(`^## ${quotePattern(version)} - (\\d{4}-\\d\\d-\\d\\d)\\n([\\s\\S]*?)(?=^## |$(?![\\s\\S]))`, 'm').exec(
      changelog,
    ) ?? [];
  return text?.trim() ? { day, text: text.trim() } : undefined;
}

/** Text under “Unreleased”, empty after a release. */
export const readUnreleased = (changelog) =>
  (/^## Unreleased\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(changelog)?.[1] ?? '').trim();

/**
 * Faults of the version: package.json, the lock file, the changelog and the tags have to agree.
 *
 * @param {{ version: string, lockVersion: string, changelog: string, tags: string[], status: string }} facts `status`
 *   as of `git status --porcelain`
 * @returns {string[]}
 */
export function listVersionFaults({ version, lockVersion, changelog, tags, status }) {
  return [
    ...(status.trim() ? [`the tree is not clean:\n${status.trimEnd()}`] : []),
    ...(/^\d+\.\d+\.\d+$/.test(version) ? [] : [`${version} is no version such as 0.2.0`]),
    ...(lockVersion === version ? [] : [`package-lock.json has version ${lockVersion}, package.json ${version}`]),
    ...(findSection(changelog, version) ? [] : [`CHANGELOG.md has no text under “## ${version} - YYYY-MM-DD”`]),
    ...(readUnreleased(changelog) ? [`CHANGELOG.md has text under “## Unreleased”: move it to ${version}`] : []),
    ...(tags.includes(`v${version}`) ? [`the tag v${version} exists`] : []),
  ];
}

/**
 * Advisories of `npm audit --json`, each once.
 *
 * @returns {{ id: string, package: string, severity: string, title: string }[]}
 * @throws {Error} if it is no result of an audit, as when the registry didn't answer
 */
export function listAdvisories(audit) {
  if (typeof audit?.vulnerabilities !== 'object') {
    throw new Error(`npm audit gave no result: ${audit?.error?.summary || audit?.message || 'unknown'}`);
  }
  const found = Object.values(audit.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((one) => typeof one === 'object')
    .map(({ url, name, severity, title }) => ({ id: url.split('/').at(-1), package: name, severity, title }));
  return [...new Map(found.map((one) => [`${one.id} ${one.package}`, one])).values()];
}

/**
 * Faults of the audit: each advisory that is left needs a written answer, which counts until its day; an answer to
 * nothing is to be removed.
 *
 * @param {{ id: string, package: string, answer: string, until: string }[]} answers of docs/audit-answers.json
 * @param {string} today YYYY-MM-DD
 */
export function listAuditFaults(audit, answers, today) {
  const advisories = listAdvisories(audit);
  const isFor = (one) => (answer) => answer.id === one.id && answer.package === one.package;
  const open = advisories.flatMap((one) => {
    const answer = answers.find(isFor(one));
    const name = `${one.id} (${one.package}, ${one.severity}): ${one.title}`;
    if (!answer?.answer?.trim()) return [`no answer to ${name}`];
    return answer.until >= today ? [] : [`the answer of ${answer.until} has run out: ${name}`];
  });
  const idle = answers.filter((answer) => !advisories.some((one) => isFor(one)(answer)));
  return [...open, ...idle.map(({ id }) => `docs/audit-answers.json answers ${id}, which the audit no longer names`)];
}

/**
 * Licences of a CycloneDX list of packages, one line a package, sorted.
 *
 * @returns {string[]}
 */
export function listLicences({ components }) {
  const describe = ({ licenses = [] }) =>
    licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name).join(' AND ') || 'unknown';
  return [...new Set(components.map((one) => `${one.name}@${one.version}\t${describe(one)}`))].sort();
}
