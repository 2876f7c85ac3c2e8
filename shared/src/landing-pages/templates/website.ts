import type { PageBeginning } from '../template.ts'

const withoutVideo = { videoEnabled: false, videoEmbedCode: '' } as const

export const websiteBeginnings: [PageBeginning<'WEBSITE_1'>, ...PageBeginning<'WEBSITE_1'>[]] = [
  {
    id: 'sell-with-us',
    layoutType: 'WEBSITE_1',
    name: 'Sell With Us',
    description:
      'A full page with a picture, your words and your card. For owners who are thinking of selling and want to see who they would talk to.',
    content: {
      heading: 'Sell with people who live here',
      subHeading:
        'Tell us which home it is. You hear what it could sell for, what to do before the first showing, and what would be left for you.',
      searchBarText: 'Enter the address of your home',
      buttonText: 'Plan my sale',
      backgroundImage: 'hillside-homes',
      ...withoutVideo,
      leadType: 'SELLER',
    },
  },
  {
    id: 'neighborhood-report',
    layoutType: 'WEBSITE_1',
    name: 'Neighborhood Report',
    description:
      'What has sold nearby, and for how much. A page to send to a whole street, for people who are curious long before they move.',
    content: {
      heading: 'What are homes on your street selling for?',
      subHeading:
        'Enter your address, and we send you the recent sales around it with a short note on what they mean for your home.',
      searchBarText: 'Enter your street address',
      buttonText: 'Send me the report',
      backgroundImage: 'quiet-street',
      ...withoutVideo,
      leadType: 'HV',
    },
  },
  {
    id: 'find-a-home',
    layoutType: 'WEBSITE_1',
    name: 'Find a Home',
    description:
      'For buyers at the beginning: one search bar, an honest promise, and your card below. Made for social posts and community pages.',
    content: {
      heading: 'Find the home that fits your life',
      subHeading:
        'Tell us where you would like to live. We look through what is for sale, and through what will be, and call you with homes worth seeing.',
      searchBarText: 'Enter a town, ZIP code or street',
      buttonText: 'Find homes for me',
      backgroundImage: 'lake-cabin',
      ...withoutVideo,
      leadType: 'BUYER',
    },
  },
]
