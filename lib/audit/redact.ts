/** Names of fields that hold, or once held, secrets; a boolean under such a name reveals nothing and stays. */
const SECRET = /passw|secret|token|totp|pepper|cookie|recovery_?codes?$|one_?time_?code|hash$/i;
const ID_CARD = /id_?card/i;
/** Number of digits of an id card number that stay visible. */
const SHOWN_DIGITS = 4;

/**
 * A row's state as the audit log may store it: without secrets and with masked id card numbers, at any depth.
 *
 * @returns a copy; the argument is not modified
 */
export function redactSecrets(state: object): object {
  return Array.isArray(state) ? state.map(redactValue) : redactFields(state);
}

function redactValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redactValue);
  return isPlainObject(value) ? redactFields(value) : value;
}

function redactFields(fields: object): object {
  const kept = Object.entries(fields).filter(([name, value]) => typeof value === 'boolean' || !SECRET.test(name));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, ID_CARD.test(name) ? maskDigits(value) : redactValue(value)]),
  );
}

/** Dates and other class instances serialise themselves. */
const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function maskDigits(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskDigits);
  if (typeof value !== 'string' && typeof value !== 'number') return redactValue(value);
  const digits = String(value);
  return `${'x'.repeat(Math.max(0, digits.length - SHOWN_DIGITS))}${digits.slice(-SHOWN_DIGITS)}`;
}
