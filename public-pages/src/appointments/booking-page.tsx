import { type BookingLabels, getBookingLabels } from '@gable/shared/appointments/booking-labels.ts'
import {
  formatAppointmentDay,
  formatAppointmentTime,
  formatClockTime,
  formatTimeZone,
} from '@gable/shared/appointments/format-time.ts'
import { BookingForm, type BookingFormInput } from './booking-form.tsx'
import { type BookingLayoutInput, renderBookingLayout } from './booking-layout.tsx'

interface BookingPageInput extends Omit<BookingLayoutInput, 'children'> {
  /** The free times to show, by day. */
  days: { day: string; times: number[] }[]
  timeZone: string
  /** The time zones that visitors can choose from. */
  timeZones: readonly string[]
  earlierUrl: string | undefined
  laterUrl: string | undefined
  toTimeUrl: (time: number) => string
  /** What the form that changes the time zone keeps. */
  kept: Record<string, string>
  /** Set once a time is chosen. */
  form: Omit<BookingFormInput, 'labels'> | undefined
  /** The start of the appointment that is to move. */
  movingFrom: number | undefined
  /** Why the last attempt failed. */
  problem: 'taken' | 'tooMany' | undefined
}

/** The free times of an agent, or the form for a chosen one. Works without a script. */
export function renderBookingPage(input: BookingPageInput) {
  const { language, timeZone, form, movingFrom, problem } = input
  const labels = getBookingLabels(language)
  return renderBookingLayout({
    ...input,
    children: (
      <>
        {problem && (
          <p class="problem" role="alert">
            {labels[problem]}
          </p>
        )}
        {movingFrom !== undefined && (
          <p class="notice">
            {labels.moving} {formatAppointmentTime(movingFrom, timeZone, language)}.
          </p>
        )}
        {form ? <BookingForm {...form} labels={labels} /> : <TimeChooser {...input} labels={labels} />}
      </>
    ),
  })
}

function TimeChooser({ labels, ...input }: BookingPageInput & { labels: BookingLabels }) {
  const { agent, days, language, timeZone, earlierUrl, laterUrl, toTimeUrl } = input
  const [firstDay] = days
  return (
    <>
      <h2>{firstDay || earlierUrl ? labels.chooseTime : labels.noTimes}</h2>
      {firstDay ? <TimeZoneForm {...input} labels={labels} /> : !earlierUrl && <p>{labels.noTimesHint(agent.name)}</p>}
      <div class="days">
        {days.map(({ day, times }) => (
          <section key={day}>
            <h3>{formatAppointmentDay(times[0] ?? 0, timeZone, language)}</h3>
            <ul class="times">
              {times.map((time) => (
                <li key={time}>
                  <a href={toTimeUrl(time)} rel="nofollow">
                    {formatClockTime(time, timeZone, language)}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {(earlierUrl ?? laterUrl) && (
        <nav class="pager">
          {earlierUrl && <a href={earlierUrl}>{labels.earlier}</a>}
          {laterUrl && <a href={laterUrl}>{labels.later}</a>}
        </nav>
      )}
    </>
  )
}

const TimeZoneForm = ({
  labels,
  days,
  language,
  timeZone,
  timeZones,
  kept,
}: BookingPageInput & { labels: BookingLabels }) => {
  const moment = days[0]?.times[0] ?? 0
  return (
    <form class="zone" method="get">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label>
        {labels.timeZone}
        <select name="tz">
          {timeZones.map((zone) => (
            <option key={zone} value={zone} selected={zone === timeZone}>
              {formatTimeZone(moment, zone, language)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" class="quiet">
        {labels.show}
      </button>
    </form>
  )
}
