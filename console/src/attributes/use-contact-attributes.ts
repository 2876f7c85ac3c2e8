import type { AttributeDefinition } from '@gable/shared/contacts/attribute.ts'
import { useLiveEvent } from '../platform/live.ts'
import { useApi } from '../platform/use-api.ts'

/** The custom attributes of contacts: undefined while loading, empty if loading failed. */
export function useContactAttributes(): readonly AttributeDefinition[] | undefined {
  const { data, error, mutate } = useApi('GET /agent/attributes', contactAttributesInput)
  useLiveEvent('attributes', () => void mutate())
  return data ?? (error ? none : undefined)
}

export const contactAttributesInput = { query: { entity: 'CONTACT' as const } }
const none: readonly AttributeDefinition[] = []
