import type { Language } from '@gable/shared/journeys/journey.ts'
import { initialReferrerParameter } from '@gable/shared/traffic/initial-referrer.ts'

const otherLanguages = {
  en: { language: 'es', name: 'Español' },
  es: { language: 'en', name: 'English' },
} as const

interface LanguageLinkProps {
  language: Language
  prefilledAddress?: string | undefined
  /** The page of another website that began the visit. */
  referrer?: string | undefined
}

/** Links to the same page in the other language. */
export function LanguageLink({ language, prefilledAddress, referrer }: LanguageLinkProps) {
  const to = otherLanguages[language]
  const query = new URLSearchParams({
    lang: to.language,
    ...(prefilledAddress && { address: prefilledAddress }),
    ...(referrer && { [initialReferrerParameter]: referrer }),
  })
  return (
    <a class="language" href={`?${query}`} lang={to.language} hreflang={to.language}>
      {to.name}
    </a>
  )
}
