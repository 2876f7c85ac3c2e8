import * as z from 'zod'
import { OptionalLine, OptionalText, RequiredLine, requiredMessage } from '../http/fields.ts'
import {
  choiceLabelMaximum,
  choiceTagMaximum,
  type FormQuestion,
  hasChoices,
  isBranching,
  questionChoicesMaximum,
  questionHelpMaximum,
  questionKinds,
  questionLabelMaximum,
  questionsMaximum,
} from './question.ts'
import { questionMessages } from './question-messages.ts'

const RequiredLocalized = (maximum: number) => z.object({ en: RequiredLine(maximum), es: OptionalLine(maximum) })
const OptionalLocalized = (maximum: number) => z.object({ en: OptionalText(maximum), es: OptionalText(maximum) })

const Choice = z.object({
  id: z.uuid(),
  label: RequiredLocalized(choiceLabelMaximum),
  onChosen: z.object({ kind: z.literal('ADD_TAG'), tag: OptionalLine(choiceTagMaximum) }),
})

const AnswerStorage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('SUBMISSION') }),
  z.object({ kind: z.literal('ATTRIBUTE'), key: z.string(requiredMessage).min(1, requiredMessage).max(40) }),
  z.object({ kind: z.literal('TAGS') }),
])

const Question = z.object({
  id: z.uuid(),
  kind: z.enum(questionKinds),
  label: RequiredLocalized(questionLabelMaximum),
  help: OptionalLocalized(questionHelpMaximum),
  isRequired: z.boolean(),
  choices: z.array(Choice).max(questionChoicesMaximum, questionMessages.tooManyChoices),
  storage: AnswerStorage,
  condition: z.object({ questionId: z.uuid(), value: z.string(requiredMessage).min(1, requiredMessage) }).nullable(),
})

/** The questions of a form in their order. A question depends on earlier ones only. */
export const FormQuestions: z.ZodType<FormQuestion[], FormQuestion[]> = z
  .array(Question)
  .max(questionsMaximum, questionMessages.tooMany)
  .superRefine((questions, context) => {
    questions.forEach((question, index) => {
      for (const [path, message] of listErrors(questions, question, index))
        context.addIssue({ code: 'custom', path: [index, ...path], message })
    })
  })

type QuestionError = [path: (string | number)[], message: string]

function listErrors(questions: readonly FormQuestion[], question: FormQuestion, index: number): QuestionError[] {
  const { id, kind, choices, storage } = question
  const errors: QuestionError[] = []
  if (questions.findIndex((other) => other.id === id) < index) errors.push([['id'], questionMessages.repeated])
  if (hasChoices(kind) ? choices.length < 2 : choices.length > 0)
    errors.push([['choices'], hasChoices(kind) ? questionMessages.tooFewChoices : questionMessages.noChoices])
  choices.forEach((choice, position) => {
    const isSame = (other: typeof choice) =>
      other.id === choice.id || other.label.en.toLowerCase() === choice.label.en.toLowerCase()
    if (choices.findIndex(isSame) < position)
      errors.push([['choices', position, 'label', 'en'], questionMessages.repeatedChoice])
  })
  if (storage.kind === 'TAGS' && !hasChoices(kind)) errors.push([['storage', 'kind'], questionMessages.noTags])
  const conditionError = getConditionError(questions, question, index)
  if (conditionError) errors.push(conditionError)
  return errors
}

function getConditionError(
  questions: readonly FormQuestion[],
  { condition }: FormQuestion,
  index: number,
): QuestionError | undefined {
  if (!condition) return undefined
  const position = questions.findIndex(({ id }) => id === condition.questionId)
  const source = questions[position]
  const path = ['condition', 'questionId']
  if (!source || position === index) return [path, questionMessages.missingSource]
  if (position > index) return [path, questionMessages.laterSource(source.label.en)]
  if (!isBranching(source.kind)) return [path, questionMessages.noBranch]
  const values = source.kind === 'YES_NO' ? ['YES', 'NO'] : source.choices.map(({ id }) => id)
  return values.includes(condition.value) ? undefined : [['condition', 'value'], questionMessages.missingAnswer]
}
