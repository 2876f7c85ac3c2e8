import type {
  JourneyLayout,
  LayoutSettingsOf,
  LayoutType,
  TabbedLayout,
  WebsiteLayout,
} from '@gable/shared/landing-pages/layout.ts'
import type { ShownPage } from '@gable/shared/landing-pages/shown-page.ts'
import type { LandingWords } from '@gable/shared/landing-pages/words/landing-words.ts'
import type { ComponentType } from 'preact'
import { Roofs } from '../journeys/roofs.tsx'
import { Backdrop } from './backdrop.tsx'
import { Masthead } from './masthead.tsx'
import { Opening } from './opening.tsx'
import { Tabs } from './tabs.tsx'
import { Video } from './video.tsx'

interface LayoutProps<Settings> {
  page: ShownPage
  settings: Settings
  words: LandingWords
}

/** One question on the brand's own ground, and a street of gables below. */
const Journey = ({ page, settings }: LayoutProps<JourneyLayout>) => (
  <div class="stage plain">
    <Masthead page={page} />
    <main>
      <Opening page={page} hero={settings} button={settings.buttonLabel} />
    </main>
    <Roofs />
  </div>
)

/** A picture over the whole window, and the words on a card in its calm half. */
const Website = ({ page, settings, words }: LayoutProps<WebsiteLayout>) => (
  <>
    <div class="stage pictured">
      <Backdrop image={settings.backgroundImage} widths={page.widths?.[settings.backgroundImage]} />
      <Masthead page={page} />
      <main>
        <Opening page={page} hero={settings} button={settings.buttonText} />
      </main>
    </div>
    {settings.videoEnabled && <Video pageId={page.pageId} code={settings.videoEmbedCode} title={words.video} />}
  </>
)

/** Several questions on one card, each behind a tab of its own. */
const Tabbed = ({ page, settings, words }: LayoutProps<TabbedLayout>) => (
  <>
    <div class="stage pictured tabbed">
      <Backdrop image={settings.backgroundImage} widths={page.widths?.[settings.backgroundImage]} />
      <Masthead page={page} />
      <main>
        <Tabs page={page} tabs={settings.tabs} label={words.tabs} />
      </main>
    </div>
    {settings.videoEnabled && <Video pageId={page.pageId} code={settings.videoEmbedCode} title={words.video} />}
  </>
)

const layouts: { [T in LayoutType]: ComponentType<LayoutProps<LayoutSettingsOf[T]>> } = {
  JOURNEY: Journey,
  WEBSITE_1: Website,
  TABBED_WEBSITE_1: Tabbed,
}

export function Layout({ page, words }: { page: ShownPage; words: LandingWords }) {
  const Chosen = layouts[page.layoutType] as ComponentType<LayoutProps<ShownPage['settings']>>
  return <Chosen page={page} settings={page.settings} words={words} />
}
