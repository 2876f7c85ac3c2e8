import type { TabHero } from '@gable/shared/landing-pages/layout.ts'
import type { PublicPage } from '@gable/shared/landing-pages/public-page.ts'
import { Hero } from './hero.tsx'

/** Radio buttons make the tabs work without JavaScript and with the arrow keys. */
export function Tabs({ page, tabs, label }: { page: PublicPage; tabs: TabHero[]; label: string }) {
  if (tabs.length < 2) return tabs.map((tab) => <Hero key={0} page={page} hero={tab} button={tab.buttonText} tab={0} />)
  return (
    <div class="tabs">
      <h1 class="unseen">{page.mediaTitle || label}</h1>
      {tabs.map((_, index) => (
        <input key={index} type="radio" name="tab" id={`tab-${index}`} checked={index === 0} class="unseen" />
      ))}
      <fieldset class="tab-list">
        <legend class="unseen">{label}</legend>
        {tabs.map((tab, index) => (
          <label key={index} for={`tab-${index}`}>
            {tab.title}
          </label>
        ))}
      </fieldset>
      {tabs.map((tab, index) => (
        <section key={index} class="panel" aria-label={tab.title}>
          <Hero page={page} hero={tab} button={tab.buttonText} tab={index} level="h2" />
        </section>
      ))}
    </div>
  )
}
