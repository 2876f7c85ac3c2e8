import type { Language } from '../journeys/journey.ts'

/** Beside the checkbox of every form while texts are on. Nobody has to tick it. */
export const textConsent: Record<Language, string> = {
  en: 'By providing your phone number you agree to receive texts from {name} about your request, including automated ones. Consent is not a condition of any purchase. Message frequency varies. Msg & data rates may apply. Reply STOP to opt out, HELP for help.',
  es: 'Al proporcionar su número de teléfono, acepta recibir mensajes de texto de {name} sobre su solicitud, incluso automáticos. Su consentimiento no es condición para ninguna compra. La frecuencia de los mensajes varía. Pueden aplicarse tarifas de mensajes y datos. Responda STOP para dejar de recibirlos, HELP para obtener ayuda.',
}

export const getTextConsent = (brandName: string, language: Language): string =>
  textConsent[language].replaceAll('{name}', brandName)
