import { type FormQuestion, hasChoices, type QuestionChoice, type QuestionKind } from '@gable/shared/forms/question.ts'
import { newId } from '@gable/shared/ids.ts'

export const createChoice = (): QuestionChoice => ({
  id: newId(),
  label: { en: '', es: '' },
  onChosen: { kind: 'ADD_TAG', tag: '' },
})

export const createQuestion = (kind: QuestionKind): FormQuestion => ({
  id: newId(),
  kind,
  label: { en: '', es: '' },
  help: { en: '', es: '' },
  isRequired: false,
  choices: hasChoices(kind) ? [createChoice(), createChoice()] : [],
  storage: { kind: 'SUBMISSION' },
  condition: null,
})

/** Keeps what fits the new kind. Attributes have to be chosen again, because few fit both. */
export const withKind = (question: FormQuestion, kind: QuestionKind): FormQuestion => ({
  ...question,
  kind,
  choices: !hasChoices(kind) ? [] : question.choices.length > 0 ? question.choices : createQuestion(kind).choices,
  storage: question.storage.kind === 'TAGS' && hasChoices(kind) ? question.storage : { kind: 'SUBMISSION' },
})

/** Inserts a copy with ids of its own after the question. */
export function duplicateQuestion(questions: readonly FormQuestion[], index: number) {
  const original = questions[index]
  if (!original) return undefined
  const copy = {
    ...structuredClone(original),
    id: newId(),
    choices: original.choices.map((choice) => ({ ...structuredClone(choice), id: newId() })),
  }
  return { copy, questions: [...questions.slice(0, index + 1), copy, ...questions.slice(index + 1)] }
}

/** Questions that depended on the deleted one are always asked from then on. */
export function deleteQuestion(questions: readonly FormQuestion[], index: number) {
  const id = questions[index]?.id
  const dependents = questions.filter(({ condition }) => condition?.questionId === id)
  return {
    dependents,
    questions: questions
      .filter((_, position) => position !== index)
      .map((question) => (dependents.includes(question) ? { ...question, condition: null } : question)),
  }
}

/** Undoes a deletion, and leaves what was changed since. */
export function restoreQuestion(
  questions: readonly FormQuestion[],
  { question, index, dependents }: { question: FormQuestion; index: number; dependents: readonly FormQuestion[] },
): FormQuestion[] {
  if (questions.some(({ id }) => id === question.id)) return [...questions]
  const at = Math.min(index, questions.length)
  return [...questions.slice(0, at), question, ...questions.slice(at)].map((current) => {
    const before = dependents.find(({ id }) => id === current.id)
    return before && current.condition === null ? { ...current, condition: before.condition } : current
  })
}
