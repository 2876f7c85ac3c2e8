import { type ContactFilter, ContactFilters } from '@gable/shared/contacts/filter.ts'

/** Which contacts are looked for. All that is said must be true of them. */
export interface Wanted {
  search: string
  filters: readonly ContactFilter[]
  segmentId: string | undefined
  isArchived: boolean
}

export const everyContact: Wanted = { search: '', filters: [], segmentId: undefined, isArchived: false }

/** What an address looks for. What cannot be read in it looks for nothing. */
export const wantedIn = (params: URLSearchParams): Wanted => ({
  search: (params.get('search') ?? '').slice(0, searchMaximum),
  filters: filtersIn(params.get('filters')),
  segmentId: params.get('segment') || undefined,
  isArchived: params.get('archived') === 'true',
})

/** The address that looks for something else, from its first page on. The rest of it stays as it is. */
export function withWanted(params: URLSearchParams, { search, filters, segmentId, isArchived }: Wanted) {
  const next = new URLSearchParams(params)
  const write = (name: string, value: string | undefined) => {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  write('search', search)
  write('filters', filters.length > 0 ? JSON.stringify(filters) : undefined)
  write('segment', segmentId)
  write('archived', isArchived ? 'true' : undefined)
  for (const name of pageMarks) next.delete(name)
  return next
}

/** Which page of a list is shown, and which part of the map: others than those of another question. */
const pageMarks = ['cursor', 'page', 'box'] as const

export const isNarrowed = ({ search, filters, segmentId }: Wanted) =>
  search.trim() !== '' || filters.length > 0 || segmentId !== undefined

/** As the server is asked for it. */
export const queryOf = ({ search, filters, segmentId, isArchived }: Wanted) => ({
  ...(search.trim() && { search: search.trim() }),
  ...(filters.length > 0 && { filters: JSON.stringify(filters) }),
  ...(segmentId && { segmentId }),
  ...(isArchived && { isArchived: 'true' as const }),
})

const searchMaximum = 200

function filtersIn(text: string | null): ContactFilter[] {
  if (!text) return []
  try {
    return ContactFilters.safeParse(JSON.parse(text)).data ?? []
  } catch {
    return []
  }
}
