import { composePostcard } from './compose-postcard.ts'
import type { RegularPostcardTemplate, SmartPostcardTemplate } from './postcard-template.ts'

export const equityFigures: RegularPostcardTemplate = {
  id: 'postcard-equity-figures',
  title: 'Your home in figures',
  description: 'Value, equity and the change in a year, side by side on a dark ground.',
  intent: 'EQUITY',
  leadType: 'HV',
  templateType: 'REGULAR',
  settings: composePostcard('figures', '6X9', null, {
    headline: 'Your home, in figures',
    subheadline: '{{home.street | Where you live}}, {{today.month}} {{today.year}}',
    backHeadline: 'What {{home.equity | your equity}} could do',
    body: [
      'Equity is what would be yours after the loan is paid. Owners use it to move up without a second loan, to pay for a remodel, or just to sleep well.',
      'Scan the code to see how yours has grown, and correct the loan balance if we have it wrong. Only you and I see it.',
    ],
    callToAction: 'See your equity',
  }),
}

export const smartEquity: SmartPostcardTemplate = {
  id: 'postcard-smart-equity',
  title: 'Home equity, kept fresh',
  description: 'Each owner sees what they have built up in their own home. Words and design change every time.',
  intent: 'EQUITY',
  leadType: 'HV',
  templateType: 'SMART',
  variations: [
    {
      id: 'postcard-smart-equity-figures',
      settings: composePostcard('figures', '6X9', null, {
        headline: 'Where you stand',
        subheadline: 'The latest figures for {{home.street | your home}}.',
        backHeadline: 'Your quiet savings account',
        body: [
          'Hi {{contact.firstName | there}},',
          'Every payment and every good sale nearby adds to it: {{home.equity | your equity}}, by our latest estimate.',
          'Scan the code to see it month by month, and what it would leave you after a sale.',
        ],
        callToAction: 'See it month by month',
      }),
    },
    {
      id: 'postcard-smart-equity-number',
      settings: composePostcard('big-number', '6X9', null, {
        headline: '{{home.equity | It’s yours.}}',
        subheadline: 'Estimated equity in {{home.street | your home}}: what’s left of the value after the loan.',
        backHeadline: 'Most owners guess too low',
        body: [
          'Hi {{contact.firstName | there}}, it’s easy to forget that a home grows on both sides: the value rises and the loan shrinks.',
          'The code shows both. If our loan balance is off, fix it there and the figure follows.',
        ],
        callToAction: 'Check your figure',
      }),
    },
    {
      id: 'postcard-smart-equity-arch',
      settings: composePostcard('arch', '6X9', 'lake-cabin', {
        headline: 'Room for the next chapter',
        subheadline: 'What you’ve built up at {{home.street | home}} may reach further than you think.',
        backHeadline: 'About {{home.equity | enough}} to work with',
        body: [
          'A bigger kitchen, a smaller yard, a place by the water: the first question is always what you would walk away with.',
          'Scan the code for your own answer, {{contact.firstName | neighbor}}. If it raises the next question, call me.',
        ],
        callToAction: 'See what you’d walk away with',
      }),
    },
    {
      id: 'postcard-smart-equity-block',
      settings: composePostcard('block', '6X9', null, {
        headline: 'You own more than you think',
        subheadline: 'The latest on {{home.street | your home}}, with the math on one page.',
        backHeadline: '{{home.equity | More}} and counting',
        body: [
          'Hi {{contact.firstName | there}},',
          'That’s our estimate of your equity in {{today.month}}. It comes from recent sales near you, minus what’s left on the loan.',
          'One scan shows the math, and what owners like you did with theirs.',
        ],
        callToAction: 'Show me the math',
      }),
    },
  ],
}
