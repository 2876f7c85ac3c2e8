import { composePostcard } from './compose-postcard.ts'
import type { RegularPostcardTemplate } from './postcard-template.ts'

export const buyerArch: RegularPostcardTemplate = {
  id: 'postcard-buyer-door',
  title: 'The next front door',
  description: 'For people who look at listings at night: a door, an invitation and no pressure.',
  intent: 'BUYER',
  leadType: 'BUYER',
  templateType: 'REGULAR',
  settings: composePostcard('arch', '6X9', 'desert-modern', {
    headline: 'Find the door that feels like yours',
    subheadline: 'I see homes before they are on the big websites. Tell me what you’d like to come home to.',
    backHeadline: 'Three things to know before you look',
    body: [
      'What a lender will give you. Which two wishes you would never trade. And what your present home would bring, if there is one.',
      'The third takes one scan, {{contact.firstName | neighbor}}. For the other two, let’s have a coffee.',
    ],
    callToAction: 'Start with what you have',
  }),
}
