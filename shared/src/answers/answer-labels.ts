import type { Language } from '../journeys/journey.ts'
import type { getConfidenceLevel } from '../properties/estimate-words.ts'

/** The texts of what visitors get back, on the page and in the email. */
interface AnswerLabels {
  valueTitle: string
  mostLikely: (amount: string) => string
  confidence: Record<ReturnType<typeof getConfidenceLevel>, string>
  asOf: (day: string, source: string) => string
  lookingUp: string
  lookAt: (day: string) => string
  /** Below the agent's name. */
  promise: (day: string) => string
  /** The agency's own. */
  ourPromise: (day: string) => string
  call: (phone: string) => string
  book: string
  dashboard: string
  emailNote: string
  email: {
    subject: (brand: string) => string
    valueSubject: (brand: string) => string
    heading: (name: string) => string
    received: string
    receivedFor: (address: string) => string
    figures: string
    why: (brand: string) => string
  }
}

export const answerLabels: Record<Language, AnswerLabels> = {
  en: {
    valueTitle: 'Estimated value',
    mostLikely: (amount) => `Most likely ${amount}.`,
    confidence: { High: 'High confidence.', Medium: 'Medium confidence.', Low: 'Low confidence.' },
    asOf: (day, source) => `As of ${day}, ${source}`,
    lookingUp: 'Looking up the value of this home…',
    lookAt: (day) => `There is no automatic estimate for this home. We will look at it ourselves by ${day}.`,
    promise: (day) => `You will hear back by ${day}.`,
    ourPromise: (day) => `We will get back to you by ${day}.`,
    call: (phone) => `Call ${phone}`,
    book: 'Book a time',
    dashboard: 'See your home’s page',
    emailNote: 'A copy is on its way to your email.',
    email: {
      subject: (brand) => `We received your request | ${brand}`,
      valueSubject: (brand) => `Your home value | ${brand}`,
      heading: (name) => (name ? `Thank you, ${name}` : 'Thank you'),
      received: 'We received your request.',
      receivedFor: (address) => `We received your request for ${address}.`,
      figures: 'Your figures',
      why: (brand) =>
        `You get this email because this address was entered in a form of ${brand}. If that was not you, you can ignore it.`,
    },
  },
  es: {
    valueTitle: 'Valor estimado',
    mostLikely: (amount) => `Lo más probable: ${amount}.`,
    confidence: { High: 'Confianza alta.', Medium: 'Confianza media.', Low: 'Confianza baja.' },
    asOf: (day, source) => `Al ${day}, ${source}`,
    lookingUp: 'Buscando el valor de esta casa…',
    lookAt: (day) => `No hay una estimación automática de esta casa. La revisaremos nosotros a más tardar el ${day}.`,
    promise: (day) => `Recibirá una respuesta a más tardar el ${day}.`,
    ourPromise: (day) => `Le responderemos a más tardar el ${day}.`,
    call: (phone) => `Llamar al ${phone}`,
    book: 'Reservar una cita',
    dashboard: 'Ver la página de su casa',
    emailNote: 'Le enviamos una copia por correo electrónico.',
    email: {
      subject: (brand) => `Recibimos su solicitud | ${brand}`,
      valueSubject: (brand) => `El valor de su casa | ${brand}`,
      heading: (name) => (name ? `Gracias, ${name}` : 'Gracias'),
      received: 'Recibimos su solicitud.',
      receivedFor: (address) => `Recibimos su solicitud sobre ${address}.`,
      figures: 'Sus cifras',
      why: (brand) =>
        `Recibe este correo porque esta dirección se escribió en un formulario de ${brand}. Si no fue usted, puede ignorarlo.`,
    },
  },
}
