import { type Language, languages } from './journey.ts'

/** The languages of visitors and contacts, as agents read them. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Spanish' }

export const languageOptions: { value: Language; label: string }[] = languages.map((value) => ({
  value,
  label: languageNames[value],
}))
