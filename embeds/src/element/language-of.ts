import type { Language } from '@gable/shared/journey/journey.ts'

/** The language of the element, or of the page around it. */
export const languageOf = (element: HTMLElement): Language =>
  /^es\b/i.test(element.closest<HTMLElement>('[lang]')?.lang ?? '') ? 'es' : 'en'
