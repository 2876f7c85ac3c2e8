import type { FollowUpBossFault } from './faults.ts'
import type { TestNote } from './notes.ts'
import type { TestPerson } from './people.ts'
import type { TestTask } from './tasks.ts'

export interface FollowUpBossServer {
  origin: string
  people: Map<number, TestPerson>
  notes: TestNote[]
  tasks: TestTask[]
  events: { type: string; person: { id: number } }[]
  webhooks: { id: number; event: string; url: string }[]
  users: { id: number; name: string; email: string; role: string }[]
  stages: string[]
  customFields: { id: number; name: string; label: string; type: string }[]
  /** Requests as `METHOD /path`. */
  requests: string[]
  faults: FollowUpBossFault[]
  /** The keys that work. */
  keys: Set<string>
  /** Requests per ten seconds. */
  limit: number
  /** Whether an update of a task takes another due date. */
  movesTasks: boolean
  /** How far the clock of the server is ahead, in milliseconds. */
  clockAhead: number
  addPerson(fields?: Partial<TestPerson>): TestPerson
  /** As somebody does in the app. */
  editPerson(id: number, fields: Partial<TestPerson>): TestPerson
  deletePerson(id: number): void
  addNote(personId: number, body: string, fields?: Partial<TestNote>): TestNote
  editNote(id: number, fields: Partial<TestNote>): TestNote
  addTask(personId: number, fields?: Partial<TestTask>): TestTask
  editTask(id: number, fields: Partial<TestTask>): TestTask
  close(): Promise<void>
}

/** The key that works. */
export const followUpBossKey = 'fka_0123456789abcdef'

export type State = Omit<FollowUpBossServer, 'origin' | 'close'> & {
  times: number[]
  lastTime: number
  sorted: Map<string, TestPerson[]>
}

export function createState(): State {
  const people = new Map<number, TestPerson>()
  let [lastId, lastNoteId, lastTaskId] = [0, 0, 0]
  const state: State = {
    people,
    notes: [],
    tasks: [],
    events: [],
    webhooks: [],
    requests: [],
    faults: [],
    times: [],
    lastTime: 0,
    sorted: new Map(),
    users: [{ id: 1, name: 'Ada Moss', email: 'ada@boss.example', role: 'Broker' }],
    stages: ['Lead', 'Hot Prospect', 'Active Client', 'Past Client', 'Trash'],
    customFields: [{ id: 1, name: 'customBirthday', label: 'Birthday', type: 'date' }],
    keys: new Set([followUpBossKey]),
    limit: 100_000,
    clockAhead: 0,
    movesTasks: false,
    addPerson: (fields = {}) => {
      lastId += 1
      const { firstName = 'Nora', lastName = `Field ${lastId}` } = fields
      const person: TestPerson = {
        id: lastId,
        created: now(state),
        updated: now(state),
        name: `${firstName} ${lastName}`,
        firstName,
        lastName,
        emails: [{ value: `person${lastId}@example.com` }],
        phones: [],
        addresses: [],
        tags: [],
        stage: 'Lead',
        source: 'Zillow',
        assignedUserId: null,
        ...fields,
      }
      people.set(person.id, person)
      state.sorted.clear()
      return person
    },
    editPerson: (id, fields) => {
      const person = people.get(id)
      if (!person) throw new Error(`no person ${id}`)
      const edited = { ...person, ...fields, updated: now(state) }
      people.set(id, edited)
      state.sorted.clear()
      return edited
    },
    deletePerson: (id) => {
      people.delete(id)
      state.sorted.clear()
    },
    addNote: (personId, body, fields = {}) => {
      const time = now(state)
      lastNoteId += 1
      const note = { id: lastNoteId, personId, subject: '', body, created: time, updated: time, createdBy: 'Bo' }
      state.notes.push({ ...note, ...fields })
      return state.notes.at(-1) ?? note
    },
    editNote: (id, fields) => edit(state.notes, id, { ...fields, updated: now(state) }),
    addTask: (personId, fields = {}) => {
      const time = now(state)
      lastTaskId += 1
      const task: TestTask = {
        id: lastTaskId,
        personId,
        created: time,
        updated: time,
        completed: null,
        AssignedTo: 'Ada Moss',
        assignedUserId: 1,
        name: 'Call',
        type: 'Follow Up',
        isCompleted: 0,
        dueDate: null,
        dueDateTime: null,
        ...fields,
      }
      state.tasks.push(task)
      return task
    },
    editTask: (id, fields) => edit(state.tasks, id, { ...fields, updated: now(state) }),
  }
  return state
}

/** Seconds, as the app has them, and never twice the same, so that the order of changes is known. */
export function now(state: State): string {
  state.lastTime = Math.max(state.lastTime + 1000, Math.floor((Date.now() + state.clockAhead) / 1000) * 1000)
  return new Date(state.lastTime).toISOString().replace('.000Z', 'Z')
}

function edit<T extends { id: number }>(entries: T[], id: number, fields: Partial<T>): T {
  const entry = entries.find((entry) => entry.id === id)
  if (!entry) throw new Error(`no entry ${id}`)
  return Object.assign(entry, fields)
}
