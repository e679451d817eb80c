import { Icon } from '../icon';

/** What is wrong with a control that is no plain field; `id` is what describes the control. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 font-normal text-bad text-sm">
      <Icon name="circle-alert" className="mt-1 size-4 shrink-0" />
      {children}
    </p>
  );
}
