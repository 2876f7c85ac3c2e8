import { composePostcard } from './compose-postcard.ts'
import type { RegularPostcardTemplate } from './postcard-template.ts'

export const fallPrint: RegularPostcardTemplate = {
  id: 'postcard-fall-print',
  title: 'A fall greeting',
  description: 'A picture to put on the fridge, with the four jobs that save money before winter on the back.',
  intent: 'SEASONAL',
  leadType: 'GENERAL',
  templateType: 'REGULAR',
  settings: composePostcard('frame', '6X9', 'autumn-avenue', {
    headline: 'The best light of the year',
    subheadline:
      'Enjoy it, {{contact.firstName | neighbor}}. The four jobs that can’t wait for winter are on the back.',
    backHeadline: 'Before the first frost',
    body: [
      'Clear the gutters. Shut off the outside taps. Have the furnace looked at. Walk around once and look up at the roof.',
      'An afternoon now is cheaper than a plumber in January. If you need a good one, call me: I know who shows up.',
    ],
    callToAction: 'And see what your home is worth',
  }),
}
