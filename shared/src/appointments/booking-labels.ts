import type { Language } from '../journeys/journey.ts'
import type { AppointmentPlace } from './booking-page.ts'

/** The texts of booking pages and of the emails about appointments. */
export interface BookingLabels {
  with: (agent: string) => string
  minutes: (minutes: number) => string
  place: Record<AppointmentPlace, string>
  chooseTime: string
  timesIn: (timeZone: string) => string
  timeZone: string
  show: string
  earlier: string
  later: string
  noTimes: string
  noTimesHint: (agent: string) => string
  yourDetails: string
  otherTime: string
  firstName: string
  lastName: string
  email: string
  phone: string
  phoneForCall: string
  note: string
  book: string
  move: string
  moving: string
  consent: (agency: string) => string
  required: string
  invalidEmail: string
  invalidPhone: string
  tooLong: string
  taken: string
  tooMany: string
  booked: string
  canceled: string
  past: string
  emailSent: string
  addToCalendar: string
  moveLink: string
  cancelLink: string
  cancelQuestion: string
  keep: string
  bookAgain: string
  emails: {
    booked: (when: string) => string
    moved: (when: string) => string
    canceled: (when: string) => string
    calendarAttached: string
    manage: string
    wasMoved: string
    isCanceled: string
    isBooked: string
  }
}

const en: BookingLabels = {
  with: (agent) => `with ${agent}`,
  minutes: (minutes) => `${minutes} minutes`,
  place: { PHONE: 'By phone', VIDEO: 'By video call', IN_PERSON: 'In person' },
  chooseTime: 'Choose a time',
  timesIn: (timeZone) => `Times are in ${timeZone}.`,
  timeZone: 'Time zone',
  show: 'Show',
  earlier: 'Earlier times',
  later: 'Later times',
  noTimes: 'No free times',
  noTimesHint: (agent) => `${agent} has no free times at the moment. Please call or write instead.`,
  yourDetails: 'Your details',
  otherTime: 'Choose another time',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  phoneForCall: 'Phone to call you at',
  note: 'What would you like to talk about? (optional)',
  book: 'Book this time',
  move: 'Move to this time',
  moving: 'You are moving your appointment on',
  consent: (agency) => `${agency} will use your details to prepare and hold the appointment.`,
  required: 'This field is required',
  invalidEmail: 'Please enter a valid email',
  invalidPhone: 'Please enter a valid phone number',
  tooLong: 'This text is too long',
  taken: 'This time was just taken. Please choose another.',
  tooMany: 'Too many appointments were booked from here. Please call or write instead.',
  booked: 'You’re booked',
  canceled: 'This appointment is canceled',
  past: 'This appointment is over',
  emailSent: 'A confirmation is on its way to your inbox.',
  addToCalendar: 'Add to calendar',
  moveLink: 'Move',
  cancelLink: 'Cancel',
  cancelQuestion: 'Cancel this appointment?',
  keep: 'Keep it',
  bookAgain: 'Book another time',
  emails: {
    booked: (when) => `Booked: ${when}`,
    moved: (when) => `Moved to ${when}`,
    canceled: (when) => `Canceled: ${when}`,
    calendarAttached: 'The attached file adds it to your calendar.',
    manage: 'Move or cancel',
    wasMoved: 'Your appointment was moved',
    isCanceled: 'Your appointment is canceled',
    isBooked: 'Your appointment is booked',
  },
}

const es: BookingLabels = {
  with: (agent) => `con ${agent}`,
  minutes: (minutes) => `${minutes} minutos`,
  place: { PHONE: 'Por teléfono', VIDEO: 'Por videollamada', IN_PERSON: 'En persona' },
  chooseTime: 'Elija una hora',
  timesIn: (timeZone) => `Las horas son de ${timeZone}.`,
  timeZone: 'Zona horaria',
  show: 'Mostrar',
  earlier: 'Horas anteriores',
  later: 'Horas posteriores',
  noTimes: 'No hay horas libres',
  noTimesHint: (agent) => `${agent} no tiene horas libres en este momento. Llame o escriba, por favor.`,
  yourDetails: 'Sus datos',
  otherTime: 'Elegir otra hora',
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  phoneForCall: 'Teléfono al que le llamamos',
  note: '¿De qué le gustaría hablar? (opcional)',
  book: 'Reservar esta hora',
  move: 'Cambiar a esta hora',
  moving: 'Está cambiando su cita del',
  consent: (agency) => `${agency} usará sus datos para preparar y realizar la cita.`,
  required: 'Este campo es obligatorio',
  invalidEmail: 'Escriba un correo electrónico válido',
  invalidPhone: 'Escriba un número de teléfono válido',
  tooLong: 'Este texto es demasiado largo',
  taken: 'Esta hora acaba de ocuparse. Elija otra, por favor.',
  tooMany: 'Se reservaron demasiadas citas desde aquí. Llame o escriba, por favor.',
  booked: 'Su cita está reservada',
  canceled: 'Esta cita está cancelada',
  past: 'Esta cita ya pasó',
  emailSent: 'Le enviamos una confirmación por correo electrónico.',
  addToCalendar: 'Añadir al calendario',
  moveLink: 'Cambiar',
  cancelLink: 'Cancelar',
  cancelQuestion: '¿Cancelar esta cita?',
  keep: 'Conservarla',
  bookAgain: 'Reservar otra hora',
  emails: {
    booked: (when) => `Reservada: ${when}`,
    moved: (when) => `Nueva hora: ${when}`,
    canceled: (when) => `Cancelada: ${when}`,
    calendarAttached: 'El archivo adjunto la añade a su calendario.',
    manage: 'Cambiar o cancelar',
    wasMoved: 'Su cita cambió de hora',
    isCanceled: 'Su cita está cancelada',
    isBooked: 'Su cita está reservada',
  },
}

const labels: Record<Language, BookingLabels> = { en, es }

export const getBookingLabels = (language: Language): BookingLabels => labels[language]
