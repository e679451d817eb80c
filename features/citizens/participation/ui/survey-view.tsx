import { Alert } from '@/components/ui/alert';
import { surveyMessages as words } from '../../survey/survey.messages';
import type { SurveyResults } from '../../survey/survey.schema';
import { SurveyFigures } from './survey-figures';
import { SurveyForm } from './survey-form';

type Props = { figures: SurveyResults; said?: 'answered' | 'again' };

/** The form and the results; after answering, a confirmation replaces the form. */
export function SurveyView({ figures, said }: Props) {
  return (
    <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
      <div className="min-w-0">
        {said ? (
          <Alert kind={said === 'again' ? 'info' : 'ok'}>{words[`satisfaction.${said}`].th}</Alert>
        ) : (
          <SurveyForm />
        )}
      </div>
      <section className="min-w-0">
        <h2 className="mb-3 text-xl">{words['satisfaction.results'].th}</h2>
        <SurveyFigures figures={figures} />
      </section>
    </div>
  );
}
