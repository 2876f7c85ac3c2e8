import type { CalendarProvider, CalendarSuggestion } from '@gable/shared/calendars/calendar.ts'
import type { Generated } from 'kysely'

export interface CalendarTables {
  calendar_connections: {
    account_id: string
    id: string
    agent_id: string
    provider: CalendarProvider
    login: string
    server_url: Generated<string>
    credential: Buffer
    state: Generated<'ACTIVE' | 'NEEDS_ATTENTION'>
    state_reason: Generated<string>
    failures: Generated<number>
    error: Generated<string>
    resumes_at: Date | null
    synced_at: Date | null
    locked_by: string | null
    locked_until: Date | null
    created_at: Generated<Date>
  }
  calendars: {
    account_id: string
    id: string
    connection_id: string
    agent_id: string
    remote_id: string
    name: string
    time_zone: Generated<string>
    is_writable: boolean
    blocks: Generated<boolean>
    receives: Generated<boolean>
    receives_next_steps: Generated<boolean>
    token: string | null
    page: string | null
    round: string | null
    read_from: Date | null
    read_till: Date | null
  }
  calendar_feeds: {
    account_id: string
    agent_id: string
    id: string
    created_at: Generated<Date>
  }
  calendar_busy_times: {
    account_id: string
    calendar_id: string
    remote_id: string
    starts_at: Date
    ends_at: Date
    round: string | null
  }
  calendar_entries: {
    account_id: string
    id: string
    calendar_id: string
    appointment_id: string | null
    lead_id: string | null
    remote_id: string | null
    starts_at: Date
    ends_at: Date
    fingerprint: Generated<string>
    attempted_at: Date | null
    problem: CalendarSuggestion['problem'] | null
    round: string | null
  }
}
