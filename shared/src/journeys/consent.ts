import type { Language } from './journey.ts'

/** What a visitor agrees to where the agency has not put it into words of its own. {name} is the brand's. */
export const consentWording: Record<Language, string> = {
  en: 'By sending this, you agree that {name} may contact you about your request by email, phone or text message, including by automated means. Agreeing is not a condition of any purchase. You may withdraw at any time.',
  es: 'Al enviar, acepta que {name} se comunique con usted sobre su solicitud por correo electrónico, teléfono o mensaje de texto, incluso por medios automáticos. Aceptar no es condición para ninguna compra. Puede retirarlo en cualquier momento.',
}

/** The words a visitor reads: the brand's own, or the product's. */
export const consentWordingOf = (brandName: string, own: string, language: Language): string =>
  (own || consentWording[language]).replaceAll('{name}', brandName)
