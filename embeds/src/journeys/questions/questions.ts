import { listAskedQuestions, validateCustomAnswers } from '@gable/shared/journeys/custom-questions.ts'
import type { Journey } from '@gable/shared/journeys/journey.ts'
import type { FieldErrors, JourneyValues } from '@gable/shared/journeys/journey-values.ts'
import type { VisitorSubmission } from '@gable/shared/submissions/visitor-submission.ts'
import { QuestionsStep } from './questions-step.tsx'

/** What a journey needs for the questions that an agency added. */
export const questions = {
  Step: QuestionsStep,
  validate: ({ forms: [form] }: Journey, { questions = {} }: JourneyValues): FieldErrors =>
    validateCustomAnswers(form?.questions ?? [], questions),
  toAnswers: (
    { forms: [form] }: Journey,
    { questions: values = {} }: JourneyValues,
  ): VisitorSubmission['questionAnswers'] =>
    form?.questions && {
      formId: form.id,
      version: form.questionsVersion ?? 0,
      answers: listAskedQuestions(form.questions, values).map(({ id }) => ({
        questionId: id,
        value: values[id] ?? '',
      })),
    },
}

export type QuestionSupport = typeof questions
