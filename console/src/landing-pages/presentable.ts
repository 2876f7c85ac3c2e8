import type { LayoutSettings } from '@gable/shared/landing-pages/layout.ts'

/** Words that are still being typed, with something in each place that visitors never find empty. */
export function presentable(settings: LayoutSettings): LayoutSettings {
  if (!('tabs' in settings)) return spoken(settings)
  const tabs = settings.tabs.map((tab, index) => ({ ...spoken(tab), title: tab.title.trim() || `Tab ${index + 1}` }))
  return { ...settings, tabs }
}

const spoken = <T extends object>(words: T): T =>
  Object.fromEntries(
    Object.entries(words).map(([name, word]) => [name, neverEmpty.has(name) && !String(word).trim() ? '…' : word]),
  ) as T

const neverEmpty: ReadonlySet<string> = new Set(['heading', 'searchBarText', 'buttonLabel', 'buttonText'])
