import { renderAppointmentPage } from '@gable/public-pages/appointments/appointment-page.tsx'
import { getBookingLabels } from '@gable/shared/appointments/booking-labels.ts'
import { invariant } from '@gable/shared/invariant.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { renderCalendar } from '../appointments/appointment-emails.ts'
import { type AppointmentContext, toAppointmentKey } from '../appointments/appointment-notices.ts'
import { type AppointmentRow, getAppointment } from '../appointments/appointment-queries.ts'
import { lockBookingPage } from '../appointments/booking-page-queries.ts'
import { cancelAppointment } from '../appointments/cancel-appointment.ts'
import type { Db } from '../platform/database.ts'
import { toAddress } from '../platform/mail/sender.ts'
import { publicOrigin } from '../platform/settings.ts'
import { withLinkAccount } from '../platform/signed-link.ts'
import {
  type BookingPageContext,
  getBookingLayout,
  loadBookingPage,
  parseTimeZone,
  sendBookingPage,
} from './booking-layout.ts'
import { sendNotFoundPage } from './not-found-routes.ts'
import { parseLanguage } from './page-request.ts'
import { acceptFormPosts } from './plain-form-routes.ts'

interface AppointmentRequest {
  Params: { code: string }
  Querystring: { lang?: string; tz?: unknown; done?: string }
}

/** `/book/c/<code>`: what a visitor booked, to move, cancel or add to a calendar. The code is the permission. */
export const appointmentPageRoutes = (context: AppointmentContext) => async (app: FastifyInstance) => {
  const { settings, secret } = context

  app.get<AppointmentRequest>('/book/c/:code', async (request, reply) => {
    const page = await withAppointment(request, async (_, page, appointment) => render(request, page, appointment))
    return page ? sendBookingPage(reply, page) : sendNotFoundPage(reply)
  })

  // Asks first, because mail scanners open every link.
  app.get<AppointmentRequest>('/book/c/:code/cancel', async (request, reply) => {
    const page = await withAppointment(request, async (_, page, appointment) =>
      render(request, page, appointment, { isCanceling: true }),
    )
    return page ? sendBookingPage(reply, page) : sendNotFoundPage(reply)
  })

  app.get<AppointmentRequest>('/book/c/:code/appointment.ics', async (request, reply) => {
    const file = await withAppointment(request, async (_, { agent, language }, appointment) =>
      renderCalendar(
        {
          appointment,
          organizer: toAddress(settings.MAIL_FROM),
          manageUrl: `${publicOrigin(settings)}/book/c/${request.params.code}`,
          change: appointment.state === 'CANCELED' ? 'CANCELED' : 'BOOKED',
        },
        `${appointment.title} ${getBookingLabels(language).with(agent.name)}`,
      ),
    )
    if (!file) return sendNotFoundPage(reply)
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${file.fileName}"`)
      .type('text/calendar; charset=utf-8')
      .send(file.content)
  })

  await app.register(async (forms) => {
    acceptFormPosts(forms)
    forms.post<AppointmentRequest>('/book/c/:code/cancel', async (request, reply) => {
      const result = await withAppointment(request, async (db, { scope }, { id }) => {
        // Of several presses at once, the first cancels it.
        await lockBookingPage(db, scope)
        const appointment = await getAppointment(db, scope, id)
        if (appointment && mayChange(appointment)) await cancelAppointment(db, scope, context, id, { by: 'CONTACT' })
        return 'done'
      })
      return result ? reply.redirect(`/book/c/${request.params.code}`, 303) : sendNotFoundPage(reply)
    })
  })

  /** Undefined for a wrong code, and on the host name of another agency. */
  async function withAppointment<T>(
    { params, query, hostAccountId }: FastifyRequest<AppointmentRequest>,
    work: (db: Db, page: BookingPageContext, appointment: AppointmentRow) => Promise<T>,
  ): Promise<T | undefined> {
    return withLinkAccount(app.db, toAppointmentKey(secret), params.code, async (db, scope, [id = '']) => {
      if (hostAccountId !== undefined && hostAccountId !== scope.accountId) return undefined
      const appointment = await getAppointment(db, scope, id)
      if (!appointment) return undefined
      const page = await loadBookingPage(db, { ...scope, agentId: appointment.agent_id })
      const timeZone = parseTimeZone(query.tz, appointment.time_zone)
      const language = query.lang ? parseLanguage({ lang: query.lang }) : appointment.language
      return work(db, { ...page, timeZone, language }, appointment)
    })
  }

  async function render(
    { params: { code }, query }: FastifyRequest<AppointmentRequest>,
    page: BookingPageContext,
    appointment: AppointmentRow,
    { isCanceling = false } = {},
  ) {
    const { agent, language, timeZone } = page
    const { starts_at, ends_at, state, place, place_detail, title } = appointment
    const self = `/book/c/${code}`
    const parameters = new URLSearchParams({ lang: language, tz: timeZone })
    const book = `/book/${agent.slug}?${parameters}`
    invariant(agent.slug, 'an agent with appointments has no personalized URL')
    return renderAppointmentPage({
      ...getBookingLayout(page, (await app.embedFiles()).getUrl),
      // What was agreed on, however the page changes.
      offer: { ...page.settings, title, place, minutes: (ends_at.getTime() - starts_at.getTime()) / 60_000 },
      otherLanguageUrl: `${self}?${new URLSearchParams({ lang: language === 'en' ? 'es' : 'en', tz: timeZone })}`,
      state: state === 'CANCELED' ? 'canceled' : ends_at < new Date() ? 'past' : 'booked',
      startsAt: starts_at.getTime(),
      timeZone,
      location: place_detail,
      isNew: query.done === '1',
      isCanceling,
      mayChange: mayChange(appointment),
      urls: {
        self: `${self}?${parameters}`,
        book,
        move: `${book}&move=${code}`,
        calendar: `${self}/appointment.ics`,
        cancel: `${self}/cancel?${parameters}`,
      },
    })
  }
}

/** Until it starts: agents would rather hear late than never. */
const mayChange = ({ state, starts_at }: AppointmentRow) => state === 'BOOKED' && starts_at > new Date()
