import type { Property } from '@gable/shared/properties/property.ts'
import { useState } from 'react'
import { toast } from '../design/feedback/toast.tsx'
import { genericErrorMessage } from '../platform/error-toast.ts'
import { call, useRefresh } from '../platform/use-api.ts'

/** Asks the providers anew. What they say arrives by itself. */
export function useLookup({ propertyId, lookUp }: Property) {
  const refresh = useRefresh()
  const [isAsking, setAsking] = useState(false)
  const ask = async () => {
    setAsking(true)
    try {
      await call('POST /agent/properties/:propertyId/look-up', { params: { propertyId } })
      await refresh('GET /agent/properties/:propertyId')
    } catch {
      toast.error(genericErrorMessage)
    } finally {
      setAsking(false)
    }
  }
  return { ask, isBusy: isAsking || lookUp.isUnderWay }
}
