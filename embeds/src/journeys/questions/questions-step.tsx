import { type CustomQuestion, listAskedQuestions } from '@gable/shared/journeys/custom-questions.ts'
import type { JourneyForm } from '@gable/shared/journeys/journey.ts'
import { interpolate } from '../interpolate.ts'
import { Step, type StepProps } from '../step.tsx'
import { Question } from './question.tsx'

/** The questions that an agency added, on one step. Without JavaScript all of them show, with the condition as text. */
export function QuestionsStep({ form, ...props }: StepProps & { form: JourneyForm }) {
  const { state, surface, index } = props
  const { values, labels, isLive } = state
  const all = form.questions ?? []
  const asked = listAskedQuestions(all, values.questions ?? {})
  return (
    <Step {...props} title={labels.questionsTitle} form={surface === 'widget' && index === 0 ? form : undefined}>
      {all.map((question) =>
        isLive && !asked.includes(question) ? null : (
          <div key={question.id} class={question.condition ? 'custom conditional' : 'custom'}>
            {!isLive && question.condition && <p class="note">{describeCondition(question, all, labels)}</p>}
            <Question
              state={state}
              question={question}
              // A browser without JavaScript cannot know which of them apply.
              required={question.required && (isLive || !question.condition)}
            />
          </div>
        ),
      )}
      <input type="hidden" name="questions.formId" value={form.id} />
      <input type="hidden" name="questions.version" value={form.questionsVersion} />
    </Step>
  )
}

function describeCondition(
  { condition }: CustomQuestion,
  questions: readonly CustomQuestion[],
  labels: StepProps['state']['labels'],
) {
  const source = questions.find(({ id }) => id === condition?.questionId)
  const choice = source?.choices?.find(({ id }) => id === condition?.value)
  const answer = choice ? choice.label : condition?.value === 'YES' ? labels.yes : labels.no
  return interpolate(labels.onlyIf, { question: source?.label ?? '', answer })
}
