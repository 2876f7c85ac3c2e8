import type { QuestionCondition, QuestionKind } from '../forms/question.ts'
import { isPhone } from '../identity/contact-formats.ts'
import type { FieldErrors } from './journey-values.ts'

/** A question that an agency added, in the visitor's language. Pinned widget scripts read these keys. */
export interface CustomQuestion {
  id: string
  kind: QuestionKind
  label: string
  help?: string
  required: boolean
  choices?: { id: string; label: string }[]
  condition?: QuestionCondition
}

/** By question id: text, YES or NO, or the ids of choices with commas between them. */
export type CustomAnswers = Record<string, string>

export const customAnswerMaximum = { SHORT_TEXT: 200, LONG_TEXT: 2000, other: 40 }

/** The questions whose condition is met. The answer to a question that was not asked meets none. */
export function listAskedQuestions<Question extends Pick<CustomQuestion, 'id' | 'condition'>>(
  questions: readonly Question[],
  answers: CustomAnswers,
): Question[] {
  const asked: Question[] = []
  for (const question of questions) {
    const { condition } = question
    const isMet = ({ questionId, value }: QuestionCondition) =>
      asked.some(({ id }) => id === questionId) && splitChoices(answers[questionId]).includes(value)
    if (!condition || isMet(condition)) asked.push(question)
  }
  return asked
}

/** Keyed like fields: `questions.<id>`. Runs in the browser and again on the server. */
export function validateCustomAnswers(questions: readonly CustomQuestion[], answers: CustomAnswers): FieldErrors {
  const errors: FieldErrors = {}
  for (const question of listAskedQuestions(questions, answers)) {
    const error = validateAnswer(question, answers[question.id]?.trim() ?? '')
    if (error) errors[`questions.${question.id}`] = error
  }
  return errors
}

function validateAnswer({ kind, required, choices }: CustomQuestion, answer: string): FieldErrors[string] | undefined {
  if (choices ?? kind === 'YES_NO') {
    const ids = choices ? choices.map(({ id }) => id) : ['YES', 'NO']
    const chosen = splitChoices(answer).filter((id) => ids.includes(id))
    return required && chosen.length < 1 ? 'choice' : undefined
  }
  if (!answer) return required ? 'required' : undefined
  const isLong = kind === 'SHORT_TEXT' || kind === 'LONG_TEXT'
  if (answer.length > customAnswerMaximum[isLong ? kind : 'other']) return 'tooLong'
  if (kind === 'PHONE' && !isPhone(answer)) return 'phone'
  if (kind === 'DATE' && !isCalendarDate(answer)) return 'date'
  if ((kind === 'NUMBER' || kind === 'MONEY') && parseNumber(answer) === undefined) return 'number'
}

export const splitChoices = (answer = ''): string[] => answer.split(',')

/** Parses '450,000', '$1,200.50' and '-3'. */
export function parseNumber(text: string): number | undefined {
  const plain = text.replace(/[\s$,]/g, '')
  return /^-?\d{1,12}(\.\d{1,6})?$/.test(plain) ? Number(plain) : undefined
}

const isCalendarDate = (text: string) =>
  /^[12]\d{3}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text
