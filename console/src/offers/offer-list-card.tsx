import type { Offer } from '@gable/shared/offers/offer.ts'
import { useRef } from 'react'
import { Card } from '../design/layout/card.tsx'
import { OfferRow, type OfferRowProps } from './offer-row.tsx'

interface OfferListCardProps extends Omit<OfferRowProps, 'offer'> {
  title: string
  description?: string
  offers: readonly Offer[]
  emptyText: string
}

/** A list of offers of one type or state. */
export function OfferListCard({ title, description, offers, emptyText, onWithdraw, ...row }: OfferListCardProps) {
  const listRef = useRef<HTMLDivElement>(null)
  return (
    <Card title={title} {...(description && { description })}>
      <div ref={listRef} tabIndex={-1} className="outline-none">
        {offers.length === 0 ? (
          <p className="py-2 text-muted">{emptyText}</p>
        ) : (
          <ul className="divide-y divide-line">
            {offers.map((offer) => (
              <OfferRow
                key={offer._id}
                offer={offer}
                {...row}
                onWithdraw={async (offer) => {
                  await onWithdraw(offer)
                  // The row that had the focus is removed.
                  listRef.current?.focus({ preventScroll: true })
                }}
              />
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}
