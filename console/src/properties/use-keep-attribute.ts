import type { AttributeDefinition, AttributeValue } from '@gable/shared/contacts/attribute.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import type { Property } from '@gable/shared/properties/property.ts'
import { useRef } from 'react'
import { attributeText } from '../contacts/attributes/attribute-text.ts'
import { genericFailure } from '../platform/problem-toast.ts'
import { call, useRefresh } from '../platform/use-api.ts'

/**
 * Keeps one value of a property, and says why it could not. That others changed another value meanwhile is no matter;
 * that they changed this one is said, and saving once more replaces it.
 */
export function useKeepAttribute(attribute: AttributeDefinition, property: Property) {
  const refresh = useRefresh()
  // As it was when the editing began: that is what the change is based on.
  const seen = useRef(property)
  const params = { propertyId: property.propertyId }

  return async function keep(value: AttributeValue | null): Promise<string | undefined> {
    try {
      const body = { vars: { [attribute.key]: value }, basedOn: seen.current.updatedAt }
      await call('PATCH /agent/properties/:propertyId', { params, body })
      await refresh('GET /agent/properties/:propertyId')
      return undefined
    } catch (problem) {
      if (!(problem instanceof Problem)) return genericFailure
      if (problem.code !== 'conflict') return problem.fields?.[`vars.${attribute.key}`] ?? problem.message
    }
    const before = seen.current
    const fresh = await call('GET /agent/properties/:propertyId', { params }).catch(() => undefined)
    if (!fresh) return genericFailure
    seen.current = fresh
    const [now, then] = [fresh.vars[attribute.key], before.vars[attribute.key]]
    if (now === then) return keep(value)
    return `Somebody changed it to “${attributeText(attribute, now) || 'nothing'}” meanwhile. Save again to replace that.`
  }
}
