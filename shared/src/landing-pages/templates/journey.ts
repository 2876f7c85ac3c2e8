import type { PageBeginning } from '../template.ts'

export const journeyBeginnings: [PageBeginning<'JOURNEY'>, ...PageBeginning<'JOURNEY'>[]] = [
  {
    id: 'home-value',
    layoutType: 'JOURNEY',
    name: 'Home Value',
    description:
      'One question and nothing beside it: where is the home? For advertisements and QR codes, where a visitor has come for one thing and should get it at once.',
    content: {
      heading: 'What is your home worth today?',
      subHeading: 'An estimate made by people who know your streets.',
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
      'Begins with the place a buyer dreams of and ends with a conversation. For open houses, relocation guides and the bio line of a profile.',
    content: {
      heading: 'Where would you like to live?',
      subHeading: 'Name a street or a town, and we begin to look.',
      searchBarText: 'Enter a street, town or ZIP code',
      buttonLabel: 'Start looking',
      leadType: 'BUYER',
    },
  },
]
