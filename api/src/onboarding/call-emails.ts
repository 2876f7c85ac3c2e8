import { formatAppointmentTime, formatTimeZone } from '@gable/shared/appointments/format-time.ts'
import { EmailAddress } from '@gable/shared/identity/user.ts'
import { createCalendarFile } from '../platform/mail/calendar-file.ts'
import type { Email } from '../platform/mail/email.ts'
import { renderEmail } from '../platform/mail/render-email.ts'
import { toAddress } from '../platform/mail/sender.ts'
import { consoleOrigin, type Settings } from '../platform/settings.ts'
import type { UpcomingCall } from './call-queries.ts'

export type CallEmailSettings = Pick<Settings, 'CONSOLE_ORIGIN' | 'PORT' | 'MAIL_FROM' | 'SUPPORT_URL'>

/** Confirms a booked call to the agent, and announces it to the support team if that has an email address. */
export function renderBookedEmails(call: UpcomingCall, settings: CallEmailSettings): Email[] {
  const { own, agency, calendar } = describeCall(call, settings)
  const confirmation = renderEmail({
    to: call.email,
    subject: `Your onboarding call on ${own.dateTime}`,
    heading: 'Your onboarding call is booked',
    paragraphs: [
      `${own.dateTime}, ${own.timeZone}.`,
      call.phone
        ? `We'll call you at ${call.phone}.`
        : 'We have no phone number of yours yet. Please add one to your details, so that we can call you.',
      'The attached file adds the call to your calendar.',
    ],
    button: call.phone
      ? { label: 'Open Gable', url: consoleOrigin(settings) }
      : { label: 'Add a phone number', url: `${consoleOrigin(settings)}/settings/profile` },
    footnote: 'Plans changed? You can cancel the call on Home.',
  })
  const announcement = {
    subject: `Onboarding call with ${call.agencyName} on ${agency.dateTime}`,
    heading: 'A new onboarding call',
    paragraphs: [`${agency.dateTime}, ${agency.timeZone}.`, describeCaller(call)],
  }
  return [confirmation, ...toTeam(settings, announcement)].map((email) => ({ ...email, calendar: calendar(0) }))
}

export function renderCanceledEmails(call: UpcomingCall, settings: CallEmailSettings): Email[] {
  const { own, agency, calendar } = describeCall(call, settings)
  const confirmation = renderEmail({
    to: call.email,
    subject: `Canceled: your onboarding call on ${own.dateTime}`,
    heading: 'Your onboarding call is canceled',
    paragraphs: [
      `The call on ${own.dateTime}, ${own.timeZone}, will not take place.`,
      'To find another time, please contact support.',
    ],
  })
  const announcement = {
    subject: `Canceled: onboarding call with ${call.agencyName} on ${agency.dateTime}`,
    heading: 'An onboarding call was canceled',
    paragraphs: [`${agency.dateTime}, ${agency.timeZone}.`, describeCaller(call)],
  }
  return [confirmation, ...toTeam(settings, announcement)].map((email) => ({ ...email, calendar: calendar(1) }))
}

interface TeamEmail {
  subject: string
  heading: string
  paragraphs: string[]
}

/** To each address in the `mailto:` URL. A support page has no inbox: its team uses `npm run operate -- calls`. */
function toTeam({ SUPPORT_URL }: CallEmailSettings, email: TeamEmail): Email[] {
  const { protocol, pathname } = new URL(SUPPORT_URL)
  const recipients = protocol === 'mailto:' ? decodeURIComponent(pathname).split(',') : []
  return recipients.filter((to) => EmailAddress.safeParse(to).success).map((to) => renderEmail({ to, ...email }))
}

const describeCaller = ({ agencyName, fullName, email, phone }: UpcomingCall) =>
  [fullName, agencyName, phone ?? 'No phone number', email].join(', ')

function describeCall(call: UpcomingCall, settings: CallEmailSettings) {
  const event = {
    uid: `${call.id}@${new URL(consoleOrigin(settings)).hostname}`,
    startsAt: call.startsAt,
    endsAt: call.endsAt,
    title: `Onboarding call: Gable and ${call.agencyName}`,
    description: call.phone ? `We'll call ${call.fullName} at ${call.phone}.` : `A call with ${call.fullName}.`,
    organizer: toAddress(settings.MAIL_FROM),
    fileName: 'onboarding-call.ics',
  }
  return {
    own: formatTime(call, call.ownTimeZone ?? call.timeZone),
    agency: formatTime(call, call.timeZone),
    calendar: (sequence: number) => createCalendarFile({ ...event, sequence, isCanceled: sequence > 0 }),
  }
}

const formatTime = ({ startsAt }: UpcomingCall, timeZone: string) => ({
  dateTime: formatAppointmentTime(startsAt, timeZone),
  timeZone: formatTimeZone(startsAt, timeZone),
})
