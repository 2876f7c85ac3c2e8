import type { MortgageRates } from '@gable/shared/properties/mortgage-rates.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { type MarketRate, maximumRateAge } from '@gable/shared/widgets/market-rate.ts'
import { useApi } from '../platform/use-api.ts'

/** The rate that calculators start with today; undefined while there is no recent one. */
export function useMarketRate() {
  const { data, error, isLoading } = useApi('GET /agent/properties/mortgage-rates')
  return { rate: data && findMarketRate(data.data), isPending: isLoading && !error }
}

function findMarketRate(rates: MortgageRates[]): MarketRate | undefined {
  const { currentRate, rateObservedAt, source = '' } = rates.find(({ program }) => program === 'FIXED_30') ?? {}
  if (typeof currentRate !== 'number' || !rateObservedAt) return undefined
  const age = (Date.now() - Date.parse(rateObservedAt)) / dayLength
  return age <= maximumRateAge + 1 ? { rate: currentRate, source, observedOn: rateObservedAt } : undefined
}
