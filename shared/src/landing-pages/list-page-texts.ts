import type { JourneyLayout, LayoutSettings, TabHero, WebsiteLayout } from './layout.ts'

/** The texts of a page that visitors read, from top to bottom, each once. */
export function listPageTexts(settings: LayoutSettings): string[] {
  const heroes: (TabHero | JourneyLayout | WebsiteLayout)[] = 'tabs' in settings ? settings.tabs : [settings]
  const texts = [
    ...heroes.flatMap((hero) => [
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
