import type { Total } from '@gable/shared/http/total.ts'
import { useApi } from '../platform/use-api.ts'
import { type ContactQuery, toContactQueryParams } from './contact-query.ts'

/** The list stops counting early; the rest is counted after it is shown. */
export function useExactTotal(query: ContactQuery, total: Total | undefined): Total | undefined {
  const { data } = useApi(
    'GET /agent/contacts/count',
    total?.isExact === false && { query: toContactQueryParams(query) },
  )
  return total?.isExact === false && data ? { count: data.count, isExact: true } : total
}
