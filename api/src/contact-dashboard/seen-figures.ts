import type { DashboardChange } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import type { Offer } from '@gable/shared/offers/offer.ts'
import type { Comparable } from '@gable/shared/properties/comparable.ts'
import type { HomeValue } from '@gable/shared/properties/estimate.ts'
import type { MortgageRates } from '@gable/shared/properties/mortgage-rates.ts'

/** The figures of a visit that the next one is compared with. */
export interface SeenFigures {
  value: number | null
  provider: string | null
  rate: number | null
  soldKeys: string[]
  offerIds: string[]
}

interface CurrentFigures {
  value: HomeValue
  rates: MortgageRates[]
  comparables: Comparable[]
  offers: Offer[]
}

export function toSeenFigures({ value, rates, comparables, offers }: CurrentFigures): SeenFigures {
  const [estimate] = value.data
  return {
    value: estimate?.median ?? null,
    provider: estimate?.provider ?? null,
    rate: rates.find(({ program }) => program === 'FIXED_30')?.currentRate ?? null,
    soldKeys: comparables
      .filter(({ listingCategory }) => listingCategory === 'sold')
      .map(({ addressComponent }) => addressComponent.fullAddress),
    offerIds: offers.map(({ _id }) => _id),
  }
}

const maxChanges = 3
/** A difference below this is noise of the estimate, in percent of the value. */
const noticeableValuePercent = 0.5
const noticeableRate = 0.05

/** What changed since an earlier visit, most important first. Estimates of two providers are never compared. */
export function listChanges(before: Partial<SeenFigures> | null, now: SeenFigures): DashboardChange[] {
  if (!before) return []
  const changes: DashboardChange[] = []
  const newOffers = now.offerIds.filter((id) => !(before.offerIds ?? []).includes(id)).length
  if (newOffers > 0) changes.push({ kind: 'OFFER', count: newOffers })
  if (
    before.value &&
    now.value &&
    now.provider &&
    before.provider === now.provider &&
    Math.abs(now.value - before.value) >= (before.value * noticeableValuePercent) / 100
  )
    changes.push({ kind: 'VALUE', from: before.value, to: now.value, provider: now.provider })
  const sold = now.soldKeys.filter((key) => !(before.soldKeys ?? []).includes(key)).length
  if (before.soldKeys && sold > 0) changes.push({ kind: 'SOLD_NEARBY', count: sold })
  if (before.rate && now.rate && Math.abs(now.rate - before.rate) >= noticeableRate)
    changes.push({ kind: 'RATE', from: before.rate, to: now.rate })
  return changes.slice(0, maxChanges)
}
