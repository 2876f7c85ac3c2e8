import type { Property } from '@gable/shared/properties/property.ts'
import { useEffect } from 'react'
import { useLiveEvent } from '../platform/live.ts'
import { useRefresh } from '../platform/use-api.ts'

/** Keeps what is on the screen of a property true, whoever changes it and whatever is learnt of it. */
export function usePropertyUpdates(propertyId: string, property: Property | undefined) {
  const refresh = useRefresh()
  const isUnderWay = property?.lookUp.isUnderWay ?? false
  useLiveEvent('properties', ({ id }) => {
    if (id === propertyId) void refresh(...propertyEndpoints)
  })
  useLiveEvent(
    'contacts',
    () => void refresh('GET /agent/contacts/property/:propertyId', 'GET /agent/properties/:propertyId'),
  )
  // A look-up may be over before the console hears any news at all.
  useEffect(() => {
    if (!isUnderWay) return
    const asking = setInterval(() => void refresh(...propertyEndpoints), pollInterval)
    return () => clearInterval(asking)
  }, [isUnderWay, refresh])
}

const pollInterval = 2000

const propertyEndpoints = [
  'GET /agent/properties/:propertyId',
  'GET /agent/properties/:propertyId/estimate',
  'GET /agent/properties/:propertyId/equity',
  'GET /agent/properties/:propertyId/mortgage-history',
  'GET /agent/properties/:propertyId/comparables',
] as const
