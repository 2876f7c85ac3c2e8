import type { FormAction } from '@gable/shared/assets/asset.ts'
import type { FormConfig, FormGroupConfig } from '@gable/shared/forms/form.ts'

export interface FormRow {
  type: FormAction['actionType']
  _id: string
  name: string
  isArchived: boolean
  updatedAt: string
}

/** Forms and groups in one list, most recently updated first. */
export function toFormRows(
  forms: readonly Pick<FormConfig, '_id' | 'name' | 'isArchived' | 'updatedAt'>[],
  groups: readonly Pick<FormGroupConfig, '_id' | 'name' | 'updatedAt'>[],
): FormRow[] {
  const rows = [
    ...forms.map(toFormRow('FORM')),
    ...groups.map((group) => toFormRow('FORM_GROUP')({ ...group, isArchived: false })),
  ]
  return rows.sort(
    (one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt) || one.name.localeCompare(other.name),
  )
}

export const formStatuses = ['active', 'archived'] as const
type FormStatus = (typeof formStatuses)[number]

/** All rows without a status. */
export const filterFormRows = (rows: readonly FormRow[], status: FormStatus | undefined): FormRow[] =>
  rows.filter(({ isArchived }) => status === undefined || isArchived === (status === 'archived'))

export const formTypeLabels: Record<FormRow['type'], string> = { FORM: 'Form', FORM_GROUP: 'Form Group' }

const toFormRow =
  (type: FormRow['type']) =>
  ({ _id, name, isArchived, updatedAt }: Omit<FormRow, 'type'>): FormRow => ({ type, _id, name, isArchived, updatedAt })
