import type { FormQuestion } from '@gable/shared/forms/question.ts'
import { newId } from '@gable/shared/ids.ts'

/** A question of a form, as the editor would save it. */
export const createQuestion = (
  kind: FormQuestion['kind'],
  label: string,
  fields: Partial<Omit<FormQuestion, 'choices'>> & { choices?: FormQuestion['choices'] } = {},
): FormQuestion => ({
  id: newId(),
  kind,
  label: { en: label, es: '' },
  help: { en: '', es: '' },
  isRequired: false,
  choices: [],
  storage: { kind: 'SUBMISSION' },
  condition: null,
  ...fields,
})

export const createChoice = (label: string, tag = '', es = ''): FormQuestion['choices'][number] => ({
  id: newId(),
  label: { en: label, es },
  onChosen: { kind: 'ADD_TAG', tag },
})
