import type { Deal } from '@gable/shared/offers/deal.ts'
import type { Offer } from '@gable/shared/offers/offer.ts'
import type { Property } from '@gable/shared/properties/property.ts'
import { useState } from 'react'
import { CreateOfferMenu } from './create-offer-menu.tsx'
import { OfferDialogs, type OfferEditorState } from './offer-dialogs.tsx'
import { OfferFooter } from './offer-footer.tsx'
import { OfferListCard } from './offer-list-card.tsx'
import { OfferRequestStatus } from './offer-request-status.tsx'
import { useOfferActions } from './use-offer-actions.ts'

export function OfferBuilder({ property, deal }: { property: Property; deal: Deal }) {
  const { propertyId } = property
  const actions = useOfferActions(propertyId)
  const [editor, setEditor] = useState<OfferEditorState>({ open: false, offerType: 'CASH', offer: undefined })
  const rowActions = {
    onEdit: (offer: Offer) => setEditor({ open: true, offerType: offer.offerType, offer }),
    onWithdraw: actions.withdraw,
  }
  const activeOffers = [...deal.listingOffers, ...deal.nonExpiredCashOffers]
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <OfferRequestStatus propertyId={propertyId} />
        <CreateOfferMenu onCreate={(offerType) => setEditor({ open: true, offerType, offer: undefined })} />
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <OfferListCard
          title="Listing Offers"
          offers={deal.listingOffers}
          emptyText="No listing offers yet."
          {...rowActions}
        />
        <OfferListCard
          title="Cash Offers"
          offers={deal.nonExpiredCashOffers}
          emptyText="No active cash offers."
          {...rowActions}
        />
        <div className="lg:col-span-2">
          <OfferListCard
            title="Expired Offers"
            description="Not shown to contact or preview"
            offers={deal.expiredCashOffers}
            emptyText="No expired offers."
            isExpired
            {...rowActions}
          />
        </div>
      </div>
      <OfferFooter property={property} recipients={deal.recipients} activeOffers={activeOffers} />
      <OfferDialogs
        editor={editor}
        onClose={() => setEditor((current) => ({ ...current, open: false }))}
        actions={actions}
      />
    </>
  )
}
