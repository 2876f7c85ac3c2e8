import type { Property } from '@gable/shared/properties/property.ts'
import { useState } from 'react'
import { toast } from '../design/feedback/toast.tsx'
import { genericErrorMessage } from '../platform/error-toast.ts'
import { call, useRefresh } from '../platform/use-api.ts'

/** Requests new provider data. The data arrives by live update. */
export function useLookup({ propertyId, lookUp }: Property) {
  const refresh = useRefresh()
  const [isRequesting, setRequesting] = useState(false)
  const requestLookup = async () => {
    setRequesting(true)
    try {
      await call('POST /agent/properties/:propertyId/look-up', { params: { propertyId } })
      await refresh('GET /agent/properties/:propertyId')
    } catch {
      toast.error(genericErrorMessage)
    } finally {
      setRequesting(false)
    }
  }
  return { requestLookup, isBusy: isRequesting || lookUp.isUnderWay }
}
