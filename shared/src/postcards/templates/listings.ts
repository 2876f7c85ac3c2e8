import { composePostcard } from './compose-postcard.ts'
import type { RegularPostcardTemplate } from './postcard-template.ts'

/** Facts in brackets are placeholders. A postcard cannot be published before they are replaced. */
export const justListed: RegularPostcardTemplate = {
  id: 'postcard-just-listed',
  title: 'Just listed',
  description: 'The house from edge to edge. Add your photo, the address and the facts.',
  intent: 'JUST_LISTED',
  leadType: 'BUYER',
  templateType: 'REGULAR',
  settings: composePostcard('panorama', '6X9', 'lake-cabin', {
    headline: 'Just listed: [14 Juniper Lane]',
    subheadline: '[3 beds, 2 baths, 1,840 sq ft]. Asking [$585,000]. You get to see it first.',
    backHeadline: 'Who would you like next door?',
    body: [
      '[The porch faces west, so you get the evening light. The kitchen was redone two years ago, and the oak floors are original.]',
      'Know someone who has been looking in {{home.city | the neighborhood}}? Pass this card on. And if you wonder what a new neighbor does to your own value, scan the code.',
    ],
    callToAction: 'See what it means for your home',
  }),
}

export const justSold: RegularPostcardTemplate = {
  id: 'postcard-just-sold',
  title: 'Just sold',
  description: 'Loud and short: the sale you closed, and the question it raises.',
  intent: 'JUST_SOLD',
  leadType: 'SELLER',
  templateType: 'REGULAR',
  settings: composePostcard('block', '6X9', null, {
    headline: 'Sold. Is yours next?',
    subheadline: '[8 Orchard Road], in [nine days] and with [six offers].',
    backHeadline: 'Buyers who missed out are still looking',
    body: [
      'What worked: fresh paint in two rooms, a price right at the last three sales, and every showing in one weekend.',
      'The ones who came second still want to live here. Scan the code to see what {{home.street | your home}} could bring.',
    ],
    callToAction: 'See what yours could bring',
  }),
}
