import type { LeadStage } from '@gable/shared/activity/entry.ts'

/** What agents write down, by what has just happened. `@colleague` becomes a mention. */
export const noteTexts: Record<LeadStage | 'PASSING', string[]> = {
  NEW: ['Came in overnight, calling first thing.'],
  CONTACTED: [
    'Called {first}, friendly and open. Wants to know what the neighbours got before talking about a price.',
    'Left a voicemail and sent a text. {first} answered within the hour: Thursday after work suits best.',
    'Spoke for ten minutes. They like {town} but the stairs are getting to be a lot.',
    '{first} is only looking for now, but the lease of their daughter ends in spring. Stay in touch monthly.',
    'Reached {first} on the third try. Prefers e-mail over the phone.',
    'Good talk. The kitchen was done two years ago and they have all receipts.',
    'Not sure yet whether to sell or to rent it out. Sent both calculations. @colleague, could you look over the rental one?',
    'Asked how long homes on {street} take to sell. Sent the last six.',
  ],
  QUALIFIED: [
    'Walked through the house. Roof 2016, furnace 2019, basement dry. Ready within six weeks.',
    '{first} wants to list as soon as the school year is over. Motivated, realistic about the price.',
    'Both owners at the table today. They have a number in mind and it is within three percent of ours.',
    'Pre-approved, letter is in the folder. Looking for three bedrooms and a garden.',
    'They need to buy before they sell, so a bridge loan comes into it. Introduced them to our lender.',
    '@colleague will take the photographs on Tuesday if the weather holds.',
    'Went through the comparables one by one. They agree that the one with the pool does not count.',
  ],
  UNDER_CONTRACT: [
    'Three offers, took the second highest: no contingency on a sale, closes in 45 days.',
    'Offer accepted last night. Inspection on Friday, {first} is relieved.',
    'Countered once, met in the middle. Appraisal ordered.',
    'Signed. The buyers asked for the swing set and {first} laughed and said yes.',
  ],
  CLOSED: [
    'Closed. Dropped off the keys and a loaf of bread.',
    'All done and recorded. {first} promised a review, ask again in two weeks.',
    'Closed two days early. Their movers need a recommendation for next time.',
    'Closing went smoothly. Remember the anniversary next year.',
  ],
  LOST: [
    'They will stay put for at least a year. Keep on the quarterly letter.',
    'Went with a cousin who has a license. No hard feelings.',
    'No answer to four calls and three e-mails. Closing this for now.',
    'Rates scared them off. Call again when they move.',
    'The appraisal came in low and nobody wanted to move. Pity.',
  ],
  PASSING: [
    'Met at the farmers market in {town}. Grandchild on the way, may want something bigger.',
    'Sent a birthday card.',
    '{first} referred a colleague from work. Thank-you note is out.',
    'Asked about the new build at the end of {street}. Sent what the town has published.',
    'Wants a handyman for the porch. Passed on two names.',
    'Saw the new fence while driving by on {street}. Looks good.',
    'Called about property taxes; explained the reassessment and where to appeal.',
    'Their tenant moves out in the autumn. Ask then whether they want to sell.',
    'Prefers texts. Do not call before ten.',
    'Came by the office for the neighbourhood map. @colleague knows the family from school.',
    'Dog is called Biscuit. Bring treats.',
    'Thinks about an in-law apartment above the garage. Sent the zoning page.',
  ],
}
