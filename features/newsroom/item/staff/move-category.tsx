import { ActionForm } from '@/components/ui/form/action-form';
import { SelectField } from '@/components/ui/form/select-field';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { editorMessages } from '../../editor/editor.messages';
import { newsroomMessages } from '../../workflow/workflow.messages';
import { recategoriseAction } from '../save.actions';
import { StepProblems } from './step-problems';

type Props = {
  item: { id: number; version: number; category: { id: number } };
  categories: readonly { id: number; name: string }[];
  href: string;
};

export function MoveCategory({ item, categories, href }: Props) {
  const others = categories.filter(({ id }) => id !== item.category.id);
  if (others.length === 0) return null;
  const choices = others.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <details className="group rounded-md border border-line bg-surface">
      <summary className="px-5 py-3 font-normal text-sm hover:text-link">
        {newsroomMessages['newsroom.item.move']}
      </summary>
      <ActionForm
        action={recategoriseAction}
        fields={{ id: item.id, version: item.version }}
        showError={false}
        className="grid gap-3 px-5 pb-5"
      >
        <StepProblems href={href} own={['categoryId']} />
        <SelectField
          name="categoryId"
          label={newsroomMessages['newsroom.item.moveTo']}
          choices={
            others.length === 1 ? choices : [{ value: '', label: editorMessages['editor.chooseCategory'] }, ...choices]
          }
        />
        <SubmitButton look="outline">{newsroomMessages['newsroom.item.move']}</SubmitButton>
      </ActionForm>
    </details>
  );
}
