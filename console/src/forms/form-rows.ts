import type { FormAction } from '@gable/shared/assets/subject.ts'
import type { FormConfig, FormGroupConfig } from '@gable/shared/forms/form.ts'

export interface FormRow {
  type: FormAction['actionType']
  _id: string
  name: string
  updatedAt: string
}

/** Forms and groups in one list, the newest change first. */
export function formRowsOf(
  forms: readonly Pick<FormConfig, '_id' | 'name' | 'updatedAt'>[],
  groups: readonly Pick<FormGroupConfig, '_id' | 'name' | 'updatedAt'>[],
): FormRow[] {
  const rows = [...forms.map(rowOf('FORM')), ...groups.map(rowOf('FORM_GROUP'))]
  return rows.sort(
    (one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt) || one.name.localeCompare(other.name),
  )
}

export const formTypeNames: Record<FormRow['type'], string> = { FORM: 'Form', FORM_GROUP: 'Form Group' }

const rowOf =
  (type: FormRow['type']) =>
  ({ _id, name, updatedAt }: Omit<FormRow, 'type'>): FormRow => ({ type, _id, name, updatedAt })
