import type { OfferSummary } from '@gable/shared/properties/offer-summary.ts'
import { Badge } from '../design/badge.tsx'
import { Card } from '../design/card.tsx'
import { formatDate } from '../design/date-format.ts'
import { DescriptionList } from '../design/description-list.tsx'
import { Empty } from '../design/states.tsx'
import { useApi } from '../platform/use-api.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { CardBody } from './card-body.tsx'
import { dollarsText } from './figures.ts'
import { useOpenProperty } from './open-property.ts'

/** What stands about offers on this home. */
export function OffersPage() {
  const { propertyId } = useOpenProperty().property
  const summary = useApi('GET /agent/properties/:propertyId/offer-summary', { params: { propertyId } })
  return (
    <Card title="Offers">
      <CardBody read={summary} failed="The offers could not be loaded">
        {(summary) =>
          summary.offers.length === 0 && !summary.offerRequested ? (
            <Empty title="No offers" text="Nobody has asked for an offer on this home, and none has been made." />
          ) : (
            <Offers summary={summary} />
          )
        }
      </CardBody>
    </Card>
  )
}

function Offers({ summary }: { summary: OfferSummary }) {
  const timeZone = useTimeZone()
  const { offerRequested, lastCashOfferRequestDate, latestExpiredOfferExpiryDate, offers } = summary
  return (
    <>
      <DescriptionList
        layout="columns"
        items={[
          { label: 'Offer requested', value: offerRequested ? 'Yes' : 'No' },
          { label: 'Last request', value: formatDate(lastCashOfferRequestDate, timeZone) },
          { label: 'Last expiry', value: formatDate(latestExpiredOfferExpiryDate, timeZone) },
        ]}
      />
      {offers.length === 0 ? (
        <p className="mt-5 border-line border-t pt-4 text-muted">No offer has been made yet.</p>
      ) : (
        <ul className="mt-5 divide-y divide-line border-line border-t">
          {offers.map(({ offerId, offerType, amount, createdAt, isExpired }) => (
            <li key={offerId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
              <span className="font-medium">{offerType === 'CASH' ? 'Cash offer' : 'Listing offer'}</span>
              <span className="flex items-center gap-3 tabular-nums">
                {dollarsText(amount)}
                <span className="text-muted text-table">{formatDate(createdAt, timeZone)}</span>
                <Badge tone={isExpired ? 'neutral' : 'success'}>{isExpired ? 'Expired' : 'Open'}</Badge>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
