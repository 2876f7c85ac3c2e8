import { composePostcard } from './compose-postcard.ts'
import type { RegularPostcardTemplate } from './postcard-template.ts'

export const mortgageCheck: RegularPostcardTemplate = {
  id: 'postcard-mortgage-check',
  title: 'Ten-minute mortgage check',
  description: 'A small card that asks one good question about the loan.',
  intent: 'MORTGAGE',
  leadType: 'MORTGAGE',
  templateType: 'REGULAR',
  settings: composePostcard('split', '4X6', 'harbor-morning', {
    headline: 'Does your loan still fit?',
    subheadline: 'Ten minutes, your rate, and what {{home.street | your home}} is worth today.',
    backHeadline: 'Worth ten minutes',
    body: [
      'A higher value can end mortgage insurance or lower a rate. It starts with today’s value.',
      'I’ll tell you honestly if there’s nothing in it.',
    ],
    callToAction: 'Check my home’s value',
  }),
}
