import type { PageTemplate } from '../template.ts'

export const journeyTemplates: [PageTemplate<'JOURNEY'>, ...PageTemplate<'JOURNEY'>[]] = [
  {
    id: 'home-value',
    layoutType: 'JOURNEY',
    name: 'Home Value',
    description:
      'One question and nothing else: where is the home? For ads and QR codes, where a visitor wants one thing and should get it fast.',
    content: {
      heading: 'What is your home worth today?',
      subHeading: 'An estimate from people who know your streets.',
      searchBarText: 'Enter your home address',
      buttonLabel: 'See my estimate',
      leadType: 'HV',
    },
  },
  {
    id: 'buyer-start',
    layoutType: 'JOURNEY',
    name: 'First Steps for Buyers',
    description:
      'Starts with where a buyer wants to live and ends with a conversation. For open houses, relocation guides and your social media bio.',
    content: {
      heading: 'Where would you like to live?',
      subHeading: 'Name a street or town, and we’ll start looking.',
      searchBarText: 'Enter a street, town or ZIP code',
      buttonLabel: 'Start looking',
      leadType: 'BUYER',
    },
  },
]
