import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { Appointment, BookingPage, CancelAppointment } from './appointment.ts'
import { BookingPageSettings } from './booking-page.ts'

export const appointmentEndpoints = defineEndpoints({
  'GET /agent/booking-page': {
    allow: 'member',
    about: 'The booking page of the signed-in agent: its hours, rules and address.',
    reply: BookingPage,
  },
  'PUT /agent/booking-page': {
    allow: 'member',
    about: 'Saves the booking page of the signed-in agent.',
    body: BookingPageSettings,
    reply: BookingPage,
  },
  'GET /agent/appointments': {
    allow: 'member',
    about: 'The appointments of the signed-in agent: upcoming ones with the next first, or past and canceled ones.',
    query: z.object({
      when: z.enum(['UPCOMING', 'PAST']).default('UPCOMING'),
      page: z.coerce.number().int().min(1).max(1000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: z.object({ data: z.array(Appointment), total: z.number() }),
  },
  'POST /agent/appointments/:appointmentId/canceled': {
    allow: 'member',
    about: 'Cancels an upcoming appointment of the signed-in agent. The contact is told by email.',
    params: z.object({ appointmentId: Id }),
    body: CancelAppointment,
    reply: Appointment,
  },
})
