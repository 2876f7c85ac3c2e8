import type { PageTemplate } from '../template.ts'

export const tabbedTemplates: [PageTemplate<'TABBED_WEBSITE_1'>, ...PageTemplate<'TABBED_WEBSITE_1'>[]] = [
  {
    id: 'sell-buy-value',
    layoutType: 'TABBED_WEBSITE_1',
    name: 'Value, Sell or Buy',
    description:
      'Three questions on one page, each on its own tab with its own form. For the one link in your email signature.',
    content: {
      backgroundImage: 'harbor-morning',
      videoEnabled: false,
      videoEmbedCode: '',
      tabs: [
        {
          title: 'Home value',
          heading: 'What is your home worth?',
          subHeading: 'Based on recent sales nearby, reviewed by someone who has been inside those homes.',
          searchBarText: 'Enter your home address',
          buttonText: 'Get my value',
          leadType: 'HV',
        },
        {
          title: 'Sell',
          heading: 'Thinking of selling?',
          subHeading: 'Tell us which home, and we’ll work out what it could sell for and when to list it.',
          searchBarText: 'Which home would you sell?',
          buttonText: 'Talk about selling',
          leadType: 'SELLER',
        },
        {
          title: 'Buy',
          heading: 'Looking for a home?',
          subHeading: 'Name a place you like. We’ll send you homes that fit and show you the ones you want to see.',
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
      'For owners who have outgrown their home: what it could sell for on one tab, how to finance the next one on the other.',
    content: {
      backgroundImage: 'autumn-avenue',
      videoEnabled: false,
      videoEmbedCode: '',
      tabs: [
        {
          title: 'Your home now',
          heading: 'What would your home sell for?',
          subHeading: 'Start with what you have: an estimate, and what you would keep after the sale.',
          searchBarText: 'Enter your home address',
          buttonText: 'See my estimate',
          leadType: 'SELLER',
        },
        {
          title: 'Your next loan',
          heading: 'What would your next home cost a month?',
          subHeading: 'We’ll introduce you to a lender who looks at both homes together.',
          searchBarText: 'Enter the home you have in mind',
          buttonText: 'Compare loans',
          leadType: 'MORTGAGE',
        },
      ],
    },
  },
]
