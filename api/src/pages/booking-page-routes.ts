import type { BookingError, BookingField } from '@gable/public-pages/appointments/booking-form.tsx'
import { renderBookingPage } from '@gable/public-pages/appointments/booking-page.tsx'
import { BookingForm } from '@gable/shared/appointments/appointment.ts'
import type { FreeDay } from '@gable/shared/appointments/free-times.ts'
import { isEmail, isPhone } from '@gable/shared/identity/contact-formats.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type AppointmentContext, toAppointmentKey, toAppointmentPath } from '../appointments/appointment-notices.ts'
import { type AppointmentRow, getAppointment } from '../appointments/appointment-queries.ts'
import { bookAppointment, moveAppointment } from '../appointments/book-appointment.ts'
import { wakeCalendars } from '../appointments/calendar-queries.ts'
import { loadFreeTimes } from '../appointments/list-free-times.ts'
import { findBookingPage } from '../platform/code-lookups/booking-page-queries.ts'
import { type Db, withAccount } from '../platform/database.ts'
import { countAttempt } from '../platform/rate-limit.ts'
import { readLink } from '../platform/signed-link.ts'
import { toSender } from '../submissions/sender.ts'
import {
  type BookingPageContext,
  getBookingLayout,
  loadBookingPage,
  parseTimeZone,
  sendBookingPage,
  timeZones,
} from './booking-layout.ts'
import { sendNotFoundPage } from './not-found-routes.ts'
import { parseLanguage } from './page-request.ts'
import { acceptFormPosts } from './plain-form-routes.ts'

interface BookingRequest {
  Params: { slug: string }
  /** The first day to show, the chosen time, and the code of an appointment that is to move. */
  Querystring: { lang?: string; tz?: unknown; from?: string; at?: string; move?: string; problem?: string }
}

type PostRequest = FastifyRequest<BookingRequest & { Body: URLSearchParams | undefined }>

interface Filled {
  values: Partial<Record<BookingField, string>>
  errors: Partial<Record<BookingField, BookingError>>
}

const daysPerPage = 5
const bookingsPerHour = 10
const bookingsPerEmail = 5
const calendarAgeSeconds = 60

/** `/book/<agent>`: the free times of an agent and the form to book one. It needs no script. */
export const bookingPageRoutes = (context: AppointmentContext) => async (app: FastifyInstance) => {
  const toCode = toAppointmentKey(context.secret)

  app.get<BookingRequest>('/book/:slug', async (request, reply) => {
    const page = await withBookingPage(request, async (db, page) => {
      // By the time the visitor has chosen, the agent's calendars are read.
      await wakeCalendars(db, page.scope, calendarAgeSeconds)
      return render(db, page, request.query)
    })
    return page ? sendBookingPage(reply, page) : sendNotFoundPage(reply)
  })

  await app.register(async (forms) => {
    acceptFormPosts(forms)
    forms.post('/book/:slug', async (request: PostRequest, reply) => {
      const { body: fields = new URLSearchParams() } = request
      const query = {
        lang: fields.get('lang') ?? '',
        tz: fields.get('tz') ?? '',
        at: fields.get('at') ?? '',
        move: fields.get('move') ?? '',
      }
      // Programs that fill in every field get the page again, without a word.
      const isTrapped = Boolean(fields.get('website'))
      const result = await withBookingPage(request, async (db, page) => {
        if (isTrapped) return render(db, page, query)
        const moving = await findMoving(db, page, query.move)
        const filled = moving ? undefined : readForm(fields, page)
        if (filled && Object.keys(filled.errors).length > 0) return render(db, page, query, filled)
        if (await exceedsLimits(db, page, request, filled))
          return render(db, page, { ...query, at: '', problem: 'tooMany' })
        const appointment = await book(db, page, query, moving, filled)
        if (!appointment) return render(db, page, { ...query, at: '', problem: 'taken' })
        const parameters = new URLSearchParams({ lang: page.language, tz: page.timeZone, done: '1' })
        return `${toAppointmentPath(page.scope, appointment.id, context.secret)}?${parameters}`
      })
      if (!result) return sendNotFoundPage(reply)
      return typeof result === 'string' ? reply.redirect(result, 303) : sendBookingPage(reply, result)
    })
  })

  /** Undefined for an unknown name, and on the host name of another agency. */
  async function withBookingPage<T>(
    request: FastifyRequest<BookingRequest>,
    work: (db: Db, page: BookingPageContext) => Promise<T>,
  ): Promise<T | undefined> {
    const { params, query, hostAccountId } = request
    const found = await findBookingPage(app.db, params.slug)
    if (!found || (hostAccountId !== undefined && hostAccountId !== found.scope.accountId)) return undefined
    const fields = request.body instanceof URLSearchParams ? request.body : undefined
    const scope = { ...found.scope, agentId: found.agentId }
    return withAccount(app.db, found.scope, async (db) => {
      const page = await loadBookingPage(db, scope)
      const chosen = fields?.get('tz') ?? query.tz
      return work(db, {
        ...page,
        timeZone: parseTimeZone(chosen, page.agent.timeZone),
        language: parseLanguage({ lang: fields?.get('lang') ?? query.lang ?? '' }),
      })
    })
  }

  /** The appointment that is to move, if it is one with this agent that can still be moved. */
  async function findMoving(db: Db, { scope }: BookingPageContext, code = ''): Promise<AppointmentRow | undefined> {
    const target = code ? readLink(toCode, code) : undefined
    const [id] = target?.scope.accountId === scope.accountId ? target.recordIds : []
    const appointment = id ? await getAppointment(db, scope, id) : undefined
    const isMovable =
      appointment?.agent_id === scope.agentId && appointment.state === 'BOOKED' && appointment.starts_at > new Date()
    return isMovable ? appointment : undefined
  }

  async function book(
    db: Db,
    { scope, language, timeZone }: BookingPageContext,
    { at }: { at: string },
    moving: AppointmentRow | undefined,
    filled: Filled | undefined,
  ): Promise<AppointmentRow | undefined> {
    const start = Date.parse(at)
    if (Number.isNaN(start)) return undefined
    if (moving) return moveAppointment(db, scope, context, start, moving, timeZone)
    const form = BookingForm.parse(filled?.values)
    return bookAppointment(db, scope, context, start, { ...form, language, timeZone })
  }

  async function render(
    db: Db,
    page: BookingPageContext,
    query: Partial<BookingRequest['Querystring']>,
    filled: Filled = { values: {}, errors: {} },
  ) {
    const { scope, agent, settings, language, timeZone, brand } = page
    const moving = await findMoving(db, page, query.move)
    const days = await loadFreeTimes(db, scope, { settings, timeZone: agent.timeZone, movingId: moving?.id })
    const kept = { lang: language, ...(moving && query.move && { move: query.move }) }
    const path = `/book/${agent.slug}`
    const toUrl = (more: Record<string, string>) => `${path}?${new URLSearchParams({ ...kept, tz: timeZone, ...more })}`
    const time = findTime(days, query.at)
    const isTaken = Boolean(query.at) && time === undefined
    return renderBookingPage({
      ...getBookingLayout(page, (await app.embedFiles()).getUrl),
      otherLanguageUrl: toUrl({ lang: language === 'en' ? 'es' : 'en', ...(query.at && { at: query.at }) }),
      ...toDayPage(days, query.from, (from) => toUrl({ from })),
      timeZone,
      timeZones: timeZones(agent.timeZone, timeZone),
      kept,
      toTimeUrl: (time) => toUrl({ at: new Date(time).toISOString() }),
      movingFrom: moving?.starts_at.getTime(),
      problem: query.problem === 'tooMany' ? 'tooMany' : isTaken || query.problem === 'taken' ? 'taken' : undefined,
      form:
        time === undefined
          ? undefined
          : {
              language,
              timeZone,
              time,
              ...filled,
              backUrl: toUrl({}),
              hidden: { ...kept, tz: timeZone, at: new Date(time).toISOString() },
              isMoving: moving !== undefined,
              isPhoneRequired: settings.place === 'PHONE',
              agencyName: brand.name,
            },
    })
  }
}

/** Anyone can enter anyone's email, so one gets only some confirmations a day. */
async function exceedsLimits(db: Db, { scope }: BookingPageContext, request: PostRequest, filled: Filled | undefined) {
  const sender = toSender(request).addressBlock
  if ((await countAttempt(db, { name: 'booking', minutes: 60 }, sender)) > bookingsPerHour) return true
  if (!filled) return false
  const recipient = `${scope.accountId} ${filled.values.email?.toLowerCase()}`
  return (await countAttempt(db, { name: 'booking-email', minutes: 24 * 60 }, recipient)) > bookingsPerEmail
}

const findTime = (days: readonly FreeDay[], at: string | undefined) => {
  const time = Date.parse(at ?? '')
  return days.some(({ times }) => times.includes(time)) ? time : undefined
}

/** Some days with free times, and where the ones before and after them are. */
function toDayPage(days: FreeDay[], from = '', toUrl: (day: string) => string) {
  const found = days.findIndex(({ day }) => day >= from)
  const start = found === -1 ? Math.max(0, days.length - daysPerPage) : found
  const later = days[start + daysPerPage]
  const earlier = start > 0 ? days[Math.max(0, start - daysPerPage)] : undefined
  return {
    days: days.slice(start, start + daysPerPage),
    earlierUrl: earlier && toUrl(earlier.day),
    laterUrl: later && toUrl(later.day),
  }
}

const fieldNames = ['firstName', 'lastName', 'email', 'phone', 'note'] as const satisfies readonly BookingField[]

/** What the visitor entered, with what is wrong about it. */
function readForm(fields: URLSearchParams, { settings }: BookingPageContext): Filled {
  const values = Object.fromEntries(fieldNames.map((name) => [name, (fields.get(name) ?? '').trim()])) as Record<
    BookingField,
    string
  >
  const required: BookingField[] = [
    'firstName',
    'lastName',
    'email',
    ...(settings.place === 'PHONE' ? (['phone'] as const) : []),
  ]
  const parsed = BookingForm.safeParse(values)
  const errors: Filled['errors'] = {}
  for (const { path } of parsed.error?.issues ?? []) errors[path[0] as BookingField] = 'tooLong'
  if (values.phone && !isPhone(values.phone)) errors.phone = 'invalidPhone'
  if (values.email && !isEmail(values.email)) errors.email = 'invalidEmail'
  for (const name of required) if (!values[name]) errors[name] = 'required'
  return { values, errors }
}
