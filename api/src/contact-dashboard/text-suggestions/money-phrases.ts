import type { FieldPhrases } from './phrases.ts'

export const moneyPhrases = {
  HOME_EQUITY: {
    name: ['Your Home Equity', 'What You Own', 'Equity and Net Proceeds', 'Your Equity Today'],
    heading: [
      'How much of your home is yours',
      'See the equity you have built',
      'What you could walk away with',
      'Your home may be working harder than you think',
    ],
    subheading: [
      'Move the sliders to what you know. Your equity and the cost to sell follow along.',
      'Your equity is your home’s value minus what you owe. Adjust both to see where you stand.',
      'Start with {our} estimate, then enter your own figures for a closer answer.',
    ],
    homeEquityLabel: ['Estimated equity', 'Your equity', 'Equity today'],
    homeValueLabel: ['Home value', 'Estimated value', 'Your home’s value'],
    homeValueInfo: [
      '{We} start with the latest estimate. Move it up or down if you see your home differently.',
      'Taken from the latest estimate of your home. Change it to try another price.',
      'Updates and condition matter. Set the value you think is right.',
    ],
    mortgageLabel: ['Loan balance', 'What you still owe', 'Mortgage balance'],
    mortgageInfo: [
      'Estimated from public records. Your lender’s statement shows the exact balance.',
      'Include every loan on your home. Your latest statement has the figures.',
      'A rough figure is enough to start. You can change it at any time.',
    ],
    ctaButtonCallOutText: [
      'Wondering what to do with your equity? {agency} can walk you through the options.',
      'Thinking of moving up or downsizing? Find out how far your equity goes.',
      'Every situation is different. Ask {us} what this could mean for yours.',
    ],
    label: ['Talk about my equity', 'What can I do with it?', 'Plan my next move', 'Check my numbers'],
    'additionalCosts.title': [
      'Agent commission',
      'Closing costs',
      'Repairs and staging',
      'Moving costs',
      'Title and escrow',
    ],
    'additionalCosts.infoMessage': [
      'An estimate in percent of the sale price. {We} will give you exact figures before you decide.',
      'This cost varies by home and by contract. Change the percentage to match yours.',
      'Paid at closing, out of the sale. Ask {us} what is usual in your area.',
    ],
  },
  MORTGAGE_TREND: {
    name: ['Mortgage Rates', 'Rates This Week', 'Rate Trends', 'Mortgage Trend'],
    heading: [
      'Mortgage rates over the last year',
      'Where mortgage rates are heading',
      'What borrowing costs today',
      'Rates at a glance',
    ],
    disclaimerMessage: [
      'National averages, published weekly. Your own rate depends on your credit, loan and lender.',
      'Averages show the direction. Ask a lender for the rate you would qualify for.',
      'Rates change from week to week. These are averages for typical loans.',
    ],
    subheading: ['Rates today, and over the last year', 'Where rates stand this week', 'How rates moved lately'],
    ctaDescription: [
      'Curious what today’s rates would mean for your payment? {We} can connect you with someone who knows.',
      'A lower rate can change your payment, or your budget for the next home. Find out where you stand.',
      'Wondering whether to refinance, move or wait? Let {us} run the numbers with you.',
    ],
    label: ['Could I refinance?', 'Check my payment', 'See my options', 'Talk about rates'],
    disclaimer: [
      'Rates shown are averages for information only and are not an offer to lend. Rates, terms and fees change without notice and depend on credit history, loan amount, property and other factors.',
      '{agency} is not a lender. Average rates are shown for information only. Your rate depends on your credit, your loan and your lender, and may be higher or lower.',
      'This is not a commitment to lend. Averages may not reflect the rates available to you. Please contact a licensed mortgage professional for a quote.',
    ],
  },
  SELLING_OPTIONS: {
    name: ['Your Selling Options', 'Ways to Sell', 'How to Sell', 'Compare Your Options'],
    title: [
      'How would you like to sell?',
      'Choose the sale that suits you',
      'More than one way to sell your home',
      'Price, speed or certainty: what matters most?',
    ],
    subheading: [
      'Every way to sell has its price and its pace. Compare what you would walk away with.',
      'Look at the options side by side. {agency} will explain the fine print of each one.',
      'Some sellers want the best price, others a fast close. See what each would mean for you.',
    ],
    'customSellingOption1.subheading': ['List on the market', 'Sell for the best price', 'List with {agency}'],
    'customSellingOption1.infoMessage': [
      '{We} prepare, market and show your home to reach every buyer. You review each offer with {us}.',
      'A listing puts your home in front of the whole market. It takes longer, and usually brings more interest.',
      'From photos to negotiation, {we} take care of the sale and keep you posted at every step.',
    ],
    'customSellingOption1.subText': [
      'Most exposure, usually 30 to 60 days',
      'Reach every buyer in the market',
      'For sellers who can take a little time',
    ],
    'customSellingOption2.subheading': ['Take a cash offer', 'Sell on your own schedule', 'Skip the showings'],
    'customSellingOption2.infoMessage': [
      'A buyer pays cash and takes the home as it is. There are no showings, and you choose the closing day.',
      'No repairs, no open houses and no waiting for a loan. The price is usually lower than on the market.',
      '{We} ask buyers {we} know for cash offers and explain each one before you decide.',
    ],
    'customSellingOption2.subText': [
      'Fastest, with no repairs or showings',
      'Close on the day you choose',
      'For sellers who value certainty',
    ],
    'homeward.subheading': ['Sell to Homeward', 'Get a Homeward offer', 'Ask Homeward for an offer'],
    'homeward.subText': ['A preliminary cash offer first', 'See what Homeward would pay', 'No obligation to accept'],
    infoMessage: [
      'A straightforward way to sell, with each cost explained before you decide. {agency} stays at your side.',
      '{We} go through price, costs and timing with you, so that there are no surprises.',
      'Ask {us} how this option compares with the others for a home like yours.',
    ],
    subText: ['Ask {us} how it works', 'No obligation, just the figures', 'See if your home qualifies'],
    label: ['Get my price', 'Request an offer', 'See what I would net', 'Ask about this option'],
    disclaimerMessage: [
      'Prices are estimates. What you receive depends on the final price and the actual costs of the sale.',
      'Estimates are for information only and are not an offer to buy your home.',
      'Figures are based on public data. {agency} will give you exact numbers before you sign anything.',
    ],
  },
  LENDER: {
    name: ['Learn about financing', 'Financing Help', 'Meet {our} Lender', 'Mortgage Questions'],
    heading: [
      'Questions about financing?',
      'Talk to a lender {we} know',
      'Your next home starts with a number',
      'Refinance, renovate or move?',
    ],
    subheading: [
      'Find out what you could borrow, and what today’s rates would mean for your payment.',
      'Learn about refinancing your current home or financing your next one, without any obligation.',
      '{We} work with professionals who answer the phone. Ask them anything about your loan.',
    ],
    label: ['Contact', 'Ask about my loan', 'Get a quote', 'Talk to a lender'],
  },
} satisfies Record<string, FieldPhrases>
