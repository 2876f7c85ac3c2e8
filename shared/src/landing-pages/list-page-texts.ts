import { spanishDefaultTexts } from '../default-texts/spanish-default-texts.ts'
import type { JourneyLayout, LayoutSettings, TabHero, WebsiteLayout } from './layout.ts'

/** The texts of a page that visitors read, from top to bottom, each once. */
export function listPageTexts(settings: LayoutSettings): string[] {
  const texts = [
    ...listHeroes(settings).flatMap((hero) => [
      'title' in hero ? hero.title : '',
      hero.heading,
      hero.subHeading,
      hero.searchBarText,
      'buttonLabel' in hero ? hero.buttonLabel : hero.buttonText,
    ]),
    ...(settings.showsSteps ? settings.steps.flatMap(({ title, text }) => [title, text]) : []),
    ...(settings.showsQuestions ? settings.questions.flatMap(({ question, answer }) => [question, answer]) : []),
  ]
  return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))]
}

/** Whether visitors who read Spanish find every heading of the page in Spanish. */
export const hasSpanishHeadings = (settings: LayoutSettings): boolean =>
  listHeroes(settings).every(
    ({ heading }) =>
      spanishDefaultTexts.has(heading.trim()) || settings.spanishTexts.some(({ text }) => text === heading.trim()),
  )

const listHeroes = (settings: LayoutSettings): (TabHero | JourneyLayout | WebsiteLayout)[] =>
  'tabs' in settings ? settings.tabs : [settings]
