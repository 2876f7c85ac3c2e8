import { begunPage } from '@gable/shared/landing-pages/begun-page.ts'
import {
  emptyGeneralSettings,
  type GeneralSettings,
  type JourneyLayout,
  type LayoutSettings,
  type TabbedLayout,
  type WebsiteLayout,
} from '@gable/shared/landing-pages/layout.ts'
import type { AnyPageBeginning } from '@gable/shared/landing-pages/template.ts'
import { pageBeginnings } from '@gable/shared/landing-pages/templates.ts'

type Surroundings = Parameters<typeof begunPage>[1]

interface DemoPage {
  type: string
  name: string
}

/** What the agency has made of a template, with its own words. Nothing of what is no page. */
export function demoPage({ type, name }: DemoPage, surroundings: Surroundings) {
  const written = own[name]
  const beginning = written
    ? pageBeginnings.find(({ id }) => id === written.from)
    : pageBeginnings.find(({ layoutType }) => layoutType === type)
  if (!beginning) return undefined
  return {
    settings: { ...begunPage(worded(beginning, written), surroundings), ...written?.words } as LayoutSettings,
    generalSettings: { ...emptyGeneralSettings, ...written?.told },
  }
}

/** Tabs keep their forms: only what they say is the agency's. */
function worded({ layoutType, content }: AnyPageBeginning, written: OwnPage | undefined) {
  if (!('tabs' in content) || !written?.tabs) return { layoutType, content }
  const tabs = content.tabs.map((tab, index) => ({ ...tab, ...written.tabs?.[index] }))
  return { layoutType, content: { ...content, tabs } }
}

interface OwnPage {
  /** The template it was made from. */
  from: string
  words?: Partial<JourneyLayout> | Partial<WebsiteLayout> | Partial<TabbedLayout>
  tabs?: Partial<TabbedLayout['tabs'][number]>[]
  told?: Partial<GeneralSettings>
}

/** By the name under which the demo knows them. */
const own: Record<string, OwnPage> = {
  'Home Value Leads': {
    from: 'home-value',
    words: {
      heading: 'What is your home by the bay worth?',
      subHeading: 'From people who have been inside its neighbors.',
      buttonLabel: 'Show me my value',
    },
    told: {
      mediaTitle: 'What is your home by the bay worth?',
      mediaDescription:
        'Enter an address in Gull Harbor, Stonecove or Pine Ledge, and Harbor & Hill Realty answers with an estimate and the sales behind it.',
    },
  },
  'Sell by Summer': {
    from: 'sell-with-us',
    words: {
      heading: 'Sell by summer, without the scramble',
      subHeading:
        'Begin now, and there is time to paint, to plant and to price it well. We plan the months before the sign goes up, and tell you what would be left for you.',
      searchBarText: 'Which home would you sell?',
      backgroundImage: 'harbor-morning',
    },
    told: {
      mediaTitle: 'Sell by summer, without the scramble',
      mediaDescription: 'A plan for your home, month by month, from the people of Harbor & Hill Realty.',
    },
  },
  'Sell, Buy or Stay': {
    from: 'sell-buy-value',
    words: { backgroundImage: 'hillside-homes' },
    tabs: [
      {
        title: 'Stay',
        heading: 'Staying? Know what it is worth',
        subHeading:
          'Insurance, taxes, a loan for the new kitchen: all of them begin with the value of your home. Ask for it once a year.',
        buttonText: 'Tell me my value',
      },
      {
        title: 'Sell',
        heading: 'What would your home bring this year?',
        subHeading: 'Name the home, and we work out a price, what a sale costs here, and when to begin.',
      },
      {
        title: 'Buy',
        heading: 'Looking between Stonecove and Pine Ledge?',
        subHeading: 'Name a street or a village you like. We call you before the sign goes up.',
        searchBarText: 'Where would you like to live?',
      },
    ],
  },
  'Sell with Eleanor': {
    from: 'sell-with-us',
    words: {
      heading: 'Thinking of selling? Ask me first',
      subHeading:
        'I have sold homes around Gull Harbor for sixteen years. Tell me which one is yours, and I tell you what I would ask for it, and what I would mend before anybody sees it.',
      searchBarText: 'Your address',
      buttonText: 'Ask Eleanor',
      backgroundImage: 'quiet-street',
    },
  },
  'Front Range Home Values': {
    from: 'sell-with-us',
    words: {
      heading: 'Sell well on the Front Range',
      subHeading:
        'Two streets apart, homes here differ by a hundred thousand dollars. Tell us where yours stands, and we tell you why.',
      backgroundImage: 'lake-cabin',
    },
  },
  'Know Your Home': {
    from: 'home-value',
    words: { heading: 'What is your home worth this month?', subHeading: 'One address, one honest answer.' },
  },
}
