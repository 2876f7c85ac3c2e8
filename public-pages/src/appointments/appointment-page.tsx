import { getBookingLabels } from '@gable/shared/appointments/booking-labels.ts'
import { formatAppointmentTime, formatTimeZone } from '@gable/shared/appointments/format-time.ts'
import { type BookingLayoutInput, renderBookingLayout } from './booking-layout.tsx'

interface AppointmentPageInput extends Omit<BookingLayoutInput, 'children'> {
  state: 'booked' | 'canceled' | 'past'
  startsAt: number
  timeZone: string
  /** The phone number, link or address. */
  location: string
  /** It was booked or moved just now. */
  isNew: boolean
  /** The question before it is canceled. */
  isCanceling: boolean
  /** Whether it can still be moved or canceled here. */
  mayChange: boolean
  urls: { self: string; calendar: string; move: string; cancel: string; book: string }
}

/** What a visitor booked, and what they can do about it. */
export function renderAppointmentPage(input: AppointmentPageInput) {
  const { state, startsAt, timeZone, location, language, isNew, mayChange, urls } = input
  const labels = getBookingLabels(language)
  return renderBookingLayout({
    ...input,
    children: (
      <>
        <h2>{labels[state]}</h2>
        <p class="when">
          <strong>{formatAppointmentTime(startsAt, timeZone, language)}</strong>
          <span class="muted">{formatTimeZone(startsAt, timeZone, language)}</span>
        </p>
        {state === 'booked' && location && <p>{renderLocation(location)}</p>}
        {state === 'booked' && isNew && <p>{labels.emailSent}</p>}
        {state === 'booked' && mayChange && <Changes {...input} />}
        {state !== 'booked' && (
          <p>
            <a href={urls.book}>{labels.bookAgain}</a>
          </p>
        )}
      </>
    ),
  })
}

const renderLocation = (location: string) =>
  location.startsWith('https://') ? (
    <a href={location} rel="noopener noreferrer nofollow">
      {location}
    </a>
  ) : (
    location
  )

function Changes({ language, isCanceling, urls }: AppointmentPageInput) {
  const labels = getBookingLabels(language)
  if (isCanceling)
    return (
      <form method="post" action={urls.cancel}>
        <p>{labels.cancelQuestion}</p>
        <button type="submit">{labels.cancelLink}</button> <a href={urls.self}>{labels.keep}</a>
      </form>
    )
  return (
    <p class="links">
      <a href={urls.calendar}>{labels.addToCalendar}</a>
      <a href={urls.move}>{labels.moveLink}</a>
      <a href={urls.cancel}>{labels.cancelLink}</a>
    </p>
  )
}
