import { useForms } from '../forms/use-forms.ts'
import { useApi } from '../platform/use-api.ts'
import { useMarketRate } from './use-market-rate.ts'

/** The branding templates, forms, form groups and the rate that previews need. */
export function useAccountDefaults() {
  const brandings = useApi('GET /agent/branding')
  const forms = useForms()
  const { rate: marketRate, isPending } = useMarketRate()
  const scoreRates = useApi('GET /agent/properties/score-rates')
  const coverage = useApi('GET /agent/property-taxes/coverage')
  const hasCountyTaxes = coverage.data?.hasCountyTaxes ?? false
  return {
    data:
      brandings.data && forms.data && !isPending && !scoreRates.isLoading && !coverage.isLoading
        ? { brandings: brandings.data, ...forms.data, marketRate, scoreRates: scoreRates.data?.data, hasCountyTaxes }
        : undefined,
    error: brandings.error ?? forms.error,
    isValidating: brandings.isValidating || forms.isValidating,
    retry: () => {
      void brandings.mutate()
      forms.retry()
    },
  }
}
