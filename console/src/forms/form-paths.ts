import { safeNext } from '@gable/shared/identity/next.ts'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useAccountPath } from '../platform/account.ts'
import type { FormRow } from './form-rows.ts'

/** Where forms and groups are edited. */
export function useFormEditorPath() {
  const pathTo = useAccountPath()
  return ({ type, _id }: Pick<FormRow, 'type' | '_id'>) =>
    pathTo(`marketing/form/${type === 'FORM' ? 'form' : 'form-group'}/${encodeURIComponent(_id)}/edit`)
}

/** To be added to an editor's address: closing it then leads back to this page. */
export function useBackHere() {
  const { pathname, search } = useLocation()
  return `?next=${encodeURIComponent(pathname.slice(1) + search)}`
}

/** Where closing an editor leads: to where it was opened from, else to the list. */
export function useWayOut() {
  const [params] = useSearchParams()
  const pathTo = useAccountPath()
  const next = safeNext(params.get('next'))
  return { to: next === undefined ? pathTo('marketing/form') : `/${next}`, label: 'Close editor' }
}
