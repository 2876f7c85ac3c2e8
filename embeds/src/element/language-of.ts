import type { Language } from '@gable/shared/journeys/journey.ts'

/** The language of the element, or of what it stands in, or of the page. */
export const languageOf = (element: HTMLElement): Language =>
  /^es\b/i.test((element.closest<HTMLElement>('[lang]') ?? document.documentElement).lang) ? 'es' : 'en'
