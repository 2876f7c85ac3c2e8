import type { Offer } from '@gable/shared/offers/offer.ts'
import { CashOfferDialog } from './cash-offer-dialog.tsx'
import { ListingOfferDialog } from './listing-offer-dialog.tsx'
import type { useOfferActions } from './use-offer-actions.ts'

/** The offer in the dialog. It is kept while the dialog closes, so that the dialog does not empty on its way out. */
export interface OfferEditorState {
  open: boolean
  offerType: Offer['offerType']
  offer: Offer | undefined
}

interface OfferDialogsProps {
  editor: OfferEditorState
  onClose: () => void
  actions: ReturnType<typeof useOfferActions>
}

export function OfferDialogs({ editor: { open, offerType, offer }, onClose, actions }: OfferDialogsProps) {
  return (
    <>
      <CashOfferDialog
        open={open && offerType === 'CASH'}
        onClose={onClose}
        offer={offer?.offerType === 'CASH' ? offer : undefined}
        onSave={(terms) => actions.saveCashOffer(terms, offer)}
      />
      <ListingOfferDialog
        open={open && offerType === 'LISTING'}
        onClose={onClose}
        offer={offer?.offerType === 'LISTING' ? offer : undefined}
        onSave={(terms) => actions.saveListingOffer(terms, offer)}
      />
    </>
  )
}
