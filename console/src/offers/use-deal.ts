import type { Deal } from '@gable/shared/offers/deal.ts'
import { getTimeUntilNextExpiry } from '@gable/shared/offers/expiry.ts'
import { useEffect } from 'react'
import { useLiveEvent } from '../platform/live.ts'
import { useApi } from '../platform/use-api.ts'

/** The current offers for a property. Refreshes on live updates, and when the next offer expires. */
export function useDeal(propertyId: string) {
  const deal = useApi('GET /agent/properties/:propertyId/deal', { params: { propertyId } })
  const { data, mutate } = deal
  useLiveEvent('offers', (event) => {
    if (event.propertyId === propertyId) void mutate()
  })
  useLiveEvent('contacts', () => void mutate())
  useEffect(() => {
    const delay = data && getRefreshDelay(data)
    if (delay === undefined) return
    const timer = setTimeout(() => void mutate(), delay)
    return () => clearTimeout(timer)
  }, [data, mutate])
  return deal
}

/** Uses the server's clock, which decides about expiry. A timer cannot run longer than about 25 days. */
function getRefreshDelay({ nonExpiredCashOffers, at }: Deal) {
  const remaining = getTimeUntilNextExpiry(nonExpiredCashOffers, Date.parse(at))
  return remaining === undefined ? undefined : Math.min(remaining + refreshMargin, maxTimeout)
}

const refreshMargin = 250
const maxTimeout = 2 ** 31 - 1
