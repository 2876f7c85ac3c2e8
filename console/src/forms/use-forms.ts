import { useLiveEvent } from '../platform/live.ts'
import { useApi } from '../platform/use-api.ts'

/** The account's forms and groups, updated live. */
export function useForms() {
  const forms = useApi('GET /agent/forms')
  const groups = useApi('GET /agent/forms/groups')
  const retry = () => void Promise.all([forms.mutate(), groups.mutate()])
  useLiveEvent('forms', retry)
  return {
    data: forms.data && groups.data && { forms: forms.data, groups: groups.data },
    error: forms.error ?? groups.error,
    isValidating: forms.isValidating || groups.isValidating,
    retry,
  }
}
