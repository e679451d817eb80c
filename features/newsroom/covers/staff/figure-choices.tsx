import { Button } from '@/components/ui/button';
import { coversMessages as words } from '../covers.messages';

type Props = { figures: readonly string[]; chosen: string | undefined; onChoose: (figure: string) => void };

/** Figures of the headline, of which one stands large on the cover. */
export function FigureChoices({ figures, chosen, onChoose }: Props) {
  return (
    <fieldset className="mt-4">
      <legend className="mb-1.5 font-normal text-sm">{words['covers.figures']}</legend>
      <div className="flex flex-wrap gap-2">
        {figures.map((figure) => (
          <Button
            key={figure}
            size="sm"
            aria-pressed={figure === chosen}
            look={figure === chosen ? 'primary' : 'outline'}
            onClick={() => onChoose(figure)}
          >
            {figure}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
