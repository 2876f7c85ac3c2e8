import { sampleMergeValues } from '../content/merge-fields.ts'
import type { EmailRecipient } from './email-context.ts'

/** For previews that show no contact. */
export const sampleRecipient: EmailRecipient = {
  values: sampleMergeValues,
  agent: {
    fullName: 'Maya Chen',
    title: 'Listing Agent',
    photoUrl: null,
    email: 'maya@example.com',
    phone: '(207) 555-0142',
  },
  home: {
    address: '18 Spring Street, Portland, ME 04101',
    estimate: { value: 612_000, low: 586_000, high: 641_000, changePercent: 4.2 },
    equity: { amount: 348_000, loanBalance: 264_000 },
    comparables: [
      { address: '31 Spring Street', soldOn: '2026-04-18', price: 628_500, facts: '3 bd · 2 ba · 1,780 sq ft' },
      { address: '7 Brackett Street', soldOn: '2026-04-02', price: 589_000, facts: '3 bd · 1.5 ba · 1,640 sq ft' },
      { address: '112 Pine Street', soldOn: '2026-03-21', price: 654_000, facts: '4 bd · 2 ba · 1,910 sq ft' },
      { address: '64 Winter Street', soldOn: '2026-03-06', price: 571_500, facts: '2 bd · 2 ba · 1,420 sq ft' },
      { address: '9 Carleton Street', soldOn: '2026-02-27', price: 605_000, facts: '3 bd · 2 ba · 1,700 sq ft' },
      { address: '220 Danforth Street', soldOn: '2026-02-13', price: 699_000, facts: '4 bd · 2.5 ba · 2,150 sq ft' },
    ],
    market: { place: 'Portland, ME', medianPrice: 584_000, changePercent: 3.6, daysOnMarket: 19, sales: 74 },
  },
  links: { clickBase: null, unsubscribe: '#', preferences: '#', openPixel: null },
}
