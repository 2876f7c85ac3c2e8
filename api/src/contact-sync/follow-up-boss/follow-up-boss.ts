import { cleanText } from '@gable/shared/text/clean-text.ts'
import * as z from 'zod'
import { type Crm, CrmError, type CrmNote, type CrmPage, type CrmPerson } from '../crm.ts'
import { type FollowUpBossOptions, FollowUpBossRequests, systemName, title } from './requests.ts'
import { readTask, toTaskPayload } from './tasks.ts'
import { toPayload } from './to-payload.ts'
import { RawPerson, toPerson } from './to-person.ts'

const Metadata = z.looseObject({ next: z.string().nullish(), total: z.number().nullish() }).nullish()
const text = z.string().nullish()
const id = z.union([z.number(), z.string()])
const People = z.looseObject({ _metadata: Metadata, people: z.array(z.unknown()) })
const Users = z.looseObject({
  _metadata: Metadata,
  users: z.array(z.looseObject({ id, name: text, firstName: text, lastName: text, email: text })),
})
const Stages = z.looseObject({ stages: z.array(z.looseObject({ name: z.string() })) })
const CustomFields = z.looseObject({
  customfields: z.array(z.looseObject({ name: z.string(), label: text, type: text })),
})
const Note = z.looseObject({
  ...{ id: z.coerce.number(), personId: id, subject: text, body: text },
  ...{ isHtml: z.union([z.boolean(), z.number()]).nullish(), created: text, updated: text, createdBy: text },
})
const Notes = z.looseObject({ _metadata: Metadata, notes: z.array(z.unknown()) })

const Tasks = z.looseObject({ _metadata: Metadata, tasks: z.array(z.unknown()) })
const Webhooks = z.looseObject({ webhooks: z.array(z.looseObject({ event: z.string(), url: z.string() })) })

/** An update covers tags, stages and owners. */
const webhookEvents = [
  ...['peopleCreated', 'peopleUpdated', 'peopleDeleted'],
  ...['notesCreated', 'notesUpdated', 'notesDeleted'],
  ...['tasksCreated', 'tasksUpdated', 'tasksDeleted'],
]

const fields = [
  { name: 'stage', label: 'Stage', type: 'CHOICE' },
  { name: 'background', label: 'Background', type: 'TEXT' },
  { name: 'price', label: 'Price', type: 'NUMBER' },
] as const

/** Follow Up Boss, as its API is documented. */
export function createFollowUpBoss(options: FollowUpBossOptions): Crm {
  const requests = new FollowUpBossRequests(options)

  async function get<T extends z.ZodType>(path: string, Schema: T): Promise<z.output<T>> {
    const { json } = await requests.send('GET', path)
    const parsed = Schema.safeParse(json)
    if (!parsed.success) throw new CrmError('UNAVAILABLE', `${title} answered with something else than its API says`)
    return parsed.data
  }

  async function readPage(query: Record<string, string | undefined>): Promise<CrmPage> {
    const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
    const { people: entries, _metadata } = await get(`people?${new URLSearchParams(given)}`, People)
    const people = entries.flatMap((entry) => readPerson(entry) ?? [])
    return {
      ...{ people, unreadable: entries.length - people.length },
      next: entries.length === 0 ? undefined : (_metadata?.next ?? undefined),
      total: _metadata?.total ?? null,
    }
  }

  return {
    title,
    fields: [...fields],
    get clockSkew() {
      return requests.clockSkew
    },
    listPeople: ({ sort, next, limit }) =>
      readPage({ sort, limit: String(limit), fields: 'allFields', includeTrash: 'true', next }),
    getPeople: async (ids) => {
      if (ids.length === 0) return []
      const page = await readPage({
        ...{ id: ids.join(','), limit: '100', fields: 'allFields', includeTrash: 'true' },
      })
      return page.people.filter((person) => ids.includes(person.id))
    },
    isGone: async (id) => {
      try {
        await requests.send('GET', `people/${encodeURIComponent(id)}`)
        return false
      } catch (error) {
        if (!(error instanceof CrmError)) throw error
        if (error.kind === 'REJECTED') return true
        // A person that this key may not see still exists.
        if (error.status === 403) return false
        throw error
      }
    },
    createPerson: async (changes) => {
      const { status, json } = await requests.send('POST', 'people?deduplicate=true', toPayload(changes))
      const person = readPerson(json)
      if (!person) throw new CrmError('UNAVAILABLE', `${title} did not say who was created`)
      return { person, isNew: status === 201 }
    },
    updatePerson: async (person, changes) => {
      await requests.send('PUT', `people/${person.id}`, toPayload(changes, person))
    },
    getCatalog: async () => {
      const users = await listUsers()
      const { stages } = await get('stages?limit=100', Stages)
      const { customfields } = await get('customFields?limit=100', CustomFields)
      return {
        users,
        stages: stages.map(({ name }) => name).slice(0, 200),
        fields: [
          ...fields,
          ...customfields.slice(0, 200).map(({ name, label, type }) => ({
            ...{ name, label: label || name },
            type: fieldTypes[type ?? ''] ?? 'TEXT',
          })),
        ],
      }
    },
    listNotes: async (next) => {
      const query = new URLSearchParams({ limit: '100', ...(next && { next }) })
      const { notes, _metadata } = await get(`notes?${query}`, Notes)
      return {
        notes: notes.flatMap((note) => readNote(note) ?? []),
        next: notes.length === 0 ? undefined : (_metadata?.next ?? undefined),
      }
    },
    findNote: async (personId, text) => {
      const { notes } = await get(`notes?${new URLSearchParams({ personId, limit: '100' })}`, Notes)
      const found = notes.flatMap((note) => readNote(note) ?? []).find((note) => note.text === cleanText(text))
      return found && String(found.id)
    },
    createNote: async (personId, body) => {
      const { json } = await requests.send('POST', 'notes', { personId: Number(personId), body })
      const note = z.looseObject({ id }).safeParse(json)
      if (!note.success) throw new CrmError('UNAVAILABLE', `${title} did not say which note it created`)
      return String(note.data.id)
    },
    getNote: (id) => getUnlessGone(`notes/${encodeURIComponent(id)}`, readNote),
    updateNote: async (id, text) => {
      await requests.send('PUT', `notes/${encodeURIComponent(id)}`, { subject: '', body: text, isHtml: false })
    },
    deleteNote: async (id) => {
      await requests.send('DELETE', `notes/${encodeURIComponent(id)}`)
    },
    listTasks: async ({ next, personId, isOpen }) => {
      const query = new URLSearchParams({
        ...{ limit: '100', ...(next && { next }), ...(personId && { personId }) },
        ...(isOpen && { isCompleted: 'false' }),
      })
      const { tasks, _metadata } = await get(`tasks?${query}`, Tasks)
      return {
        tasks: tasks.flatMap((task) => readTask(task) ?? []),
        next: tasks.length === 0 ? undefined : (_metadata?.next ?? undefined),
      }
    },
    getTask: (id) => getUnlessGone(`tasks/${encodeURIComponent(id)}`, readTask),
    createTask: async (personId, change) => {
      const body = { personId: Number(personId), type: 'Follow Up', ...toTaskPayload(change) }
      const { json } = await requests.send('POST', 'tasks', body)
      const task = readTask(json)
      if (!task) throw new CrmError('UNAVAILABLE', `${title} did not say which task it created`)
      return task
    },
    updateTask: async (id, change) => {
      const { json } = await requests.send('PUT', `tasks/${encodeURIComponent(id)}`, toTaskPayload(change))
      return readTask(json)
    },
    deleteTask: async (id) => {
      await requests.send('DELETE', `tasks/${encodeURIComponent(id)}`).catch((error) => {
        if (!(error instanceof CrmError && error.status === 404)) throw error
      })
    },
    ensureWebhooks: async (url) => {
      const { webhooks } = await get('webhooks?limit=100', Webhooks)
      for (const event of webhookEvents)
        if (!webhooks.some((webhook) => webhook.event === event && webhook.url === url))
          await requests.send('POST', 'webhooks', { event, url })
    },
    recordOptOut: async (personId) => {
      await requests.send('POST', 'events', {
        ...{ source: systemName, system: systemName, type: 'Unsubscribed' },
        person: { id: Number(personId) },
      })
    },
  }

  async function getUnlessGone<T>(path: string, read: (entry: unknown) => T | undefined): Promise<T | undefined> {
    try {
      const value = read((await requests.send('GET', path)).json)
      if (!value) throw new CrmError('UNAVAILABLE', `${title} answered with something else than its API says`)
      return value
    } catch (error) {
      if (error instanceof CrmError && error.status === 404) return undefined
      throw error
    }
  }

  /** A page of users has up to a hundred, and no team has more than a few of them. */
  async function listUsers() {
    const users = []
    for (let offset = 0; offset < maxUsers; offset += 100) {
      const page = await get(`users?limit=100&offset=${offset}`, Users)
      users.push(...page.users)
      if (page.users.length < 100) break
    }
    return users.map(({ id, name, firstName, lastName, email }) => ({
      id: String(id),
      name: name || `${firstName ?? ''} ${lastName ?? ''}`.trim(),
      email: (email ?? '').toLowerCase(),
    }))
  }
}

const maxUsers = 1000

const fieldTypes: Record<string, 'TEXT' | 'NUMBER' | 'DATE' | 'CHOICE'> = {
  number: 'NUMBER',
  date: 'DATE',
  dropdown: 'CHOICE',
}

function readPerson(entry: unknown): CrmPerson | undefined {
  const parsed = RawPerson.safeParse(entry)
  return parsed.success ? toPerson(parsed.data) : undefined
}

function readNote(entry: unknown): CrmNote | undefined {
  const parsed = Note.safeParse(entry)
  if (!parsed.success) return undefined
  const { id, personId, subject, body, isHtml, created, updated, createdBy } = parsed.data
  const plain = isHtml ? stripHtml(body ?? '') : (body ?? '')
  const time = Date.parse(created ?? '')
  return {
    ...{ id, personId: String(personId), author: createdBy ?? '' },
    text: cleanText([subject, plain].filter(Boolean).join('\n')),
    at: Number.isNaN(time) ? new Date() : new Date(time),
    updatedAt: new Date(Date.parse(updated ?? created ?? '') || 0),
  }
}

/** Only text is kept, which is escaped wherever it is shown. */
const stripHtml = (html: string) =>
  html
    .replace(/<(br|\/p|\/div|\/li)[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
