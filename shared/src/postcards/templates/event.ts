import { composePostcard } from './compose-postcard.ts'
import type { RegularPostcardTemplate } from './postcard-template.ts'

/** Facts in brackets are placeholders. A postcard cannot be published before they are replaced. */
export const openHouseTicket: RegularPostcardTemplate = {
  id: 'postcard-open-house-ticket',
  title: 'Open house ticket',
  description: 'An invitation that looks like an admission ticket, with the guest’s name on the stub.',
  intent: 'EVENT',
  leadType: 'GENERAL',
  templateType: 'REGULAR',
  settings: composePostcard('ticket', '4X6', null, {
    headline: 'Open house for neighbors',
    subheadline: '[Saturday, June 6, 11 to 1], [14 Juniper Lane]. Lemonade, cookies and a good look around.',
    backHeadline: 'Come and be curious',
    body: [
      'You live around the corner, so you see it first. Bring the kids, and bring questions.',
      'Can’t make it? See what it means for your own home.',
    ],
    callToAction: 'See your home’s value',
  }),
}
