import type { Offer } from '@gable/shared/offers/offer.ts'
import type { CashTerms, ListingTerms } from '@gable/shared/offers/offer-terms.ts'
import { toast } from '../design/feedback/toast.tsx'
import { useAccount } from '../platform/account.ts'
import { showErrorToast } from '../platform/error-toast.ts'
import { callInAccount, useRefresh } from '../platform/use-api.ts'

/** Actions on the offers for a property. */
export function useOfferActions(propertyId: string) {
  const call = callInAccount(useAccount().accountId)
  const refresh = useRefresh()
  const refreshOffers = () =>
    refresh('GET /agent/properties/:propertyId/deal', 'GET /agent/properties/:propertyId/offer-summary')
  const propertyInput = { params: { propertyId } }

  async function refreshAndToast(message: string) {
    await refreshOffers()
    toast.success(message)
  }

  async function withdraw({ _id: offerId }: Offer) {
    const params = { propertyId, offerId }
    try {
      await call('POST /agent/properties/:propertyId/offers/:offerId/withdrawn', { params })
      await refreshOffers()
      toast('Offer withdrawn', { label: 'Undo', run: () => void restore(params) })
    } catch (error) {
      showErrorToast(error)
    }
  }

  async function restore(params: { propertyId: string; offerId: string }) {
    try {
      await call('POST /agent/properties/:propertyId/offers/:offerId/restored', { params })
      await refreshOffers()
    } catch (error) {
      showErrorToast(error)
    }
  }

  return {
    withdraw,
    async saveCashOffer(terms: CashTerms, before: Offer | undefined) {
      if (!before) {
        await call('POST /agent/properties/:propertyId/create-cash-offer', { ...propertyInput, body: terms })
        return refreshAndToast('Cash offer created')
      }
      await update(before, { offerType: 'CASH', ...terms, basedOn: before.updatedAt })
    },
    async saveListingOffer(terms: ListingTerms, before: Offer | undefined) {
      if (!before) {
        await call('POST /agent/properties/:propertyId/create-listing-offer', { ...propertyInput, body: terms })
        return refreshAndToast('Listing offer created')
      }
      await update(before, { offerType: 'LISTING', ...terms, basedOn: before.updatedAt })
    },
  }

  async function update({ _id: offerId }: Offer, body: OfferUpdate) {
    await call('PUT /agent/properties/:propertyId/offers/:offerId', { params: { propertyId, offerId }, body })
    await refreshAndToast('Offer saved')
  }
}

type OfferUpdate = { basedOn: string } & (
  | ({ offerType: 'CASH' } & CashTerms)
  | ({ offerType: 'LISTING' } & ListingTerms)
)
