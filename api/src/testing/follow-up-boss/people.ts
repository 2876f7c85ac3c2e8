import { type Body, decodeCursor, encodeCursor, type Reply, toPage } from './answers.ts'
import type { State } from './state.ts'

export interface TestPerson {
  id: number
  created: string
  updated: string
  name: string
  firstName: string
  lastName: string
  emails: { value: string; type?: string; isPrimary?: number }[]
  phones: { value: string; type?: string; isPrimary?: number }[]
  addresses: { street: string; city: string; state: string; code: string }[]
  tags: string[]
  stage: string
  source: string
  assignedUserId: number | null
  [custom: string]: unknown
}

export function answerPeople(state: State, method: string, id: string | undefined, url: URL, body: Body): Reply {
  if (id === undefined) return method === 'POST' ? create(state, url, body) : [200, list(state, url)]
  const person = state.people.get(Number(id))
  if (!person) return [404, { errorMessage: 'Person not found' }]
  return method === 'PUT' ? [200, update(state, person, body)] : [200, person]
}

/** By id or by the last change, the latest first, with a cursor that names the last entry. */
function list(state: State, url: URL) {
  const { people } = state
  const query = url.searchParams
  const ids = query.get('id')?.split(',').map(Number)
  const isSortedByUpdate = query.get('sort') === 'updated'
  const toKey = toKeyOf[isSortedByUpdate ? 'updated' : 'id']
  const known = ids ? ids.flatMap((id) => people.get(id) ?? []) : getSorted(state, isSortedByUpdate ? 'updated' : 'id')
  const rows = query.get('includeTrash') === 'true' ? known : known.filter(({ stage }) => stage !== 'Trash')
  const [key, id] = decodeCursor(query.get('next'))
  const isAfter = (person: TestPerson) => toKey(person) < key || (toKey(person) === key && person.id < id)
  const start = rows.findIndex(isAfter)
  const page = start < 0 ? [] : toPage(rows.slice(start, start + 1000), url)
  const last = page.at(-1)
  const hasNext = last && last !== rows.at(-1)
  return {
    _metadata: {
      collection: 'people',
      limit: page.length,
      total: rows.length,
      ...(hasNext && {
        next: encodeCursor(toKey(last), last.id),
        nextLink: `https://api.followupboss.com/v1/people?next=${encodeCursor(toKey(last), last.id)}`,
      }),
    },
    people: page,
  }
}

const toKeyOf = { id: ({ id }: TestPerson) => id, updated: ({ updated }: TestPerson) => Date.parse(updated) }

/** Sorted once, until somebody changes. */
function getSorted({ people, sorted }: State, sort: keyof typeof toKeyOf): TestPerson[] {
  const known = sorted.get(sort)
  if (known) return known
  const toKey = toKeyOf[sort]
  const rows = [...people.values()].sort((a, b) => toKey(b) - toKey(a) || b.id - a.id)
  sorted.set(sort, rows)
  return rows
}

function create(state: State, url: URL, body: Body): Reply {
  const values = (list: unknown) => ((list ?? []) as { value: string }[]).map(({ value }) => value)
  const digits = (text: string) => text.replace(/\D/g, '')
  const existing = [...state.people.values()].find(
    ({ emails, phones }) =>
      values(emails).some((value) => values(body.emails).includes(value)) ||
      values(phones).some((value) => values(body.phones).map(digits).includes(digits(value))),
  )
  if (existing && url.searchParams.get('deduplicate') === 'true') return [200, existing]
  const person = state.addPerson({
    emails: [],
    ...(body as Partial<TestPerson>),
    lastName: String(body.lastName ?? ''),
    firstName: String(body.firstName ?? ''),
  })
  return [201, person]
}

function update(state: State, person: TestPerson, body: Body) {
  const { source: _, ...fields } = body
  return state.editPerson(person.id, fields as Partial<TestPerson>)
}
