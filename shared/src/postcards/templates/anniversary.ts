import { composePostcard } from './compose-postcard.ts'
import type { RegularPostcardTemplate } from './postcard-template.ts'

export const anniversaryNote: RegularPostcardTemplate = {
  id: 'postcard-anniversary-note',
  title: 'Happy home anniversary',
  description: 'A few lines by hand for the day they got the keys.',
  intent: 'ANNIVERSARY',
  leadType: 'GENERAL',
  templateType: 'REGULAR',
  settings: composePostcard('note', '4X6', 'quiet-street', {
    headline: 'Happy home anniversary, {{contact.firstName | neighbor}}!',
    subheadline: 'Home since {{home.purchaseYear | that first day}}. I hope it still feels like the right one.',
    backHeadline: 'A lot has changed since then',
    body: ['For one, what it’s worth: {{home.value | see for yourself}}. I put the whole story on a page for you.'],
    callToAction: 'See your home’s story',
  }),
}
