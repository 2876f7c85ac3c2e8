import type { FieldPhrases } from './phrases.ts'

const names = {
  estimate: ['Your Home Estimate', 'What Your Home Is Worth', 'Home Value Today', 'Estimated Value'],
  comparison: ['Three Estimates', 'Compare Home Values', 'Value Side by Side', 'What the Sources Say'],
  trend: ['Your Home Over Time', 'Value Over the Years', 'Home Value History', 'How Your Value Moved'],
  details: ['Your Home Facts', 'Home Facts on Record', 'What Records Say', 'About Your Home'],
  comps: ['Homes Near You', 'Nearby Sales', 'Sold Around the Corner', 'Your Local Market'],
} as const

export const homePhrases = {
  HOME_ESTIMATE: {
    name: names.estimate,
    heading: [
      'Your home deserves more than an algorithm',
      'This one needs a closer look',
      'Some homes have to be seen to be valued',
      'Let {us} value your home in person',
    ],
    subheading: [
      'There are too few records for an automatic estimate. {agency} can prepare one from recent sales nearby.',
      'Automatic estimates need more data than {we} have for your address. A short visit gives you a real figure.',
      'Tell {us} a little about your home, and {we} will come back with a value and the sales behind it.',
    ],
    infoMessage: [
      'This range comes from public records and nearby sales. It cannot see your new kitchen, so treat it as a starting point.',
      'Computers compare your home with recent sales close by. Condition, updates and views can move the price either way.',
      'An automatic estimate is a first answer. {agency} can refine it once {we} know what has changed inside.',
    ],
    disclaimerMessage: [
      'This automated estimate is not an appraisal. The price your home sells for may be higher or lower.',
      'Estimates are based on public data and may not reflect the condition of your home.',
      'For information only. {agency} does not guarantee that your home will sell for this price.',
    ],
    linkText: [
      'Get a precise value from {us}',
      'Ask {us} what buyers would pay today',
      'Have {us} check this estimate',
      'Find out what your updates add',
    ],
  },
  MULTI_AVM: {
    name: names.comparison,
    mainHeading: [
      'Three sources, three answers, one clear range',
      'See how the experts’ models value your home',
      'Why estimates of your home differ',
      'Your home’s value, side by side',
    ],
    subHeading: [
      'Every provider weighs sales and records differently. Where they agree is a good place to start.',
      'Compare the estimates below, then ask {us} which one comes closest and why.',
      'No single model knows your home. Looking at all of them shows what is realistic.',
    ],
    trendChartHeading: [
      'How the estimates moved over time',
      'One year of estimates from each provider',
      'Where each estimate is heading',
    ],
    avmDisclaimerText: [
      'Automated estimates are not appraisals. They may differ from each other and from your final price.',
      'Each estimate comes from its provider. {agency} shows it unchanged and does not guarantee it.',
      'Estimates are for information only and do not replace a professional opinion.',
    ],
    buttonLinkText: [
      'Ask {us} which estimate is closest',
      'Get {our} professional opinion',
      'Have {us} explain the difference',
    ],
    noAvmHeading: [
      'No automatic estimate yet',
      'Your home needs a personal look',
      'Too little data for a computer, plenty for {us}',
    ],
    noAvmSubHeading: [
      'None of the providers has enough data about your home. {agency} can value it for you.',
      'The models need more records for your address. Ask {us} for a value based on recent sales nearby.',
      'Tell {us} about your home and {we} will prepare an estimate by hand.',
    ],
  },
  HOME_VALUE_TREND: {
    name: names.trend,
    heading: ['How your home’s value has changed', 'Your home’s value over time', 'Where your value is heading'],
    subheading: [
      'Follow your estimate over one, three and five years, and ask {us} what is behind the changes.',
      'Prices move with rates, seasons and sales nearby. Here is how yours did.',
      'See how your estimate moved since you bought your home.',
    ],
  },
  HOME_DETAILS: {
    name: names.details,
    heading: [
      'What public records say about your home',
      'Have {we} got your home right?',
      'The facts behind your estimate',
      'Your home on record',
    ],
    infoMessage: [
      'Estimates are only as good as these facts. Correct anything that is wrong, and {we} will use your figures.',
      'County records miss additions and remodels. Tell {us} what has changed, so that your value reflects it.',
      'These facts come from public records. If a number looks off, let {us} know and {we} will fix it.',
    ],
    subheading: [
      'Check the facts. A missing bath can change your value.',
      'Something changed since you moved in? Tell {us}.',
      'Is everything right? Your correction reaches {us} at once.',
    ],
  },
  COMPS: {
    name: names.comps,
    heading: [
      'What is selling near you',
      'Homes like yours, sold and for sale',
      'See what your neighbors’ homes sold for',
      'The sales that shape your value',
    ],
    subheading: [
      'Mark the homes that are most like yours, and your estimate gets sharper.',
      'Recent sales are the best guide to your price. Look around, then ask {us} what they mean for you.',
      'These are the homes that buyers would compare with yours today.',
    ],
    linkText: [
      'Ask {us} for a full comparison',
      'Have {us} compare your home in detail',
      'Tell me when homes like mine sell',
      'Get a market report for your street',
    ],
  },
} satisfies Record<string, FieldPhrases>
