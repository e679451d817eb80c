import { existsSync, readFileSync } from 'node:fs';
import nextJest from 'next/jest.js';

const TRY_TWICE = '<rootDir>/scripts/test/jest/retry-once.ts';
const withNext = nextJest({ dir: import.meta.dirname });

/** Names of the packages that are published as ES modules only, which Jest has to compile. */
function listEsModules() {
  const places = Object.keys(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages).filter(Boolean);
  const isEsModule = (place) => {
    const file = `${place}/package.json`;
    if (!existsSync(file)) return false;
    const { type, exports } = JSON.parse(readFileSync(file, 'utf8'));
    return type === 'module' && !JSON.stringify(exports ?? {}).includes('"require"');
  };
  return [...new Set(places.filter(isEsModule).map((place) => place.split('node_modules/').at(-1)))];
}

const shared = {
  clearMocks: true,
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // The generated client imports ES modules by name; the package has them as CommonJS too.
    '^@prisma/client/runtime/(.+)\\.mjs$': '@prisma/client/runtime/$1.js',
    // Its CommonJS build loads React by `import()`, which Jest supports in ES modules only.
    '^@react-email/render$': '<rootDir>/node_modules/@react-email/render/dist/node/index.mjs',
  },
  runtime: '<rootDir>/scripts/test/jest/runtime.mjs',
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.data/'],
};

/** One project of the configuration. next/jest puts its own ignore patterns first, so they are replaced afterwards. */
async function project(config) {
  const made = await withNext({ ...shared, ...config })();
  return {
    ...made,
    transformIgnorePatterns: [`/node_modules/(?!(${[...listEsModules(), '@react-email/render'].join('|')})/)`],
  };
}

const node = {
  displayName: 'node',
  testEnvironment: '<rootDir>/scripts/test/jest/jest-environment-node-database.mjs',
  setupFilesAfterEnv: ['retry-once', 'close-database', 'cheap-passwords', 'set-clock'].map(
    (name) => `<rootDir>/scripts/test/jest/${name}.ts`,
  ),
  testMatch: ['app', 'components', 'emails', 'features', 'lib', 'prisma', 'scripts', 'testing'].map(
    (folder) => `<rootDir>/${folder}/**/*.test.{ts,mjs}`,
  ),
};

const browser = {
  displayName: 'browser',
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: [TRY_TWICE, '<rootDir>/scripts/test/jest/browser-matchers.ts'],
  testMatch: ['<rootDir>/{components,emails,features}/**/*.test.tsx'],
};

export default async () => ({
  projects: [await project(node), await project(browser)],
  testSequencer: '<rootDir>/scripts/test/jest/slowest-first.mjs',
  testTimeout: 60_000,
});
