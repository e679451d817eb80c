import { createRequire } from 'node:module';
import { dirname, sep } from 'node:path';
import { Script } from 'node:vm';
import Runtime from 'jest-runtime';

const MODULE_PARAMETERS = ['module', 'exports', 'require', '__dirname', '__filename'];
const PACKAGES = `${sep}node_modules${sep}`;
const load = createRequire(import.meta.url);
/** For the life of the worker, by path. */
const [packages, generated, scripts] = [new Map(), new Map(), new Map()];

/**
 * Runtime that does once per worker for what Jest's own does once per test file: sources are compiled once. In a
 * node environment, which has the worker's realm, packages and the generated database client are also evaluated once,
 * as in the portal itself; modules of the portal are evaluated anew for each file.
 */
export default class SharingRuntime extends Runtime {
  #isNode = this._environment.global === globalThis;
  #generatedFolder = `${this._config.rootDir}${sep}lib${sep}prisma${sep}`;

  constructor(...args) {
    super(...args);
    const { injectedModuleParameters } = this.executor;
    this.executor.compile = (source, filename) =>
      compile(source, filename, injectedModuleParameters, this._environment.getVmContext());
  }

  requireModule(from, name, options, isActual) {
    if (!this.#isNode || !name || options?.isInternalModule || this._resolution.isCoreModule(name))
      return super.requireModule(from, name, options, isActual);
    return (
      this.#loadShared(this._resolution.resolveCjs(from, name)) ?? super.requireModule(from, name, options, isActual)
    );
  }

  #loadShared(path) {
    if (path.includes(PACKAGES)) return this.#loadPackage(path);
    return path.startsWith(this.#generatedFolder) ? this.#loadGenerated(path) : undefined;
  }

  #loadPackage(path) {
    if (!packages.has(path))
      packages.set(
        path,
        this._environment.keepChanges(() => load(path)),
      );
    return packages.get(path);
  }

  #loadGenerated(path) {
    if (generated.has(path)) return generated.get(path).exports;
    const module = { exports: {} };
    generated.set(path, module);
    const requireFrom = (name) =>
      this._resolution.isCoreModule(name) ? load(name) : this.#loadShared(this._resolution.resolveCjs(path, name));
    const run = compile(this.transformCache.transform(path), path, MODULE_PARAMETERS, globalThis);
    run(module, module.exports, requireFrom, dirname(path), path);
    return module.exports;
  }
}

/** The function of a module, in the realm of an environment; null after the end of the environment. */
function compile(source, filename, parameters, realm) {
  if (realm === null) return null;
  const isNode = realm === globalThis;
  // The same file is compiled otherwise for the browser.
  const key = isNode ? filename : `browser:${filename}`;
  if (scripts.get(key)?.source !== source)
    scripts.set(key, { source, script: makeScript(source, filename, parameters) });
  const { script } = scripts.get(key);
  return isNode ? script.runInThisContext() : script.runInContext(realm);
}

function makeScript(source, filename, parameters) {
  const head = `(function (${parameters}) {`;
  return new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
}
