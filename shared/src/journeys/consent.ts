import type { BrandingCompliance } from '../branding/branding.ts'
import type { Language } from './journey.ts'

/** Used unless the brand has its own consent text. */
export const defaultConsentText: Record<Language, string> = {
  en: 'By submitting this form, you agree that {name} may contact you about your request by email, phone or text message, including by automated means. Consent is not a condition of any purchase. You may withdraw it at any time.',
  es: 'Al enviar este formulario, acepta que {name} se comunique con usted sobre su solicitud por correo electrónico, teléfono o mensaje de texto, incluso por medios automáticos. Su consentimiento no es condición para ninguna compra y puede retirarlo en cualquier momento.',
}

export function getConsentText(
  brandName: string,
  { consentText, spanish }: Pick<BrandingCompliance, 'consentText' | 'spanish'>,
  language: Language,
): string {
  const ownText = (language === 'es' && spanish.consentText) || consentText
  return (ownText || defaultConsentText[language]).replaceAll('{name}', brandName)
}
