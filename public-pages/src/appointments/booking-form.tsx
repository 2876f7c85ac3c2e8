import type { BookingLabels } from '@gable/shared/appointments/booking-labels.ts'
import { formatAppointmentTime, formatTimeZone } from '@gable/shared/appointments/format-time.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'

export type BookingField = 'firstName' | 'lastName' | 'email' | 'phone' | 'note'
export type BookingError = 'required' | 'invalidEmail' | 'invalidPhone' | 'tooLong'

export interface BookingFormInput {
  labels: BookingLabels
  language: Language
  timeZone: string
  time: number
  /** Where another time can be chosen. */
  backUrl: string
  /** What is sent along: the time and the language. */
  hidden: Record<string, string>
  /** Who moves an appointment is known already. */
  isMoving: boolean
  isPhoneRequired: boolean
  agencyName: string
  values: Partial<Record<BookingField, string>>
  errors: Partial<Record<BookingField, BookingError>>
}

/** The details of the visitor for a chosen time. */
export function BookingForm(input: BookingFormInput) {
  const { labels, language, timeZone, time, backUrl, hidden, isMoving, agencyName } = input
  return (
    <form method="post">
      <h2>{formatAppointmentTime(time, timeZone, language)}</h2>
      <p class="muted">
        {formatTimeZone(time, timeZone, language)} · <a href={backUrl}>{labels.otherTime}</a>
      </p>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {!isMoving && <Fields {...input} />}
      <button type="submit">{isMoving ? labels.move : labels.book}</button>
      {!isMoving && <p class="small">{labels.consent(agencyName)}</p>}
    </form>
  )
}

const Fields = (input: BookingFormInput) => {
  const { labels, isPhoneRequired } = input
  return (
    <>
      <div class="pair">
        <TextField {...input} name="firstName" label={labels.firstName} autocomplete="given-name" isRequired />
        <TextField {...input} name="lastName" label={labels.lastName} autocomplete="family-name" isRequired />
      </div>
      <TextField {...input} name="email" label={labels.email} type="email" autocomplete="email" isRequired />
      <TextField
        {...input}
        name="phone"
        label={isPhoneRequired ? labels.phoneForCall : labels.phone}
        type="tel"
        autocomplete="tel"
        isRequired={isPhoneRequired}
      />
      <TextField {...input} name="note" label={labels.note} isLong />
      {/* People do not see it, and programs that fill in every field do. */}
      <p class="trap" aria-hidden="true">
        <label>
          Website
          <input name="website" tabIndex={-1} autocomplete="off" />
        </label>
      </p>
    </>
  )
}

interface TextFieldProps extends BookingFormInput {
  name: BookingField
  label: string
  type?: string
  autocomplete?: string
  isRequired?: boolean
  isLong?: boolean
}

function TextField({
  labels,
  values,
  errors,
  name,
  label,
  type = 'text',
  autocomplete,
  isRequired,
  isLong,
}: TextFieldProps) {
  const error = errors[name]
  const field = {
    id: name,
    name,
    required: isRequired ?? false,
    'aria-invalid': error !== undefined,
    ...(error && { 'aria-describedby': `${name}-error` }),
  }
  return (
    <p class="field">
      <label for={name}>{label}</label>
      {isLong ? (
        <textarea {...field} rows={3} maxLength={1000}>
          {values[name] ?? ''}
        </textarea>
      ) : (
        <input {...field} type={type} autocomplete={autocomplete} value={values[name] ?? ''} />
      )}
      {error && (
        <span class="error" id={`${name}-error`}>
          {labels[error]}
        </span>
      )}
    </p>
  )
}
