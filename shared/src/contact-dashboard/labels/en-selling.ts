import { videoLabelsEn } from '../../landing-pages/labels/video-labels.ts'
import type { SellingLabels } from './selling-labels.ts'

const count = (number: number, one: string, many: string) => (number === 1 ? `1 ${one}` : `${number} ${many}`)
const compared = (one: string, many: string) => (difference: number) =>
  `Yours has ${count(Math.abs(difference), one, many)} ${difference > 0 ? 'more' : 'fewer'}`

export const enSelling: SellingLabels = {
  comps: {
    none: 'No homes near you were listed or sold lately. We will show them here as soon as there are some.',
    sold: 'Sold',
    active: 'For sale',
    soldOn: (day) => `Sold ${day}`,
    listedOn: (day) => `Listed ${day}`,
    milesAway: (miles) => `${miles}\u00a0mi away`,
    miles: (miles) => `${miles} mi`,
    beyondMap: (numbers) => `Too far away for this map: ${numbers}.`,
    map: (homes) => `Map of ${count(homes, 'home', 'homes')} around yours`,
    yourHome: 'Your home',
    facts: {
      bedrooms: 'Beds',
      bathrooms: 'Baths',
      parking: 'Parking',
      livingSpace: 'Size',
      plotSize: 'Lot',
      yearBuilt: 'Built',
    },
    sqft: (size) => `${size} sq ft`,
    acres: (size) => `${size} acres`,
    comparison: { more: 'more than yours', less: 'less than yours', same: 'same as yours' },
    moreFacts: 'More facts',
    like: 'Like mine',
    unlike: 'Not like mine',
    source: (source) => `Listings from ${source}.`,
    listedBy: (office) => `Listed by ${office}`,
    mlsNumber: (number) => `MLS #${number}`,
  },
  ownEstimate: {
    title: 'What these sales suggest',
    about: 'Our own arithmetic with the sales above. It is not an appraisal, and no provider stands behind it.',
    between: (low, high, homes) => (homes === 1 ? 'From one sold home' : `${low} to ${high}, from ${homes} sold homes`),
    provider: (provider) => `${provider} estimates`,
    steps: 'How this adds up',
    yourHome: (squareFeet) => `Your home counts with ${squareFeet} sq ft.`,
    soldFor: 'Sold for',
    perSquareFoot: (squareFeet) => `Per square foot, at ${squareFeet} sq ft`,
    atYourSize: (squareFeet) => `At your ${squareFeet} sq ft`,
    differences: {
      bathrooms: compared('bath', 'baths'),
      bedrooms: compared('bedroom', 'bedrooms'),
      parking: compared('parking space', 'parking spaces'),
      yearBuilt: (difference) =>
        `Yours is ${count(Math.abs(difference), 'year', 'years')} ${difference > 0 ? 'newer' : 'older'}`,
    },
    suggests: 'Suggests for yours',
    counts: (times) => (times === 1 ? 'Counts once' : `Counts ${times} times`),
    rules:
      'Rules of thumb: a bath changes the price by 2%, a bedroom or a parking space by 1%, a year of age by 0.2%, and no difference by more than 10%. Homes like yours count three times, homes not like yours do not count.',
    average: 'Average of these homes, as often as each counts',
    none: 'Once there is a sold home of similar size that you did not rule out, we can work out an estimate here.',
  },
  sellingOptions: {
    price: 'Estimated price',
    keep: 'You would keep about',
    bring: 'You would have to bring about',
    addUp: 'How this adds up',
    priceRow: 'Price',
    loan: 'Loan balance',
    assumptions:
      'The same costs are assumed for every way to sell. Yours depend on the agreement you sign. Taxes are not included.',
    noValue: 'We need an estimate of your home before we can compare prices.',
    offerRequested: 'You have requested a preliminary offer. We will get back to you about it.',
  },
  offers: {
    title: 'Offers for your home',
    about: 'What you would keep rests on the costs and the loan balance shown. Nothing here binds you.',
    cash: 'Cash offer',
    listing: 'Listing offer',
    offeredBy: 'Offered by',
    closingDate: 'Closing date',
    validUntil: 'Valid until',
    commission: 'Commission',
    interested: 'I’m interested',
    question: 'Ask a question',
    offer: (kind, amount) => `${kind}: ${amount}`,
  },
  contactAgent: {
    call: 'Call',
    text: 'Text',
    email: 'Email',
    book: 'Book a time',
    photoOf: (name) => `Photo of ${name}`,
  },
  lender: {
    // A license that names its register is shown as it is.
    license: (number) => (/^\d/.test(number) ? `NMLS ${number}` : number),
    equalHousing: { LENDER: 'Equal Housing Lender', OTHER: 'Equal Housing Opportunity' },
    categories: {
      LENDER: 'Lender',
      TITLE_COMPANY: 'Title company',
      INSURANCE: 'Insurance',
      INSPECTOR: 'Home inspector',
      ATTORNEY: 'Attorney',
      CONTRACTOR: 'Contractor',
      MOVER: 'Mover',
      OTHER: '',
    },
  },
  frames: {
    videoPreview: 'Your video shows here on the published page.',
    ...videoLabelsEn,
  },
  sheet: { close: 'Close' },
  answers: {
    saved: 'Saved. Your agent can see it too.',
    failed: 'That could not be saved. Please check your connection and try again.',
    tooMany: 'That was not saved, because there were many changes in a short time. Please try again in a minute.',
    undo: 'Undo',
    undone: 'Undone.',
  },
}
