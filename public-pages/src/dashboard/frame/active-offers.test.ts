import { en } from '@gable/shared/contact-dashboard/labels/en.ts'
import { getOfferButtons } from '@gable/shared/contact-dashboard/offer-buttons.ts'
import type { CashOffer, ListingOffer } from '@gable/shared/offers/offer.ts'
import { expect, test } from 'vitest'
import { createPage, renderPage, toText } from '../testing/render-sample.ts'

const common = { terms: 'As is.', by: null, createdAt: '', updatedAt: '' }
const cashOffer: CashOffer = {
  ...common,
  _id: 'cash',
  offerType: 'CASH',
  buyer: 'Blue Door <Homes>',
  amountCents: 30_500_000,
  closingOn: '2026-12-18',
  expiresAt: '2026-12-01T22:00:00Z',
}
const listingOffer: ListingOffer = {
  ...common,
  _id: 'listing',
  offerType: 'LISTING',
  lowCents: 31_500_000,
  highCents: 33_500_000,
  commissionPercent: 5.5,
}
const page = createPage({ cashOffers: [cashOffer], listingOffers: [listingOffer] })

test('active offers stand above all modules, with amount, terms and what the owner would keep', () => {
  const html = renderPage(page)
  expect(html.indexOf('id="module-OFFERS"')).toBeLessThan(html.indexOf('id="module-HOME_ESTIMATE"'))
  const text = toText(html)
  expect(text).toContain('Cash offer $305,000 Offered by Blue Door <Homes> Closing date Dec 18, 2026')
  expect(text).toContain('Valid until Dec 01, 2026, 5:00 PM EST You would keep about $103,225')
  expect(text).toContain('Listing offer $315,000 – $335,000 Commission 5.5% You would keep about')
  expect(html).toContain('Blue Door &lt;Homes>')
})

test('the commission of an offer takes the place of the assumed one', () => {
  const text = toText(renderPage({ ...page, cashOffers: [], modules: [] }))
  expect(text).toContain('Commission, 5.5% −$17,325 – $18,425')
  expect(text).not.toContain('Agent commission')
})

test('each offer can be answered in the short form, and what is counted names the offer', () => {
  const html = renderPage(page)
  expect(html).toContain('href="/d/ABCDEFGH23456789/ask/OFFERS?button=interested&amp;lang=en" data-ask="interested"')
  expect(html).toContain('data-button="I’m interested: Cash offer: $305,000"')
  expect(html).toContain('data-button="Ask a question: Listing offer: $315,000 – $335,000"')
  expect(getOfferButtons(en).interested.action.actionType).toBe('POPUP_LEAD_FORM')
})

test('without active offers there is no such section', () => {
  expect(renderPage(createPage())).not.toContain('module-OFFERS')
})

test('offers are shown in Spanish', () => {
  expect(toText(renderPage({ ...page, language: 'es' }))).toContain('Oferta en efectivo $305,000 Oferta de Blue Door')
})
