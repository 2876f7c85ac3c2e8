import * as z from 'zod'
import { OptionalText, RequiredLine } from '../http/fields.ts'
import { EmailAddress } from '../identity/user.ts'
import { appointmentPlaces, BookingPageSettings } from './booking-page.ts'

const appointmentStates = ['BOOKED', 'CANCELED'] as const

/** An appointment of an agent with a contact. */
export const Appointment = z.object({
  _id: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  title: z.string(),
  place: z.enum(appointmentPlaces),
  placeDetail: z.string(),
  /** What the visitor wrote. */
  note: z.string(),
  state: z.enum(appointmentStates),
  canceledBy: z.enum(['CONTACT', 'AGENT']).nullable(),
  contact: z.object({
    _id: z.string(),
    fullName: z.string(),
    emailId: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  leadId: z.string(),
})
export type Appointment = z.infer<typeof Appointment>

/** What the signed-in agent sees of their booking page. */
export const BookingPage = z.object({
  settings: BookingPageSettings,
  /** Null until the agent has a personalized URL. */
  url: z.string().nullable(),
  /** In which the hours count. */
  timeZone: z.string(),
})
export type BookingPage = z.infer<typeof BookingPage>

export const noteMaximum = 1000

/** What a visitor enters to book a time. */
export const BookingForm = z.object({
  firstName: RequiredLine(100),
  lastName: RequiredLine(100),
  email: EmailAddress,
  phone: z.string().trim().max(40),
  note: OptionalText(noteMaximum),
})
export type BookingForm = z.output<typeof BookingForm>

export const CancelAppointment = z.object({
  /** Goes to the contact with the news. */
  message: OptionalText(noteMaximum).default(''),
})
