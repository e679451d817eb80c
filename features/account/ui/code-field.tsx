import { Field } from '@/components/ui/form/field';

/** Maximum length of input: a recovery code with its hyphen and blanks. */
const MAX_LENGTH = 20;

/** Field for an app code or a recovery code, which has letters too. */
export function CodeField({ hint }: { hint?: string }) {
  return (
    <Field
      name="code"
      label="รหัสยืนยัน 6 หลักจากแอป"
      hint={hint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={MAX_LENGTH}
      className="tabular max-w-56 text-lg"
    />
  );
}
