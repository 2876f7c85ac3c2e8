import type { LayoutSettings } from '@gable/shared/landing-pages/layout.ts'

/** Fills required texts that are still blank, so that the preview of an unfinished page looks right. */
export function withPlaceholders(settings: LayoutSettings): LayoutSettings {
  if (!('tabs' in settings)) return fillBlanks(settings)
  const tabs = settings.tabs.map((tab, index) => ({
    ...fillBlanks(tab),
    title: tab.title.trim() || `Tab ${index + 1}`,
  }))
  return { ...settings, tabs }
}

const fillBlanks = <T extends object>(texts: T): T =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, requiredTexts.has(name) && !String(text).trim() ? '…' : text]),
  ) as T

const requiredTexts: ReadonlySet<string> = new Set(['heading', 'searchBarText', 'buttonLabel', 'buttonText'])
