import type { LandingPageLabels } from '@gable/shared/landing-pages/labels/landing-page-labels.ts'
import type {
  JourneyLayout,
  LayoutSettingsOf,
  LayoutType,
  TabbedLayout,
  WebsiteLayout,
} from '@gable/shared/landing-pages/layout.ts'
import type { PublicPage } from '@gable/shared/landing-pages/public-page.ts'
import type { ComponentType } from 'preact'
import { Roofs } from '../journeys/roofs.tsx'
import { Backdrop } from './backdrop.tsx'
import { Hero } from './hero.tsx'
import { Masthead } from './masthead.tsx'
import { Tabs } from './tabs.tsx'

interface LayoutProps<Settings> {
  page: PublicPage
  settings: Settings
  labels: LandingPageLabels
}

/** One question on a background in the brand color, above a drawn row of houses. */
const Journey = ({ page, settings }: LayoutProps<JourneyLayout>) => (
  <div class="stage plain">
    <main>
      <Hero page={page} hero={settings} button={settings.buttonLabel} />
    </main>
    <Roofs />
  </div>
)

/** A full-screen picture with a card over its calm half. */
const Website = ({ page, settings }: LayoutProps<WebsiteLayout>) => (
  <div class="stage pictured">
    <Backdrop image={settings.backgroundImage} widths={page.widths?.[settings.backgroundImage]} />
    <main>
      <Hero page={page} hero={settings} button={settings.buttonText} />
    </main>
  </div>
)

/** Several questions, each on its own tab. */
const Tabbed = ({ page, settings, labels }: LayoutProps<TabbedLayout>) => (
  <div class="stage pictured tabbed">
    <Backdrop image={settings.backgroundImage} widths={page.widths?.[settings.backgroundImage]} />
    <main>
      <Tabs page={page} tabs={settings.tabs} label={labels.tabs} />
    </main>
  </div>
)

const layouts: { [T in LayoutType]: ComponentType<LayoutProps<LayoutSettingsOf[T]>> } = {
  JOURNEY: Journey,
  WEBSITE_1: Website,
  TABBED_WEBSITE_1: Tabbed,
}

export function Layout({ page, labels }: { page: PublicPage; labels: LandingPageLabels }) {
  const PageLayout = layouts[page.layoutType] as ComponentType<LayoutProps<PublicPage['settings']>>
  return (
    <>
      <Masthead page={page} />
      <PageLayout page={page} settings={page.settings} labels={labels} />
    </>
  )
}
