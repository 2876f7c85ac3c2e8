import * as z from 'zod'
import { type Crm, CrmError, type CrmPage, type CrmPerson } from '../crm.ts'
import { type FollowUpBossRequests, Metadata, title } from './requests.ts'
import { toPayload } from './to-payload.ts'
import { RawPerson, toPerson } from './to-person.ts'

const People = z.looseObject({ _metadata: Metadata, people: z.array(z.unknown()) })

type PeopleCalls = Pick<Crm, 'listPeople' | 'getPeople' | 'isGone' | 'createPerson' | 'updatePerson'>

export function createPeopleCalls(requests: FollowUpBossRequests): PeopleCalls {
  return {
    listPeople: ({ sort, next, limit }) =>
      readPage({ sort, limit: String(limit), fields: 'allFields', includeTrash: 'true', next }),
    getPeople: async (ids) => {
      if (ids.length === 0) return []
      const page = await readPage({
        id: ids.join(','),
        limit: '100',
        fields: 'allFields',
        includeTrash: 'true',
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
  }

  async function readPage(query: Record<string, string | undefined>): Promise<CrmPage> {
    const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
    const { people: entries, _metadata } = await requests.get(`people?${new URLSearchParams(given)}`, People)
    const people = entries.flatMap((entry) => readPerson(entry) ?? [])
    return {
      people,
      unreadable: entries.length - people.length,
      next: entries.length === 0 ? undefined : (_metadata?.next ?? undefined),
      total: _metadata?.total ?? null,
    }
  }
}

function readPerson(entry: unknown): CrmPerson | undefined {
  const parsed = RawPerson.safeParse(entry)
  return parsed.success ? toPerson(parsed.data) : undefined
}
