import { spawnSync } from 'node:child_process';
import { bundleCode, bundleFile } from './programs';

const start = (program: string, ...args: string[]) =>
  spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });

test('a text is a program with the portal’s modules, packages and its arguments', () => {
  const program = bundleCode(`
    import { z } from 'zod';
    import { AppError } from '@/lib/errors/errors';
    console.log(z.string().parse(process.argv[2]), AppError.name);`);
  expect(start(program, 'word')).toMatchObject({ status: 0, stdout: 'word AppError\n' });
});

test('a file is bundled once', () => {
  const program = bundleFile('scripts/portal.ts');
  expect(bundleFile('scripts/portal.ts')).toBe(program);
  expect(start(program, '--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('restore') });
});
