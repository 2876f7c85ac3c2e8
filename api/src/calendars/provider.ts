import type { TimeRange } from '@gable/shared/appointments/free-times.ts'

/** The time in which events are read. */
export interface ReadWindow {
  from: Date
  till: Date
}

export interface RemoteCalendar {
  remoteId: string
  name: string
  /** Of its all-day events. Empty if the provider does not say. */
  timeZone: string
  isWritable: boolean
  isPrimary: boolean
}

/** A calendar as its provider needs it. */
export interface CalendarSource {
  remoteId: string
  /** In which all-day events are days. */
  timeZone: string
  window: ReadWindow
}

/** Where to read: everything, from a token on, or the next page of either. */
export interface ReadPosition {
  token: string | null
  page: string | null
}

/** What a page says about one event. Recurring events are expanded: an id may have several times. */
export interface RemoteChange {
  remoteId: string
  isRemoved: boolean
  /** When it takes time. Nothing for events that leave their owner free. */
  busy: TimeRange[]
  /** The times of the event itself, busy or not. Undefined for recurring events. */
  range: TimeRange | undefined
  isAllDay: boolean
}

export interface ChangePage {
  changes: RemoteChange[]
  /** Missing on the last page, which has the token for next time. */
  page?: string | undefined
  token?: string | undefined
}

/** An event as we write it. */
export interface EventDraft {
  /** Our id. The provider gets it, so that a repeated request makes no second event. */
  id: string
  title: string
  description: string
  location: string
  start: number
  end: number
  /** Whether it takes time in the calendar. */
  isBusy: boolean
}

/** The calendars of one account at a provider. All methods throw `CalendarError`s. */
export interface CalendarAccount {
  /** The account, as its owner recognizes it. The same whenever it is connected. */
  getLogin(): Promise<string>
  listCalendars(): Promise<RemoteCalendar[]>
  readPage(calendar: CalendarSource, position: ReadPosition): Promise<ChangePage>
  /** Creates an event, or finds the one that an earlier request with this id created. Returns its id at the provider. */
  createEvent(calendar: CalendarSource, draft: EventDraft, wasTried: boolean): Promise<string>
  /** False if it does not exist any more. */
  updateEvent(calendar: CalendarSource, remoteId: string, draft: EventDraft): Promise<boolean>
  /** An event that is gone counts as removed. */
  removeEvent(calendar: CalendarSource, remoteId: string): Promise<void>
  /** Undefined if it does not exist any more. */
  getEvent(calendar: CalendarSource, remoteId: string): Promise<RemoteChange | undefined>
}

/**
 * AUTH: the agent must act. LATER: the provider asks to wait. FAILED: may work next time. EXPIRED: the token is too old, so
 * everything is read again. GONE: the calendar does not exist any more. REFUSED: this one request will never work.
 */
type CalendarFailure = 'AUTH' | 'LATER' | 'FAILED' | 'EXPIRED' | 'GONE' | 'REFUSED'

/** A provider did not do what it was asked. The message says why, for people. */
export class CalendarError extends Error {
  override name = 'CalendarError'
  readonly failure: CalendarFailure
  readonly retryAt: Date | undefined

  constructor(failure: CalendarFailure, message: string, retryAt?: Date) {
    super(message)
    this.failure = failure
    this.retryAt = retryAt
  }
}
