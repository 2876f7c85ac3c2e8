import type { Deal } from '@gable/shared/offers/deal.ts'
import type { Offer } from '@gable/shared/offers/offer.ts'
import type { Property } from '@gable/shared/properties/property.ts'
import { useState } from 'react'
import { CreateOfferMenu } from './create-offer-menu.tsx'
import { OfferListCard } from './offer-list-card.tsx'
import { type OfferEditorState, OfferDialogs } from './offer-dialogs.tsx'
import { OfferFooter } from './offer-footer.tsx'
import { OfferRequestStatus } from './offer-request-status.tsx'
import { useOfferActions } from './use-offer-actions.ts'

export function OfferBuilder({ property, deal }: { property: Property; deal: Deal }) {
  const { propertyId } = property
  const writes = useOfferActions(propertyId)
  const [edited, setEdited] = useState<OfferEditorState>({ open: false, offerType: 'CASH', offer: undefined })
  const line = {
    onEdit: (offer: Offer) => setEdited({ open: true, offerType: offer.offerType, offer }),
    onWithdraw: writes.withdraw,
  }
  const active = [...deal.listingOffers, ...deal.nonExpiredCashOffers]
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <OfferRequestStatus propertyId={propertyId} />
        <CreateOfferMenu onCreate={(offerType) => setEdited({ open: true, offerType, offer: undefined })} />
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <OfferListCard title="Listing Offers" offers={deal.listingOffers} none="No listing offers yet." {...line} />
        <OfferListCard title="Cash Offers" offers={deal.nonExpiredCashOffers} none="No active cash offers." {...line} />
        <div className="lg:col-span-2">
          <OfferListCard
            title="Expired Offers"
            description="Not shown to contact or preview"
            offers={deal.expiredCashOffers}
            none="No offer has expired."
            isExpired
            {...line}
          />
        </div>
      </div>
      <OfferFooter property={property} recipients={deal.recipients} active={active} />
      <OfferDialogs edited={edited} onClose={() => setEdited((now) => ({ ...now, open: false }))} writes={writes} />
    </>
  )
}
