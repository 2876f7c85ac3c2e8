import type { FilterConfigType, FilterField } from '@gable/shared/contacts/filter.ts'
import { useApi } from '../../platform/use-api.ts'

/** The fields contacts can be filtered by, custom attributes included. */
export function useFilterFields(type: FilterConfigType = 'CONTACT') {
  const { data, error, isValidating, mutate } = useApi('GET /agent/contacts/filter-config', { query: { type } })
  return { fields: data?.fields ?? noFields, error, isValidating, retry: () => void mutate() }
}

const noFields: readonly FilterField[] = []
