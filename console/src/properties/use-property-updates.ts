import type { Property } from '@gable/shared/properties/property.ts'
import { useEffect } from 'react'
import { useLiveEvent } from '../platform/live.ts'
import { useRefresh } from '../platform/use-api.ts'

const pollInterval = 2000

const propertyEndpoints = [
  'GET /agent/properties/:propertyId',
  'GET /agent/properties/:propertyId/estimate',
  'GET /agent/properties/:propertyId/equity',
  'GET /agent/properties/:propertyId/mortgage-history',
  'GET /agent/properties/:propertyId/comparables',
] as const

/** Refreshes a property on the screen when it or its contacts change, and while a lookup is in progress. */
export function usePropertyUpdates(propertyId: string, property: Property | undefined) {
  const refresh = useRefresh()
  const isLookingUp = property?.lookUp.isUnderWay ?? false
  useLiveEvent('properties', ({ id }) => {
    if (id === propertyId) void refresh(...propertyEndpoints)
  })
  useLiveEvent(
    'contacts',
    () => void refresh('GET /agent/contacts/property/:propertyId', 'GET /agent/properties/:propertyId'),
  )
  // Live updates are not enough, because a lookup may end before they are connected.
  useEffect(() => {
    if (!isLookingUp) return
    const timer = setInterval(() => void refresh(...propertyEndpoints), pollInterval)
    return () => clearInterval(timer)
  }, [isLookingUp, refresh])
}
