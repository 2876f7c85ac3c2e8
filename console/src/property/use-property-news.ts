import { useLive } from '../platform/live.ts'
import { useRefresh } from '../platform/use-api.ts'

/** Keeps what is on the screen of a property true, whoever changes it and whatever is learnt of it. */
export function usePropertyNews(propertyId: string) {
  const refresh = useRefresh()
  useLive('properties', ({ id }) => {
    if (id === propertyId) void refresh(...readsOfProperty)
  })
  useLive(
    'contacts',
    () => void refresh('GET /agent/contacts/property/:propertyId', 'GET /agent/properties/:propertyId'),
  )
}

const readsOfProperty = [
  'GET /agent/properties/:propertyId',
  'GET /agent/properties/:propertyId/estimate',
  'GET /agent/properties/:propertyId/equity',
  'GET /agent/properties/:propertyId/mortgage-history',
  'GET /agent/properties/:propertyId/comparables',
] as const
