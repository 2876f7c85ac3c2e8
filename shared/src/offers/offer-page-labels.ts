import type { Language } from '../journeys/journey.ts'

/** The texts of the page that shows a contact the offers for their home. */
export interface OfferPageLabels {
  title: (address: string) => string
  heading: string
  none: (hi: string) => string
  some: (hi: string, count: number) => string
  hi: (name: string) => string
  cash: string
  aboutCash: string
  listing: string
  aboutListing: string
  offeredBy: string
  closingDate: string
  validUntil: string
  commission: string
  net: string
  /** {loan} is an amount. */
  aboutNet: (loan: string) => string
  accept: string
  aboutAccept: (name: string) => string
  confirm: string
  accepted: (name: string) => string
  ask: string
  question: string
  send: string
  asked: (name: string) => string
  expired: string
  tooMany: string
  call: (phone: string) => string
  book: string
  stopEmails: (brand: string) => string
}

export const offerPageLabels: Record<Language, OfferPageLabels> = {
  en: {
    title: (address) => `Your offers for ${address}`,
    heading: 'Offers for your home',
    hi: (name) => `Hi ${name || 'there'},`,
    none: (hi) =>
      `${hi} there is no active offer for your home at the moment. We’ll let you know as soon as there is one.`,
    some: (hi, count) =>
      count === 1
        ? `${hi} here is the current offer for your home.`
        : `${hi} here are the ${count} current offers for your home.`,
    cash: 'Cash offers',
    aboutCash: 'What a buyer would pay without listing your home.',
    listing: 'Listing offers',
    aboutListing: 'What we would list your home for.',
    offeredBy: 'Offered by',
    closingDate: 'Closing date',
    validUntil: 'Valid until',
    commission: 'Commission',
    net: 'After loan and commission',
    aboutNet: (loan) =>
      `The price less the commission of the offer and ${loan}. Taxes and closing costs are not included.`,
    accept: 'Accept this offer',
    aboutAccept: (name) =>
      `This tells ${name} that you want to take this offer. It is not a contract: nothing is signed, and you can still change your mind.`,
    confirm: 'Yes, I want this offer',
    accepted: (name) => `You want this offer. ${name} will contact you about the next steps. It is not a contract.`,
    ask: 'Ask a question',
    question: 'Your question',
    send: 'Send',
    asked: (name) => `Your question was sent. ${name} will get back to you.`,
    expired: 'This offer is no longer active.',
    tooMany: 'Too many requests. Please try again tomorrow, or call.',
    call: (phone) => `Call ${phone}`,
    book: 'Book a time',
    stopEmails: (brand) => `Stop emails from ${brand}`,
  },
  es: {
    title: (address) => `Sus ofertas por ${address}`,
    heading: 'Ofertas por su casa',
    hi: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
    none: (hi) => `${hi} en este momento no hay ninguna oferta activa por su casa. Le avisaremos en cuanto haya una.`,
    some: (hi, count) =>
      count === 1
        ? `${hi} esta es la oferta actual por su casa.`
        : `${hi} estas son las ${count} ofertas actuales por su casa.`,
    cash: 'Ofertas en efectivo',
    aboutCash: 'Lo que pagaría un comprador sin poner su casa en venta.',
    listing: 'Ofertas de venta',
    aboutListing: 'El precio al que pondríamos su casa en venta.',
    offeredBy: 'Ofrecida por',
    closingDate: 'Fecha de cierre',
    validUntil: 'Válida hasta',
    commission: 'Comisión',
    net: 'Después del préstamo y la comisión',
    aboutNet: (loan) => `El precio menos la comisión de la oferta y ${loan}. No incluye impuestos ni gastos de cierre.`,
    accept: 'Aceptar esta oferta',
    aboutAccept: (name) =>
      `Así ${name} sabe que usted quiere esta oferta. No es un contrato: no se firma nada y todavía puede cambiar de opinión.`,
    confirm: 'Sí, quiero esta oferta',
    accepted: (name) => `Usted quiere esta oferta. ${name} le contactará para los próximos pasos. No es un contrato.`,
    ask: 'Hacer una pregunta',
    question: 'Su pregunta',
    send: 'Enviar',
    asked: (name) => `Su pregunta se envió. ${name} le responderá.`,
    expired: 'Esta oferta ya no está activa.',
    tooMany: 'Demasiadas solicitudes. Inténtelo mañana o llame.',
    call: (phone) => `Llamar al ${phone}`,
    book: 'Reservar una cita',
    stopEmails: (brand) => `No recibir más correos de ${brand}`,
  },
}

/** `a loan balance of $150,000` */
export const describeLoan: Record<Language, (amount: string) => string> = {
  en: (amount) => `the loan balance on record, ${amount}`,
  es: (amount) => `el saldo del préstamo registrado, ${amount}`,
}
