import { createLayoutSettings } from '@gable/shared/landing-pages/create-layout-settings.ts'
import {
  emptyGeneralSettings,
  type GeneralSettings,
  type JourneyLayout,
  type LayoutSettings,
  type TabbedLayout,
  type WebsiteLayout,
} from '@gable/shared/landing-pages/layout.ts'
import { listPageTexts } from '@gable/shared/landing-pages/list-page-texts.ts'
import type { AnyPageTemplate } from '@gable/shared/landing-pages/template.ts'
import { pageTemplates } from '@gable/shared/landing-pages/templates.ts'
import { listDemoSpanish } from './spanish-texts.ts'

type LayoutDefaults = Parameters<typeof createLayoutSettings>[1]

interface DemoPage {
  type: string
  name: string
}

/** The settings of a demo page: a template with the agency's texts. Undefined for a type that is not a page. */
export function createDemoPage({ type, name }: DemoPage, defaults: LayoutDefaults) {
  const custom = customPages[name]
  const template = custom
    ? pageTemplates.find(({ id }) => id === custom.from)
    : pageTemplates.find(({ layoutType }) => layoutType === type)
  if (!template) return undefined
  const settings = {
    ...createLayoutSettings(withCustomTabs(template, custom), defaults),
    ...custom?.content,
  } as LayoutSettings
  return {
    settings: custom ? { ...settings, spanishTexts: listDemoSpanish(listPageTexts(settings)) } : settings,
    generalSettings: { ...emptyGeneralSettings, ...custom?.generalSettings },
  }
}

/** Replaces the texts of the tabs and keeps their forms. */
function withCustomTabs({ layoutType, content }: AnyPageTemplate, custom: CustomPage | undefined) {
  if (!('tabs' in content) || !custom?.tabs) return { layoutType, content }
  const tabs = content.tabs.map((tab, index) => ({ ...tab, ...custom.tabs?.[index] }))
  return { layoutType, content: { ...content, tabs } }
}

interface CustomPage {
  /** The id of the template. */
  from: string
  content?: Partial<JourneyLayout> | Partial<WebsiteLayout> | Partial<TabbedLayout>
  tabs?: Partial<TabbedLayout['tabs'][number]>[]
  generalSettings?: Partial<GeneralSettings>
}

/** By the name of the page. */
const customPages: Record<string, CustomPage> = {
  'Home Value Leads': {
    from: 'home-value',
    content: {
      heading: 'What is your home by the bay worth?',
      subHeading: 'From the agents who sold the homes next door.',
      buttonLabel: 'Show me my value',
    },
    generalSettings: {
      mediaTitle: 'What is your home by the bay worth?',
      mediaDescription:
        'Enter an address in Gull Harbor, Stonecove or Pine Ledge to get an estimate from Harbor & Hill Realty and the sales behind it.',
    },
  },
  'Sell by Summer': {
    from: 'sell-with-us',
    content: {
      heading: 'Sell by summer, without the scramble',
      subHeading:
        'Start now and there is time to paint, plant and price it right. We plan every month before the sign goes up and show you what you would walk away with.',
      searchBarText: 'Which home would you sell?',
      backgroundImage: 'harbor-morning',
    },
    generalSettings: {
      mediaTitle: 'Sell by summer, without the scramble',
      mediaDescription: 'A month-by-month plan for your home from the team at Harbor & Hill Realty.',
    },
  },
  'Sell, Buy or Stay': {
    from: 'sell-buy-value',
    content: { backgroundImage: 'hillside-homes' },
    tabs: [
      {
        title: 'Stay',
        heading: 'Staying? Know what it is worth',
        subHeading:
          'Insurance, taxes, a loan for the new kitchen: it all starts with the value of your home. Check it once a year.',
        buttonText: 'Tell me my value',
      },
      {
        title: 'Sell',
        heading: 'What would your home bring this year?',
        subHeading: 'Tell us the address and we work out a price, what it costs to sell here and when to start.',
      },
      {
        title: 'Buy',
        heading: 'Looking between Stonecove and Pine Ledge?',
        subHeading: 'Tell us which street or neighborhood you like, and we call you before the sign goes up.',
        searchBarText: 'Where would you like to live?',
      },
    ],
  },
  'Sell with Eleanor': {
    from: 'sell-with-us',
    content: {
      heading: 'Thinking of selling? Ask me first',
      subHeading:
        'I have sold homes around Gull Harbor for sixteen years. Tell me which one is yours, and I will tell you what I would list it for and what I would fix before the first showing.',
      searchBarText: 'Your address',
      buttonText: 'Ask Eleanor',
      backgroundImage: 'quiet-street',
    },
  },
  'Front Range Home Values': {
    from: 'sell-with-us',
    content: {
      heading: 'Sell well on the Front Range',
      subHeading:
        'Two streets apart, homes here differ by a hundred thousand dollars. Tell us where yours is, and we will tell you why.',
      backgroundImage: 'lake-cabin',
    },
  },
  'Know Your Home': {
    from: 'home-value',
    content: { heading: 'What is your home worth this month?', subHeading: 'One address, one honest answer.' },
  },
}
