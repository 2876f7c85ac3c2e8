import { type BookingLabels, getBookingLabels } from '@gable/shared/appointments/booking-labels.ts'
import { formatAppointmentTime, formatTimeZone } from '@gable/shared/appointments/format-time.ts'
import { createCalendarFile } from '../platform/mail/calendar-file.ts'
import type { Email } from '../platform/mail/email.ts'
import type { EmailLayout } from '../platform/mail/email-layout.ts'
import { renderEmail } from '../platform/mail/render-email.ts'
import { type AppointmentRow, getCallPhone } from './appointment-queries.ts'
import type { BookingAgent } from './booking-page-queries.ts'

export type AppointmentChange = 'BOOKED' | 'MOVED' | 'CANCELED'

interface EmailInput {
  appointment: AppointmentRow
  agent: BookingAgent
  change: AppointmentChange
  /** Who changed it. */
  by: 'CONTACT' | 'AGENT'
  /** From the agent who cancels. */
  message: string
  layout: EmailLayout
  /** Where the contact moves or cancels it. */
  manageUrl: string
  /** The lead in the console. */
  leadUrl: string
  /** The address that emails are sent from. */
  organizer: string
}

/** Emails both people about a change, each with a calendar file of the newest version. */
export const renderAppointmentEmails = (input: EmailInput): Email[] => [
  ...(input.appointment.contactEmail ? [renderContactEmail(input, input.appointment.contactEmail)] : []),
  renderAgentEmail(input),
]

function renderContactEmail(input: EmailInput, to: string): Email {
  const { appointment, agent, change, message, layout, manageUrl } = input
  const { language, starts_at, time_zone, title } = appointment
  const labels = getBookingLabels(language)
  const when = formatAppointmentTime(starts_at, time_zone, language)
  const { subject, heading } = {
    BOOKED: { subject: labels.emails.booked(when), heading: labels.emails.isBooked },
    MOVED: { subject: labels.emails.moved(when), heading: labels.emails.wasMoved },
    CANCELED: { subject: labels.emails.canceled(when), heading: labels.emails.isCanceled },
  }[change]
  const isCanceled = change === 'CANCELED'
  return {
    ...renderEmail({
      to,
      language,
      layout,
      subject,
      heading,
      paragraphs: [
        `${title} ${labels.with(agent.name)}`,
        `${when}, ${formatTimeZone(starts_at, time_zone, language)}`,
        ...(isCanceled ? [] : [describePlace(appointment, labels)]),
        ...(message ? [message] : []),
        ...(isCanceled ? [] : [labels.emails.calendarAttached]),
      ],
      button: isCanceled
        ? { label: labels.bookAgain, url: manageUrl }
        : { label: labels.emails.manage, url: manageUrl },
    }),
    senderName: layout.brand.name,
    replyTo: agent.email,
    calendar: renderCalendar(input, `${title} ${labels.with(agent.name)}`),
  }
}

function renderAgentEmail(input: EmailInput): Email {
  const { appointment, agent, change, by, leadUrl } = input
  const { contactName, contactEmail, starts_at, title, note } = appointment
  const when = formatAppointmentTime(starts_at, agent.timeZone)
  const who = contactName || contactEmail || 'A contact'
  const subject = {
    BOOKED: `${who} booked ${when}`,
    MOVED: by === 'AGENT' ? `You moved ${who} to ${when}` : `${who} moved an appointment to ${when}`,
    CANCELED: by === 'AGENT' ? `You canceled ${who}: ${when}` : `${who} canceled ${when}`,
  }[change]
  return {
    ...renderEmail({
      to: agent.email,
      subject,
      heading: subject,
      paragraphs: [
        `${title}, ${formatTimeZone(starts_at, agent.timeZone)}`,
        [getCallPhone(appointment), contactEmail].filter(Boolean).join('\n'),
        ...(note ? [`They wrote: ${note}`] : []),
      ].filter((text) => text !== ''),
      button: { label: 'Open Lead', url: leadUrl },
    }),
    calendar: renderCalendar(input, `${title}: ${who}`),
  }
}

export const renderCalendar = (
  { appointment, organizer, manageUrl, change }: Pick<EmailInput, 'appointment' | 'organizer' | 'manageUrl' | 'change'>,
  title: string,
) =>
  createCalendarFile({
    uid: `${appointment.id}@${new URL(manageUrl).hostname}`,
    sequence: appointment.sequence,
    startsAt: appointment.starts_at,
    endsAt: appointment.ends_at,
    title,
    description: manageUrl,
    location: appointment.place_detail,
    organizer,
    isCanceled: change === 'CANCELED',
    fileName: 'appointment.ics',
  })

/** `By phone: (207) 555-0134` */
const describePlace = (appointment: AppointmentRow, { place }: BookingLabels) =>
  [place[appointment.place], appointment.place_detail].filter(Boolean).join(': ')
