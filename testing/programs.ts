import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';

const made = new Map<string, string>();

/**
 * Bundles a TypeScript file as a program for Node, and returns its path: a start costs half a second of a processor, through
 * tsx, which compiles and finds a thousand modules each time, five times as much. `scripts/newcomer.trial.test.mjs` starts
 * the command line as operators do.
 */
export const bundleFile = (file: string): string => remember(file, { entryPoints: [file] });

/** The same of a text in TypeScript with imports from the root; its arguments begin at `process.argv[2]`. */
export const bundleCode = (contents: string): string =>
  remember(contents, { stdin: { contents, resolveDir: process.cwd(), loader: 'ts' } });

function remember(source: string, entry: BuildOptions): string {
  const program = made.get(source) ?? bundle(entry);
  made.set(source, program);
  return program;
}

/** Packages stay outside, found by a link beside the program; it loads late what its sources load late. */
function bundle(entry: BuildOptions): string {
  const folder = mkdtempSync(join(tmpdir(), 'program-'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  buildSync({
    ...entry,
    bundle: true,
    packages: 'external',
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: `node${process.versions.node}`,
    tsconfig: 'tsconfig.json',
    keepNames: true,
    outdir: folder,
    entryNames: 'program',
    outExtension: { '.js': '.mjs' },
    logLevel: 'error',
  });
  return join(folder, 'program.mjs');
}
