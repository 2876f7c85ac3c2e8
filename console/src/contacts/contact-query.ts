import { type ContactFilter, ContactFilters } from '@gable/shared/contacts/filter.ts'

/** Selects the contacts of a list. All conditions must match. */
export interface ContactQuery {
  search: string
  filters: readonly ContactFilter[]
  segmentId: string | undefined
  isArchived: boolean
}

export const allContacts: ContactQuery = { search: '', filters: [], segmentId: undefined, isArchived: false }

/** Reads the query from the address of a contacts page. Invalid parts are ignored. */
export const parseContactQuery = (params: URLSearchParams): ContactQuery => ({
  search: (params.get('search') ?? '').slice(0, searchMaximum),
  filters: parseFilters(params.get('filters')),
  segmentId: params.get('segment') || undefined,
  isArchived: params.get('archived') === 'true',
})

/** Writes the query into the address of a contacts page, and goes back to the first page of the list. */
export function writeContactQuery(params: URLSearchParams, { search, filters, segmentId, isArchived }: ContactQuery) {
  const next = new URLSearchParams(params)
  const write = (name: string, value: string | undefined) => {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  write('search', search)
  write('filters', filters.length > 0 ? JSON.stringify(filters) : undefined)
  write('segment', segmentId)
  write('archived', isArchived ? 'true' : undefined)
  for (const name of positionParams) next.delete(name)
  return next
}

/** The page of the list and the area of the map: a position in one result means nothing in another. */
const positionParams = ['cursor', 'page', 'box'] as const

export const hasConditions = ({ search, filters, segmentId }: ContactQuery) =>
  search.trim() !== '' || filters.length > 0 || segmentId !== undefined

/** Converts the query to the parameters of the API. */
export const toContactQueryParams = ({ search, filters, segmentId, isArchived }: ContactQuery) => ({
  ...(search.trim() && { search: search.trim() }),
  ...(filters.length > 0 && { filters: JSON.stringify(filters) }),
  ...(segmentId && { segmentId }),
  ...(isArchived && { isArchived: 'true' as const }),
})

const searchMaximum = 200

function parseFilters(text: string | null): ContactFilter[] {
  if (!text) return []
  try {
    return ContactFilters.safeParse(JSON.parse(text)).data ?? []
  } catch {
    return []
  }
}
