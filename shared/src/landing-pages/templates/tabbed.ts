import type { PageBeginning } from '../template.ts'

export const tabbedBeginnings: [PageBeginning<'TABBED_WEBSITE_1'>, ...PageBeginning<'TABBED_WEBSITE_1'>[]] = [
  {
    id: 'sell-buy-value',
    layoutType: 'TABBED_WEBSITE_1',
    name: 'Value, Sell or Buy',
    description:
      'Three questions on one page, each on a tab of its own with its own form. For the one link in your email signature.',
    content: {
      backgroundImage: 'harbor-morning',
      videoEnabled: false,
      videoEmbedCode: '',
      tabs: [
        {
          title: 'Home value',
          heading: 'What is your home worth?',
          subHeading: 'From recent sales nearby, looked through by someone who has been inside those homes.',
          searchBarText: 'Enter your home address',
          buttonText: 'Get my value',
          leadType: 'HV',
        },
        {
          title: 'Sell',
          heading: 'Thinking of selling?',
          subHeading: 'Tell us which home, and we work out what a sale would bring and when to begin.',
          searchBarText: 'Which home would you sell?',
          buttonText: 'Talk about selling',
          leadType: 'SELLER',
        },
        {
          title: 'Buy',
          heading: 'Looking for a home?',
          subHeading: 'Name a place you like. We send you homes that fit, and show you the ones you want to see.',
          searchBarText: 'Where would you like to live?',
          buttonText: 'Start looking',
          leadType: 'BUYER',
        },
      ],
    },
  },
  {
    id: 'move-up',
    layoutType: 'TABBED_WEBSITE_1',
    name: 'Sell and Move Up',
    description:
      'For owners who have outgrown their home: what the old one brings on one tab, how to pay for the next one on the other.',
    content: {
      backgroundImage: 'autumn-avenue',
      videoEnabled: false,
      videoEmbedCode: '',
      tabs: [
        {
          title: 'Your home now',
          heading: 'What would your home bring?',
          subHeading: 'Begin with what you have: an estimate, and what would be left after the sale.',
          searchBarText: 'Enter your home address',
          buttonText: 'See what it brings',
          leadType: 'SELLER',
        },
        {
          title: 'Your next loan',
          heading: 'What would the next home cost a month?',
          subHeading: 'We introduce you to a lender who looks at both homes together.',
          searchBarText: 'Enter the home you have in mind',
          buttonText: 'Compare loans',
          leadType: 'MORTGAGE',
        },
      ],
    },
  },
]
