import type { FilterConfigType, FilterField } from '@gable/shared/contacts/filter.ts'
import { useApi } from '../../platform/use-api.ts'

/** What contacts can be filtered by, in the place that is named, with the account's own attributes. */
export function useFilterFields(type: FilterConfigType = 'CONTACT') {
  const { data, error, isValidating, mutate } = useApi('GET /agent/contacts/filter-config', { query: { type } })
  return { fields: data?.fields ?? none, error, isValidating, retry: () => void mutate() }
}

const none: readonly FilterField[] = []
