import type { Total } from '@gable/shared/contacts/list.ts'
import { useApi } from '../../platform/use-api.ts'
import { queryOf, type Wanted } from '../wanted.ts'

/** How many contacts match, to the last one; lists count only so far, and who picks all wants to know. */
export function useExactCount(wanted: Wanted, total: Total | undefined, isAsked: boolean): number | undefined {
  const isNeeded = isAsked && total?.isExact === false
  const { data } = useApi('GET /agent/contacts/count', isNeeded && { query: queryOf(wanted) })
  return total?.isExact ? total.count : data?.count
}
