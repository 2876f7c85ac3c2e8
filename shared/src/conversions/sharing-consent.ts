import type { Language } from '../journeys/journey.ts'

/** Follows the consent text of the form while the account shares hashed details. */
export const sharingConsent: Record<Language, string> = {
  en: 'You also agree that your email and phone number are shared as an unreadable code (a hash) with Google, Meta, TikTok or LinkedIn, to measure our ads.',
  es: 'También acepta que su correo electrónico y su teléfono se compartan como un código ilegible (hash) con Google, Meta, TikTok o LinkedIn para medir nuestros anuncios.',
}

export const withSharingConsent = (wording: string, language: Language): string =>
  `${wording} ${sharingConsent[language]}`

/** Whether the text that the visitor agreed to asks for sharing. */
export const asksForSharing = (wording: string): boolean =>
  Object.values(sharingConsent).some((text) => wording.endsWith(text))
