import type { AppName } from '@gable/shared/connected-apps/catalog.ts'

interface AppDetails {
  website: string
  /** Paragraphs for the page About. */
  about: readonly string[]
  /** Where agents find the key that the app gives them. */
  credential?: { label: string; hint: string }
  /** What happens to the data after disconnecting. */
  afterDisconnect: string
}

/** What the console tells about each app beside its manifest. */
export const appDetails: Record<AppName, AppDetails> = {
  'follow-up-boss': {
    website: 'https://www.followupboss.com',
    about: [
      'Follow Up Boss is a CRM for real estate teams. Contacts, tags, notes, tasks and stages stay the same in both systems, so your team can work in either.',
      'You choose which contacts are exchanged, in which direction, and which side wins when both changed.',
    ],
    credential: {
      label: 'API Key',
      hint: 'In Follow Up Boss: Admin, API, Create API Key. Use the key of the account owner, which sees everybody.',
    },
    afterDisconnect:
      'Contacts stay in both systems, with their notes, tasks and tags. Changes are no longer exchanged.',
  },
  zapier: {
    website: 'https://zapier.com/apps',
    about: [
      'Zapier connects Gable with thousands of other apps, without code. A Zap starts when something happens, and then does something elsewhere.',
      'A Zap can start with a new lead, a new contact or a new submission. It can create contacts and leads here, add notes and add tags.',
    ],
    afterDisconnect: 'What Zaps created stays. Zaps that use Gable stop, because their API key is revoked.',
  },
  apination: {
    website: 'https://www.apination.com',
    about: [
      'API Nation moves contacts and leads between the systems of your business, such as transaction management and email lists.',
      'It reads and writes contacts here with an API key that you create for it, and hears of new leads through webhooks.',
    ],
    afterDisconnect: 'What API Nation brought in stays. Its workflows stop, because their API key is revoked.',
  },
  realsync: {
    website: 'https://realsynch.com',
    about: [
      'RealSync collects leads from portals, websites and ads, and brings them here as they arrive.',
      'Each lead becomes a contact with its source, and goes to an agent by your lead routing rules.',
    ],
    afterDisconnect: 'Leads that RealSync brought in stay. New ones are refused, because its API key is revoked.',
  },
  homeward: {
    website: 'https://www.homeward.com',
    about: [
      'With Homeward, homeowners can buy their next home before they sell. Homeward makes a preliminary cash offer for their home.',
      'While it is connected, the Selling Options module of your contact dashboards has a Homeward option. You turn it on and word it in the dashboard editor.',
    ],
    afterDisconnect:
      'The Homeward option disappears from your contact dashboards at once. Its settings stay, and are back when you connect Homeward again.',
  },
  zestimate: {
    website: 'https://www.bridgeinteractive.com',
    about: [
      'A Zestimate is Zillow’s estimate of the value of a home. It comes from the data service of Bridge Interactive, which is part of Zillow Group.',
      'While it is connected, the home values module of your contact dashboards shows the Zestimate as another source, as each home is looked up.',
    ],
    credential: {
      label: 'Server Token',
      hint: 'In Bridge: API Access, Server Token. Your account at Bridge needs access to the Zestimates data set.',
    },
    afterDisconnect:
      'Zestimates are deleted and disappear from your contact dashboards at once. Other home values stay.',
  },
}
