import type { Language } from '@gable/shared/journeys/journey.ts'

const otherLanguages = {
  en: { language: 'es', name: 'Español' },
  es: { language: 'en', name: 'English' },
} as const

interface LanguageLinkProps {
  language: Language
  prefilledAddress?: string | undefined
}

/** Links to the same page in the other language. */
export function LanguageLink({ language, prefilledAddress }: LanguageLinkProps) {
  const to = otherLanguages[language]
  const query = new URLSearchParams({ lang: to.language, ...(prefilledAddress && { address: prefilledAddress }) })
  return (
    <a class="language" href={`?${query}`} lang={to.language} hreflang={to.language}>
      {to.name}
    </a>
  )
}
