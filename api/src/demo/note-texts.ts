import type { LeadStage } from '@gable/shared/activity/entry.ts'

/** Note texts by situation. `@colleague` becomes a mention. */
export const noteTexts: Record<LeadStage | 'GENERAL', string[]> = {
  NEW: ['Came in overnight, calling first thing.'],
  CONTACTED: [
    'Called {first}, friendly and open. Wants to know what the neighbors got before talking price.',
    'Left a voicemail and sent a text. {first} answered within the hour: Thursday after work suits best.',
    'Spoke for ten minutes. They like {town} but the stairs are getting to be a lot.',
    "{first} is just looking for now, but their daughter's lease ends in the spring. Check in monthly.",
    'Reached {first} on the third try. Prefers email over phone.',
    'Good talk. Kitchen was redone two years ago and they kept the receipts.',
    'Not sure yet whether to sell or rent it out. Sent both net sheets. @colleague, could you look over the rental one?',
    'Asked how long homes on {street} take to sell. Sent the last six sales.',
  ],
  QUALIFIED: [
    'Walked through the house. Roof 2016, furnace 2019, basement dry. Ready within six weeks.',
    '{first} wants to list as soon as school is out. Motivated, realistic about price.',
    'Both owners at the table today. They have a number in mind and it is within three percent of ours.',
    'Pre-approved, letter is on file. Looking for three bedrooms and a yard.',
    'They need to buy before they sell, so a bridge loan is an option. Introduced them to our lender.',
    '@colleague is shooting the photos on Tuesday if the weather holds.',
    'Went through the comps one by one. They agree the one with the pool does not count.',
  ],
  UNDER_CONTRACT: [
    'Three offers, took the second highest: no sale contingency, closing in 45 days.',
    'Offer accepted last night. Inspection on Friday, {first} is relieved.',
    'Countered once, met in the middle. Appraisal ordered.',
    'Signed. The buyers asked for the swing set and {first} laughed and said yes.',
  ],
  CLOSED: [
    'Closed. Dropped off the keys and a loaf of bread.',
    'All done and recorded. {first} promised a review, follow up in two weeks.',
    'Closed two days early. Do not recommend their movers again.',
    'Closing went smoothly. Remember the anniversary next year.',
  ],
  LOST: [
    'Staying put for at least a year. Keep on the quarterly newsletter.',
    'Went with a cousin who has a license. No hard feelings.',
    'No answer to four calls and three emails. Closing this out for now.',
    'Rates scared them off. Call again when they move.',
    'The appraisal came in low and neither side would budge.',
  ],
  GENERAL: [
    'Met at the farmers market in {town}. First grandchild on the way, may want something bigger.',
    'Sent a birthday card.',
    '{first} referred a colleague from work. Thank-you note is out.',
    'Asked about the new construction at the end of {street}. Sent the town plans.',
    'Needs a handyman for the porch. Gave two names.',
    'Drove by on {street} and saw the new fence. Looks good.',
    'Called about property taxes. Explained the reassessment and how to appeal.',
    'Their tenant moves out in the fall. Ask then if they want to sell.',
    'Prefers texts. No calls before ten.',
    'Came by the office for the neighborhood map. @colleague knows the family from school.',
    'Dog is called Biscuit. Bring treats.',
    'Thinking about an in-law apartment over the garage. Sent the zoning rules.',
  ],
}
