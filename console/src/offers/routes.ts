import type { RouteObject } from 'react-router-dom'

/** Outside the shell, and of no account that its address names. */
export const printOfferRoute: RouteObject = {
  path: 'offer/print/:propertyId',
  handle: { title: 'Print Offer' },
  lazy: async () => ({ Component: (await import('./print-offer.tsx')).PrintOffer }),
}
