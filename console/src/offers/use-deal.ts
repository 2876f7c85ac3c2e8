import type { Deal } from '@gable/shared/offers/deal.ts'
import { getTimeUntilNextExpiry } from '@gable/shared/offers/expiry.ts'
import { useEffect } from 'react'
import { useLiveEvent } from '../platform/live.ts'
import { useApi } from '../platform/use-api.ts'

/** The offers for a home as they stand, whoever changes them; read again when the next one expires. */
export function useDeal(propertyId: string) {
  const deal = useApi('GET /agent/properties/:propertyId/deal', { params: { propertyId } })
  const { data, mutate } = deal
  useLiveEvent('offers', (event) => {
    if (event.propertyId === propertyId) void mutate()
  })
  useLiveEvent('contacts', () => void mutate())
  useEffect(() => {
    const left = data && getRefreshDelay(data)
    if (left === undefined) return
    const later = setTimeout(() => void mutate(), left)
    return () => clearTimeout(later)
  }, [data, mutate])
  return deal
}

/** By the server's clock, which decides; a timer reaches no further than about three weeks. */
function getRefreshDelay({ nonExpiredCashOffers, at }: Deal) {
  const left = getTimeUntilNextExpiry(nonExpiredCashOffers, Date.parse(at))
  return left === undefined ? undefined : Math.min(left + refreshMargin, maxTimeout)
}

const refreshMargin = 250
const maxTimeout = 2 ** 31 - 1
