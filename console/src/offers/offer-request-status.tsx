import { formatDate } from '../design/format/date-format.ts'
import { useApi } from '../platform/use-api.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'

/** When an offer was last requested. Empty when that cannot be loaded. */
export function OfferRequestStatus({ propertyId }: { propertyId: string }) {
  const timeZone = useTimeZone()
  const { data } = useApi('GET /agent/properties/:propertyId/offer-summary', { params: { propertyId } })
  return (
    <p className="min-w-0 flex-1 basis-60 text-muted">
      {data &&
        (data.lastCashOfferRequestDate
          ? `An offer was requested on ${formatDate(data.lastCashOfferRequestDate, timeZone)}.`
          : 'No offer has been requested for this home yet.')}
    </p>
  )
}
