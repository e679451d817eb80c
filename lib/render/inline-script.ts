/** A function of an inline script: it uses nothing but its parameters and what browsers have. */
type SelfContained = (...args: never[]) => unknown;
type Argument = SelfContained | string | number | boolean | null | readonly Argument[];

const MARKUP = /</g;

/**
 * Source text of a call, for an inline script. Functions are written out as they are, so they must be self-contained;
 * what they share is passed to them.
 */
export function toCall<Args extends readonly Argument[]>(run: (...args: Args) => unknown, ...args: Args): string {
  return `(${run})(${args.map(toSource).join()});`;
}

const toSource = (argument: Argument): string =>
  typeof argument === 'function' ? String(argument) : JSON.stringify(argument).replace(MARKUP, '\\u003c');
