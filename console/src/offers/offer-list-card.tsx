import type { Offer } from '@gable/shared/offers/offer.ts'
import { useRef } from 'react'
import { Card } from '../design/layout/card.tsx'
import { OfferRow, type OfferLineProps } from './offer-row.tsx'

interface OfferCardProps extends Omit<OfferLineProps, 'offer'> {
  title: string
  description?: string
  offers: readonly Offer[]
  /** Said where there is none. */
  none: string
}

/** Offers that belong together. */
export function OfferListCard({ title, description, offers, none, onWithdraw, ...line }: OfferCardProps) {
  const place = useRef<HTMLDivElement>(null)
  return (
    <Card title={title} {...(description && { description })}>
      <div ref={place} tabIndex={-1} className="outline-none">
        {offers.length === 0 ? (
          <p className="py-2 text-muted">{none}</p>
        ) : (
          <ul className="divide-y divide-line">
            {offers.map((offer) => (
              <OfferRow
                key={offer._id}
                offer={offer}
                {...line}
                onWithdraw={async (offer) => {
                  await onWithdraw(offer)
                  // The line that had the focus is gone.
                  place.current?.focus({ preventScroll: true })
                }}
              />
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}
