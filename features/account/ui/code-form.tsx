import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { proveSecondFactorAction } from '../second-factor/second-factor.actions';
import { CodeField } from './code-field';

/** Proves the second factor after a login. */
export function CodeForm({ next }: { next: string | undefined }) {
  return (
    <ActionForm action={proveSecondFactorAction}>
      {next && <input type="hidden" name="next" value={next} />}
      <CodeField hint="หากไม่มีโทรศัพท์อยู่กับตัว ใช้รหัสสำรองแทนได้ รหัสสำรองแต่ละรหัสใช้ได้ครั้งเดียว" />
      <SubmitButton>ยืนยัน</SubmitButton>
    </ActionForm>
  );
}
