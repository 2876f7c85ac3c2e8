import { propertyNotFoundMessage } from '@gable/shared/properties/property.ts'
import { Outlet, useParams } from 'react-router-dom'
import { LoadError } from '../platform/load-error.tsx'
import { useTitle } from '../platform/title.ts'
import { useApi } from '../platform/use-api.ts'
import type { PropertyContext } from './property-context.ts'
import { PropertyHeader } from './property-header.tsx'
import { PropertySkeleton } from './property-skeleton.tsx'
import { usePropertyUpdates } from './use-property-updates.ts'

/** Loads a property and its contacts for all of its tabs. */
export function PropertyLayout() {
  const { propertyId = '' } = useParams()
  const input = { params: { propertyId } }
  const property = useApi('GET /agent/properties/:propertyId', input)
  const contacts = useApi('GET /agent/contacts/property/:propertyId', input)
  usePropertyUpdates(propertyId, property.data)
  useTitle(property.data && (property.data.address || 'Property'))
  if (property.data && contacts.data) {
    const context: PropertyContext = { property: property.data, contacts: contacts.data.data }
    return (
      <PropertyHeader key={propertyId} property={property.data}>
        <Outlet context={context} />
      </PropertyHeader>
    )
  }
  const problem = property.error ?? contacts.error
  if (!problem) return <PropertySkeleton />
  return (
    <LoadError
      problem={problem}
      notFoundMessage={propertyNotFoundMessage}
      title="The property could not be loaded"
      onRetry={() => Promise.all([property.mutate(), contacts.mutate()])}
      retrying={property.isValidating || contacts.isValidating}
    />
  )
}
