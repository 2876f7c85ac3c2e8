import type { Offer } from '@gable/shared/offers/offer.ts'
import { CashOfferDialog } from './cash-offer-dialog.tsx'
import { ListingOfferDialog } from './listing-offer-dialog.tsx'
import type { useOfferActions } from './use-offer-actions.ts'

/** Which offer is open to be written; it stays while its dialog leaves the screen. */
export interface OfferEditorState {
  open: boolean
  offerType: Offer['offerType']
  offer: Offer | undefined
}

interface OfferDialogsProps {
  edited: OfferEditorState
  onClose: () => void
  writes: ReturnType<typeof useOfferActions>
}

export function OfferDialogs({ edited: { open, offerType, offer }, onClose, writes }: OfferDialogsProps) {
  return (
    <>
      <CashOfferDialog
        open={open && offerType === 'CASH'}
        onClose={onClose}
        offer={offer?.offerType === 'CASH' ? offer : undefined}
        onKeep={(terms) => writes.keepCash(terms, offer)}
      />
      <ListingOfferDialog
        open={open && offerType === 'LISTING'}
        onClose={onClose}
        offer={offer?.offerType === 'LISTING' ? offer : undefined}
        onKeep={(terms) => writes.keepListing(terms, offer)}
      />
    </>
  )
}
