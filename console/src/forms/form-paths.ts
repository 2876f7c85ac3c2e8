import { useWayOut } from '../editing/way-out.ts'
import { useAccountPath } from '../platform/account.ts'
import type { FormRow } from './form-rows.ts'

/** Where forms and groups are edited. */
export function useFormEditorPath() {
  const pathTo = useAccountPath()
  return ({ type, _id }: Pick<FormRow, 'type' | '_id'>) =>
    pathTo(`marketing/form/${type === 'FORM' ? 'form' : 'form-group'}/${encodeURIComponent(_id)}/edit`)
}

/** Out of an editor of forms: to where it was opened from, else to the list. */
export function useWayOutOfForms() {
  const pathTo = useAccountPath()
  return useWayOut(pathTo('marketing/form'))
}
