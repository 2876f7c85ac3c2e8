import type { RouteObject } from 'react-router-dom'

/** Outside the console layout, and without an account in its path. */
export const printOfferRoute: RouteObject = {
  path: 'offer/print/:propertyId',
  handle: { title: 'Print Offer' },
  lazy: async () => ({ Component: (await import('./print-offer.tsx')).PrintOffer }),
}
