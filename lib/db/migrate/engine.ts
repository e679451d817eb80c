import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErrorCapturingSqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import type { SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg';

const PACKAGE = join(/* turbopackIgnore: true */ process.cwd(), 'node_modules', '@prisma', 'schema-engine-wasm');
const GLUE = './schema_engine_bg.js';
const TIMER = '__wbg_setTimeout_';

/** The engine never clears its 10 s timer, which would keep a finished program running. */
const setTimer = (run: () => void, ms: number) => setTimeout(run, ms).unref();

/**
 * Prisma's schema engine in its WebAssembly build, which needs no download. Instantiated manually, because the
 * package's entry imports the .wasm file as a module, which Node can't.
 *
 * @param adapter connects the engine to the database
 * @param schemas file name and text of each Prisma schema; none is needed to apply migrations
 */
export async function createEngine(
  adapter: ErrorCapturingSqlMigrationAwareDriverAdapterFactory,
  schemas: [string, string][] = [],
): Promise<SchemaEngine> {
  const glue = await loadEngine();
  return glue.SchemaEngine.new({ datamodels: schemas.length ? schemas : undefined }, () => undefined, adapter);
}

/** Key of the loaded engine at the class that it belongs to. */
const LOADED = Symbol.for('portal.loaded');

/**
 * Loads the engine once per process: the package's glue keeps views of the memory of its first instance, so that a
 * second one would read what isn't its own.
 */
async function loadEngine() {
  const glue = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const loading: Promise<void> = Reflect.get(glue.SchemaEngine, LOADED) ?? instantiate(glue);
  Reflect.set(glue.SchemaEngine, LOADED, loading);
  await loading.catch((error: unknown) => {
    Reflect.deleteProperty(glue.SchemaEngine, LOADED);
    throw error;
  });
  return glue;
}

async function instantiate(glue: object): Promise<void> {
  const binary = await readFile(join(PACKAGE, 'schema_engine_bg.wasm'));
  const imports = Object.entries(glue).map(([name, value]) => [name, name.startsWith(TIMER) ? setTimer : value]);
  const { instance } = await WebAssembly.instantiate(binary, { [GLUE]: Object.fromEntries(imports) });
  const setWasm: (exports: WebAssembly.Exports) => void = Reflect.get(glue, '__wbg_set_wasm');
  const { __wbindgen_start: start } = instance.exports;
  setWasm(instance.exports);
  if (typeof start === 'function') start();
}
