import type { CrmCatalog } from '@gable/shared/contact-sync/catalog.ts'
import type { ScalarValue } from '@gable/shared/contact-sync/record.ts'
import type { ParsedAddress } from '@gable/shared/imports/parse-address.ts'

/** A person as a CRM returns them, cleaned: only valid emails and phone numbers, the primary ones first. */
export interface CrmPerson {
  id: string
  firstName: string
  lastName: string
  emails: string[]
  phones: string[]
  addresses: ParsedAddress[]
  tags: string[]
  stage: string
  source: string
  /** Who looks after them there. */
  userId: string | null
  createdAt: Date | null
  updatedAt: Date
  /** In the trash. */
  isDeleted: boolean
  /** The values of fields that can be mapped, as the app has them. */
  fields: Record<string, unknown>
  /** The answer itself, which changes of lists are based on. */
  raw: object
}

/** What is written in the app. Lists are changed, never replaced by what we know of them. */
export interface CrmChanges {
  firstName?: string
  lastName?: string
  email?: string | null
  phone?: string | null
  emails?: ListChange
  phones?: ListChange
  tags?: ListChange
  userId?: string | null
  fields?: Record<string, ScalarValue>
  addresses?: ParsedAddress[]
  source?: string
}

export interface ListChange {
  add: string[]
  remove: string[]
}

export interface CrmPage {
  people: CrmPerson[]
  /** Entries that are no person. */
  unreadable: number
  next: string | undefined
  total: number | null
}

export interface CrmNote {
  id: number
  personId: string
  text: string
  author: string
  at: Date
  updatedAt: Date
}

export interface CrmTask {
  id: number
  personId: string
  action: string
  /** Null for a task without a day. */
  at: Date | null
  isCompleted: boolean
  updatedAt: Date
}

export interface TaskChange {
  action?: string
  at?: string
  userId?: string
  isCompleted?: boolean
}

/** The port to a CRM. Every call may throw a `CrmError`. */
export interface Crm {
  readonly title: string
  /** How far the clock of the app is ahead of ours, in milliseconds. */
  readonly clockSkew: number
  readonly fields: CrmCatalog['fields']
  /** By id, or the last changed first. */
  listPeople(options: { sort: 'id' | 'updated'; next: string | undefined; limit: number }): Promise<CrmPage>
  /** People that are missing in the answer are gone, or hidden from this key, which `isGone` says. */
  getPeople(ids: readonly string[]): Promise<CrmPerson[]>
  isGone(id: string): Promise<boolean>
  /** A person with one of the emails or phone numbers is returned instead. */
  createPerson(changes: CrmChanges): Promise<{ person: CrmPerson; isNew: boolean }>
  updatePerson(person: CrmPerson, changes: CrmChanges): Promise<void>
  getCatalog(): Promise<Pick<CrmCatalog, 'users' | 'stages' | 'fields'>>
  listNotes(next: string | undefined): Promise<{ notes: CrmNote[]; next: string | undefined }>
  /** The id of a note of a person with this text. */
  findNote(personId: string, text: string): Promise<string | undefined>
  createNote(personId: string, text: string): Promise<string>
  /** Undefined if it is gone. */
  getNote(id: string): Promise<CrmNote | undefined>
  updateNote(id: string, text: string): Promise<void>
  deleteNote(id: string): Promise<void>
  /** The newest first. */
  listTasks(query: {
    next?: string | undefined
    personId?: string
    isOpen?: boolean
  }): Promise<{ tasks: CrmTask[]; next: string | undefined }>
  /** Undefined if it is gone. */
  getTask(id: string): Promise<CrmTask | undefined>
  /** The app takes a task only with a user whose it is. */
  createTask(personId: string, change: TaskChange & { userId: string }): Promise<CrmTask>
  /** Returns the task as it is then, if the app says so. */
  updateTask(id: string, change: TaskChange): Promise<CrmTask | undefined>
  /** A task that is gone already is fine. */
  deleteTask(id: string): Promise<void>
  recordOptOut(personId: string): Promise<void>
  /** Subscribes this address to the app's webhooks, unless it is subscribed already. */
  ensureWebhooks(url: string): Promise<void>
}

/**
 * REFUSED: the key does not work. LIMITED: not before a time. UNAVAILABLE: no useful answer. REJECTED: this one request
 * is wrong, and others may work.
 */
export class CrmError extends Error {
  override name = 'CrmError'
  readonly kind: 'REFUSED' | 'LIMITED' | 'UNAVAILABLE' | 'REJECTED'
  readonly retryAt: Date | undefined
  readonly status: number | undefined

  constructor(kind: CrmError['kind'], message: string, { retryAt, status }: { retryAt?: Date; status?: number } = {}) {
    super(message)
    this.kind = kind
    this.retryAt = retryAt
    this.status = status
  }
}
