import type { Deal } from '@gable/shared/offers/deal.ts'
import { untilNextExpiry } from '@gable/shared/offers/expiry.ts'
import { useEffect } from 'react'
import { useLive } from '../platform/live.ts'
import { useApi } from '../platform/use-api.ts'

/** The offers for a home as they stand, whoever changes them; read again when the next one expires. */
export function useDeal(propertyId: string) {
  const deal = useApi('GET /agent/properties/:propertyId/deal', { params: { propertyId } })
  const { data, mutate } = deal
  useLive('offers', (event) => {
    if (event.propertyId === propertyId) void mutate()
  })
  useLive('contacts', () => void mutate())
  useEffect(() => {
    const left = data && timeLeft(data)
    if (left === undefined) return
    const later = setTimeout(() => void mutate(), left)
    return () => clearTimeout(later)
  }, [data, mutate])
  return deal
}

/** By the server's clock, which decides; a timer reaches no further than about three weeks. */
function timeLeft({ nonExpiredCashOffers, at }: Deal) {
  const left = untilNextExpiry(nonExpiredCashOffers, Date.parse(at))
  return left === undefined ? undefined : Math.min(left + aMoment, longestTimer)
}

const aMoment = 250
const longestTimer = 2 ** 31 - 1
