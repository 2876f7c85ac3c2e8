import type { FormAction } from '@gable/shared/assets/asset.ts'
import type { FormConfig, FormGroupConfig } from '@gable/shared/forms/form.ts'
import type { Option } from '../design/inputs/option.ts'

/** Options for all forms that are offered and all form groups, grouped under a heading each. */
export function toFormOptions(
  forms: readonly Pick<FormConfig, '_id' | 'name' | 'isArchived'>[],
  groups: readonly Pick<FormGroupConfig, '_id' | 'name'>[],
): Option[] {
  return [
    ...listOfferedForms(forms).map(({ _id, name }) => toOption({ actionType: 'FORM', value: _id }, name, 'Forms')),
    ...groups.map(({ _id, name }) => toOption({ actionType: 'FORM_GROUP', value: _id }, name, 'Form Groups')),
  ]
}

/** Archived forms work where they are in use, and are not offered elsewhere. */
export const listOfferedForms = <T extends Pick<FormConfig, 'isArchived'>>(forms: readonly T[]): T[] =>
  forms.filter(({ isArchived }) => !isArchived)

export const filterOptions = (options: readonly Option[], text: string) =>
  options.filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase()))

/** A string key for an action, because options need string values. */
export const toOptionKey = ({ actionType, value }: FormAction) => `${actionType} ${value}`

export function parseOptionKey(key: string): FormAction {
  const [actionType, value = ''] = key.split(' ')
  return { actionType: actionType === 'FORM_GROUP' ? 'FORM_GROUP' : 'FORM', value }
}

const toOption = (action: FormAction, label: string, group: string): Option => ({
  value: toOptionKey(action),
  label,
  group,
})
