import type { AppointmentPlace, BookingPageSettings } from '@gable/shared/appointments/booking-page.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import type { Generated, JSONColumnType } from 'kysely'

export interface AppointmentTables {
  booking_pages: {
    account_id: string
    agent_id: string
    is_on: boolean
    settings: JSONColumnType<BookingPageSettings>
    updated_at: Generated<Date>
  }
  appointments: {
    account_id: string
    id: string
    agent_id: string
    lead_id: string
    starts_at: Date
    ends_at: Date
    title: string
    place: AppointmentPlace
    place_detail: string
    note: string
    language: Language
    time_zone: string
    start_text: string
    state: Generated<'BOOKED' | 'CANCELED'>
    canceled_by: 'CONTACT' | 'AGENT' | null
    sequence: Generated<number>
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
}
