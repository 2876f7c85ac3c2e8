import { composePostcard } from './compose-postcard.ts'
import type { RegularPostcardTemplate, SmartPostcardTemplate } from './postcard-template.ts'

export const homeValueNumber: RegularPostcardTemplate = {
  id: 'postcard-home-value-number',
  title: 'The number',
  description: 'The value of the owner’s home as large as the card allows, and nothing in its way.',
  intent: 'HOME_VALUE',
  leadType: 'HV',
  templateType: 'REGULAR',
  settings: composePostcard('big-number', '6X9', null, {
    headline: '{{home.value | What’s it worth?}}',
    subheadline:
      '{{home.street | Your home}}, going by what sold nearby. Our estimate for {{today.month}} {{today.year}}.',
    backHeadline: 'Is the number right, {{contact.firstName | neighbor}}?',
    body: [
      'An estimate only knows what is on record. It has never seen your kitchen, your garden or the roof you replaced.',
      'Scan the code for the sales behind the figure and the range around it. Tell me what the records miss, and I’ll work out a better one by hand.',
    ],
    callToAction: 'See how we got there',
  }),
}

export const smartHomeValue: SmartPostcardTemplate = {
  id: 'postcard-smart-home-value',
  title: 'Home value, kept fresh',
  description: 'Each owner gets the current value of their own home. Words and design change every time.',
  intent: 'HOME_VALUE',
  leadType: 'HV',
  templateType: 'SMART',
  variations: [
    {
      id: 'postcard-smart-home-value-figure',
      settings: composePostcard('big-number', '6X9', null, {
        headline: '{{home.value | What’s it worth?}}',
        subheadline:
          'For {{home.street | your home}}, {{today.month}} {{today.year}}. Worth knowing, even if you’re staying.',
        backHeadline: 'One number for your file',
        body: [
          'Hi {{contact.firstName | there}},',
          'Buyers would likely land in a range of {{home.valueRange | what similar homes got}}. That’s the figure to hold against your insurance, your tax assessment or a refinance.',
          'It changes with every sale around you. The code always shows the latest.',
        ],
        callToAction: 'See today’s value',
      }),
    },
    {
      id: 'postcard-smart-home-value-map',
      settings: composePostcard('parcels', '6X9', null, {
        headline: 'Your neighbors just moved your price.',
        subheadline: 'Every sale near {{home.street | your home}} changes what it would bring.',
        backHeadline: '{{home.value | A new figure}}, as of {{today.month}}',
        body: [
          'Hi {{contact.firstName | there}},',
          'When a home near you sells, buyers and appraisers hold it against yours. I keep track of those sales so you don’t have to.',
          'Scan the code for the ones that count right now, and what they do to your value.',
        ],
        callToAction: 'See the sales near you',
      }),
    },
    {
      id: 'postcard-smart-home-value-question',
      settings: composePostcard('split', '6X9', 'quiet-street', {
        headline: 'What would it sell for today?',
        subheadline: '{{home.street | Your home}} has an answer. It takes ten seconds and no phone call.',
        backHeadline: 'Around {{home.value | the price of the last sale nearby}}',
        body: [
          'That is where recent sales put {{home.street | your home}} this month, {{contact.firstName | neighbor}}.',
          'Thinking of selling? I’ll tell you which two or three fixes pay for themselves.',
          'Staying put? Then it’s good to know what you’re sitting on.',
        ],
        callToAction: 'Get your home’s report',
      }),
    },
    {
      id: 'postcard-smart-home-value-note',
      settings: composePostcard('note', '6X9', 'hillside-homes', {
        headline: 'Hi {{contact.firstName | neighbor}},',
        subheadline: 'I ran the numbers for {{home.street | your home}} again. They’ve moved. Turn this over.',
        backHeadline: 'It comes out at {{home.value | more than you’d think}}',
        body: [
          'That’s from the latest sales around you. No need to do anything about it.',
          'But if a move, a remodel or a refinance is on your list, it’s the number to start from. Scan the code to see how I got there.',
        ],
        callToAction: 'See how I got there',
      }),
    },
  ],
}
