import type { BookingPage } from '@gable/shared/appointments/appointment.ts'
import type { BookingPageSettings } from '@gable/shared/appointments/booking-page.ts'
import { appointmentEndpoints } from '@gable/shared/appointments/endpoints.ts'
import { invalid, orNotFound } from '@gable/shared/http/problem.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { serve } from '../platform/serve.ts'
import { publicOrigin } from '../platform/settings.ts'
import type { AppointmentContext } from './appointment-notices.ts'
import { getAppointment, listAppointments, toAppointment } from './appointment-queries.ts'
import { getBookingAgent, getBookingPageSettings, saveBookingPageSettings } from './booking-page-queries.ts'
import { cancelAppointment } from './cancel-appointment.ts'

export const appointmentRoutes = (context: AppointmentContext) => async (app: FastifyInstance) =>
  serve(app, appointmentEndpoints, {
    'GET /agent/booking-page': ({ db, scope }) => getBookingPage(db, scope, context),
    'PUT /agent/booking-page': async ({ db, scope, body }) => {
      await requireAddress(db, scope, body)
      await saveBookingPageSettings(db, scope, body)
      await publishLiveEvent(db, scope, { kind: 'appointments' })
      return getBookingPage(db, scope, context)
    },
    'GET /agent/appointments': ({ db, scope, query }) => listAppointments(db, scope, query),
    'POST /agent/appointments/:appointmentId/canceled': async ({ db, scope, params, body }) => {
      const appointment = await getAppointment(db, scope, params.appointmentId)
      orNotFound(appointment?.agent_id === scope.agentId ? appointment : undefined, 'appointment')
      return toAppointment(
        await cancelAppointment(db, scope, context, params.appointmentId, { by: 'AGENT', message: body.message }),
      )
    },
  })

async function getBookingPage(db: Db, scope: Scope, { settings }: AppointmentContext): Promise<BookingPage> {
  const { slug, timeZone } = await getBookingAgent(db, scope)
  return {
    settings: await getBookingPageSettings(db, scope),
    url: slug && `${publicOrigin(settings)}/book/${slug}`,
    timeZone,
  }
}

/** The address of the page is the agent's personalized URL. */
async function requireAddress(db: Db, scope: Scope, { isOn }: BookingPageSettings) {
  if (isOn && (await getBookingAgent(db, scope)).slug === null)
    throw invalid({ isOn: 'Create your personalized URL first' })
}
