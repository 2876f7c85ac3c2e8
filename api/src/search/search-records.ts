import { parseSearch, type SearchTerms } from '@gable/shared/contacts/parse-search.ts'
import type { SearchResults } from '@gable/shared/search/endpoints.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { findContactIds, findSimilarContacts, listRecords } from './queries.ts'
import { rankBySimilarity } from './similar-words.ts'

/** Finds contacts, and through them their properties and leads: their search column contains the addresses too. */
export async function searchRecords(db: Db, scope: AccountScope, search: string): Promise<SearchResults> {
  const exactIds = await findContactIds(db, scope, search)
  const terms = parseSearch(search)
  const isApproximate = exactIds.length === 0
  const ids = isApproximate ? await findSimilarIds(db, scope, terms) : exactIds
  if (ids.length === 0) return { contacts: [], properties: [], leads: [], isApproximate: false }
  return { ...(await listRecords(db, scope, { ids, terms, isApproximate })), isApproximate }
}

/** The database finds candidates by an index; counting mistakes tells which of them was meant. */
async function findSimilarIds(db: Db, scope: AccountScope, terms: SearchTerms) {
  const candidates = await findSimilarContacts(db, scope, terms)
  return rankBySimilarity(candidates, terms.words).map(({ id }) => id)
}
