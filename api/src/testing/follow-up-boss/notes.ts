import { type Body, decodeCursor, encodeCursor, type Reply, toPage } from './answers.ts'
import type { State } from './state.ts'

export interface TestNote {
  id: number
  personId: number
  subject: string
  body: string
  created: string
  updated: string
  createdBy: string
}

export function answerNotes(state: State, method: string, id: string | undefined, url: URL, body: Body): Reply {
  if (id === undefined) return method === 'POST' ? create(state, body) : [200, list(state, url)]
  const note = state.notes.find((note) => note.id === Number(id))
  if (!note) return [404, { errorMessage: 'Note not found' }]
  if (method === 'DELETE') state.notes.splice(state.notes.indexOf(note), 1)
  if (method === 'DELETE') return [204, {}]
  if (method === 'PUT')
    state.editNote(note.id, { subject: String(body.subject ?? note.subject), body: String(body.body) })
  return [200, note]
}

function create(state: State, body: Body): Reply {
  if (!state.people.has(Number(body.personId))) return [400, { errorMessage: 'Invalid personId' }]
  const { personId, subject, body: text } = body
  return [201, state.addNote(Number(personId), String(text), { subject: String(subject ?? ''), createdBy: 'API' })]
}

/** The newest first. */
function list({ notes }: State, url: URL) {
  const personId = url.searchParams.get('personId')
  const [, id] = url.searchParams.has('next')
    ? decodeCursor(url.searchParams.get('next'))
    : [0, Number.POSITIVE_INFINITY]
  const rows = notes
    .filter((note) => (personId === null || note.personId === Number(personId)) && note.id < id)
    .reverse()
  const page = toPage(rows, url)
  const last = page.at(-1)
  const hasNext = last && page.length < rows.length
  return { _metadata: { total: rows.length, ...(hasNext && { next: encodeCursor(0, last.id) }) }, notes: page }
}
