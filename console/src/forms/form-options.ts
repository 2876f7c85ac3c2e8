import type { FormAction } from '@gable/shared/assets/subject.ts'
import type { FormConfig, FormGroupConfig } from '@gable/shared/forms/form.ts'
import type { Option } from '../design/inputs/option.ts'

/** What a button may lead to: every form and every group of forms, each kind under its heading. */
export function formOptionsOf(
  forms: readonly Pick<FormConfig, '_id' | 'name'>[],
  groups: readonly Pick<FormGroupConfig, '_id' | 'name'>[],
): Option[] {
  return [
    ...forms.map(({ _id, name }) => optionOf({ actionType: 'FORM', value: _id }, name, 'Forms')),
    ...groups.map(({ _id, name }) => optionOf({ actionType: 'FORM_GROUP', value: _id }, name, 'Form Groups')),
  ]
}

export const optionsWith = (options: readonly Option[], text: string) =>
  options.filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase()))

/** One text for an action, as a list of options needs it. */
export const keyOf = ({ actionType, value }: FormAction) => `${actionType} ${value}`

export function actionOf(key: string): FormAction {
  const [actionType, value = ''] = key.split(' ')
  return { actionType: actionType === 'FORM_GROUP' ? 'FORM_GROUP' : 'FORM', value }
}

const optionOf = (action: FormAction, label: string, group: string): Option => ({ value: keyOf(action), label, group })
