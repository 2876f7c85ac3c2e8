import type { Language } from '@gable/shared/journeys/journey.ts'

/** The closest `lang` attribute decides: the element's own, an ancestor's, or the page's. */
export const detectLanguage = (element: HTMLElement): Language =>
  /^es\b/i.test((element.closest<HTMLElement>('[lang]') ?? document.documentElement).lang) ? 'es' : 'en'
