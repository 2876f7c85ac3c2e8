import type { Language } from '@gable/shared/journeys/journey.ts'

const other = { en: { language: 'es', name: 'Español' }, es: { language: 'en', name: 'English' } } as const

interface LanguageLinkProps {
  language: Language
  /** The address that the page begins with. */
  begun: string | undefined
}

/** The same page in the other language, named in that language. */
export function LanguageLink({ language, begun }: LanguageLinkProps) {
  const to = other[language]
  const query = new URLSearchParams({ lang: to.language, ...(begun && { address: begun }) })
  return (
    <a class="language" href={`?${query}`} lang={to.language} hreflang={to.language}>
      {to.name}
    </a>
  )
}
