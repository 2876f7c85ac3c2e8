import type { PageTemplate } from '../template.ts'

const withoutVideo = { videoEnabled: false, videoEmbedCode: '' } as const

export const websiteTemplates: [PageTemplate<'WEBSITE_1'>, ...PageTemplate<'WEBSITE_1'>[]] = [
  {
    id: 'sell-with-us',
    layoutType: 'WEBSITE_1',
    name: 'Sell With Us',
    description:
      'A full page with a picture, your message and your contact card. For owners who are thinking of selling and want to see who they would work with.',
    content: {
      heading: 'Sell with people who live here',
      subHeading:
        'Tell us about your home. We’ll tell you what it could sell for, what to do before the first showing, and what you would keep.',
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
      'What has sold nearby, and for how much. Send it to a whole street: people are curious long before they move.',
    content: {
      heading: 'What are homes on your street selling for?',
      subHeading:
        'Enter your address, and we’ll send you recent sales nearby with a short note on what they mean for your home.',
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
      'For buyers who are just starting out: one search bar, an honest promise, and your contact card below. For social posts and community pages.',
    content: {
      heading: 'Find the home that fits your life',
      subHeading:
        'Tell us where you would like to live. We’ll look at what is for sale, and what soon will be, and call you with homes worth seeing.',
      searchBarText: 'Enter a town, ZIP code or street',
      buttonText: 'Find homes for me',
      backgroundImage: 'lake-cabin',
      ...withoutVideo,
      leadType: 'BUYER',
    },
  },
]
