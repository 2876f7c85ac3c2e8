import type { AttributeDefinition } from '@gable/shared/contacts/attribute.ts'
import { useLive } from '../../platform/live.ts'
import { useApi } from '../../platform/use-api.ts'

/** What the account describes its contacts by; none where it cannot be said, nothing until it is known. */
export function useContactAttributes(): readonly AttributeDefinition[] | undefined {
  const { data, error, mutate } = useApi('GET /agent/attributes', ofContacts)
  useLive('attributes', () => void mutate())
  return data ?? (error ? none : undefined)
}

export const ofContacts = { query: { entity: 'CONTACT' as const } }
const none: readonly AttributeDefinition[] = []
