import type { CashTerms, ListingTerms } from '@gable/shared/offers/offer-terms.ts'
import type { Offer } from '@gable/shared/offers/offer.ts'
import { toast } from '../design/feedback/toast.tsx'
import { useAccount } from '../platform/account.ts'
import { showErrorToast } from '../platform/error-toast.ts'
import { callInAccount, useRefresh } from '../platform/use-api.ts'

/** What an agent does with the offers for one home. */
export function useOfferActions(propertyId: string) {
  const call = callInAccount(useAccount().accountId)
  const refresh = useRefresh()
  const read = () =>
    refresh('GET /agent/properties/:propertyId/deal', 'GET /agent/properties/:propertyId/offer-summary')
  const ofHome = { params: { propertyId } }

  async function done(said: string) {
    await read()
    toast.success(said)
  }

  async function withdraw({ _id: offerId }: Offer) {
    const params = { propertyId, offerId }
    try {
      await call('POST /agent/properties/:propertyId/offers/:offerId/withdrawn', { params })
      await read()
      toast('Offer withdrawn', { label: 'Undo', run: () => void restore(params) })
    } catch (error) {
      showErrorToast(error)
    }
  }

  async function restore(params: { propertyId: string; offerId: string }) {
    try {
      await call('POST /agent/properties/:propertyId/offers/:offerId/restored', { params })
      await read()
    } catch (error) {
      showErrorToast(error)
    }
  }

  return {
    withdraw,
    async keepCash(terms: CashTerms, before: Offer | undefined) {
      if (!before) {
        await call('POST /agent/properties/:propertyId/create-cash-offer', { ...ofHome, body: terms })
        return done('Cash offer created')
      }
      await change(before, { offerType: 'CASH', ...terms, basedOn: before.updatedAt })
    },
    async keepListing(terms: ListingTerms, before: Offer | undefined) {
      if (!before) {
        await call('POST /agent/properties/:propertyId/create-listing-offer', { ...ofHome, body: terms })
        return done('Listing offer created')
      }
      await change(before, { offerType: 'LISTING', ...terms, basedOn: before.updatedAt })
    },
  }

  async function change({ _id: offerId }: Offer, body: ChangedTerms) {
    await call('PUT /agent/properties/:propertyId/offers/:offerId', { params: { propertyId, offerId }, body })
    await done('Offer saved')
  }
}

type ChangedTerms = { basedOn: string } & (
  | ({ offerType: 'CASH' } & CashTerms)
  | ({ offerType: 'LISTING' } & ListingTerms)
)
