import { useBackLink } from '../editing/back-link.ts'
import { useAccountPath } from '../platform/account.ts'
import type { FormRow } from './form-rows.ts'

/** Returns a function that builds the editor path of a form or group. */
export function useFormEditorPath() {
  const pathTo = useAccountPath()
  return ({ type, _id }: Pick<FormRow, 'type' | '_id'>) =>
    pathTo(`marketing/form/${type === 'FORM' ? 'form' : 'form-group'}/${encodeURIComponent(_id)}/edit`)
}

/** The link out of a form editor: back to where it was opened from, or to the list. */
export function useFormsBackLink() {
  const pathTo = useAccountPath()
  return useBackLink(pathTo('marketing/form'))
}
