import type { Language } from '@gable/shared/journey/journey.ts'

const other = { en: { language: 'es', name: 'Español' }, es: { language: 'en', name: 'English' } } as const

/** The same page in the other language, named in that language. */
export function LanguageLink({ language }: { language: Language }) {
  const to = other[language]
  return (
    <a class="language" href={`?lang=${to.language}`} lang={to.language} hreflang={to.language}>
      {to.name}
    </a>
  )
}
