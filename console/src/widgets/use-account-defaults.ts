import { useForms } from '../forms/use-forms.ts'
import { useApi } from '../platform/use-api.ts'

/** The branding templates, forms and form groups that previews need. */
export function useAccountDefaults() {
  const brandings = useApi('GET /agent/branding')
  const forms = useForms()
  return {
    data: brandings.data && forms.data && { brandings: brandings.data, ...forms.data },
    error: brandings.error ?? forms.error,
    isValidating: brandings.isValidating || forms.isValidating,
    retry: () => {
      void brandings.mutate()
      forms.retry()
    },
  }
}
