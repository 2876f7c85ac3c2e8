import type { Language } from '@gable/shared/journeys/journey.ts'

const otherLanguages = {
  en: { language: 'es', name: 'Español' },
  es: { language: 'en', name: 'English' },
} as const

interface LanguageLinkProps {
  language: Language
  /** What the page in the other language is told, too. */
  query?: Record<string, string | undefined> | undefined
}

/** Links to the same page in the other language. */
export function LanguageLink({ language, query = {} }: LanguageLinkProps) {
  const to = otherLanguages[language]
  const params = new URLSearchParams({ lang: to.language })
  for (const [name, value] of Object.entries(query)) if (value) params.set(name, value)
  return (
    <a class="language" href={`?${params}`} lang={to.language} hreflang={to.language}>
      {to.name}
    </a>
  )
}
