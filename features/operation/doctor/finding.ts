/** Result of one check: what was found, and what to do about it. */
export type Finding = {
  /** Name of the check, for programs. */
  check: string;
  level: 'ok' | 'warning' | 'error';
  found: string;
  advice?: string;
};

export const ok = (check: string, found: string): Finding => ({ check, level: 'ok', found });
export const warn = (check: string, found: string, advice: string): Finding => ({
  ...{ check, level: 'warning', found, advice },
});
export const fault = (check: string, found: string, advice: string): Finding => ({
  ...{ check, level: 'error', found, advice },
});
