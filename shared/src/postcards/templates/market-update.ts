import { composePostcard } from './compose-postcard.ts'
import type { RegularPostcardTemplate, SmartPostcardTemplate } from './postcard-template.ts'

export const marketPaper: RegularPostcardTemplate = {
  id: 'postcard-market-paper',
  title: 'The local paper',
  description: 'A front page about the market of the owner’s town.',
  intent: 'MARKET_UPDATE',
  leadType: 'SELLER',
  templateType: 'REGULAR',
  settings: composePostcard('masthead', '6X9', 'harbor-morning', {
    headline: 'What {{home.city | your town}} homes sell for now',
    subheadline: 'Prices, pace and what buyers pay extra for. The page about your own street is one scan away.',
    backHeadline: 'The short version',
    body: [
      'Well-kept homes with a fair price go first. Homes that start too high wait, and end up lower than their neighbors.',
      'Scan the code for what sold near {{home.street | you}}, for how much and how fast. No sign-up, no newsletter.',
    ],
    callToAction: 'See the sales on your street',
  }),
}

export const marketMap: RegularPostcardTemplate = {
  id: 'postcard-market-map',
  title: 'One of these is yours',
  description: 'A map of lots with one picked out: a small card about the sales around it.',
  intent: 'MARKET_UPDATE',
  leadType: 'HV',
  templateType: 'REGULAR',
  settings: composePostcard('parcels', '4X6', null, {
    headline: 'One of these homes is yours.',
    subheadline: 'The ones that sold around it set its price.',
    backHeadline: 'Who set your price?',
    body: [
      'Every sale near {{home.street | your home}} moves what yours would bring.',
      'Scan the code for the latest ones, {{contact.firstName | neighbor}}.',
    ],
    callToAction: 'See what sold nearby',
  }),
}

export const smartMarketUpdate: SmartPostcardTemplate = {
  id: 'postcard-smart-market-update',
  title: 'Market update, kept fresh',
  description: 'What happens around each owner’s home, in new words and a new design every time.',
  intent: 'MARKET_UPDATE',
  leadType: 'SELLER',
  templateType: 'SMART',
  variations: [
    {
      id: 'postcard-smart-market-update-paper',
      settings: composePostcard('masthead', '6X9', 'city-dusk', {
        headline: '{{home.city | Your town}}, month by month',
        subheadline: 'What changed since you last looked, and what it means on {{home.street | your street}}.',
        backHeadline: '{{today.month}}, in three lines',
        body: [
          'Buyers compare more and rush less. A fair price still sells in the first weeks. Repairs count more than they did.',
          'How that plays out on your street is one scan away, {{contact.firstName | neighbor}}.',
        ],
        callToAction: 'Open your street’s page',
      }),
    },
    {
      id: 'postcard-smart-market-update-view',
      settings: composePostcard('panorama', '6X9', 'hillside-homes', {
        headline: 'The view from your street',
        subheadline: 'Who sold near {{home.street | you}}, for how much, and how long it took.',
        backHeadline: 'Curious what the neighbors got?',
        body: [
          'You’re not nosy. It’s the best way to know what your own home would bring.',
          'Scan the code for the sales near {{home.street | you}}. Your own value is on the same page: {{home.value | a fresh estimate}}.',
        ],
        callToAction: 'See what the neighbors got',
      }),
    },
    {
      id: 'postcard-smart-market-update-block',
      settings: composePostcard('block', '6X9', null, {
        headline: 'Still a good time?',
        subheadline: 'It depends on the street. Here is yours.',
        backHeadline: 'The honest answer',
        body: [
          'National headlines average a country. Your home is on one street in {{home.city | one town}}.',
          'Scan the code for what happened there lately, {{contact.firstName | neighbor}}: the sales, the prices and the pace. Then decide.',
        ],
        callToAction: 'Check your own street',
      }),
    },
    {
      id: 'postcard-smart-market-update-frame',
      settings: composePostcard('frame', '6X9', 'quiet-street', {
        headline: 'Meanwhile, next door',
        subheadline: 'Homes near {{home.street | yours}} changed hands. The figures are one scan away.',
        backHeadline: 'Three things I’d look at',
        body: [
          'What sold, what it sold for, and how far that was from the asking price.',
          'All three are on your page, {{contact.firstName | neighbor}}, next to your own value. I keep it current.',
        ],
        callToAction: 'Open your page',
      }),
    },
  ],
}
