import { propertyGone } from '@gable/shared/properties/property.ts'
import { Outlet, useParams } from 'react-router-dom'
import { LoadProblem } from '../platform/load-problem.tsx'
import { useTitle } from '../platform/title.ts'
import { useApi } from '../platform/use-api.ts'
import type { OpenProperty } from './open-property.ts'
import { PropertyHead } from './property-head.tsx'
import { PropertySkeleton } from './property-skeleton.tsx'
import { usePropertyNews } from './use-property-news.ts'

/** One home. It is shown once both it and those it belongs to are there. */
export function PropertyFrame() {
  const { propertyId = '' } = useParams()
  const input = { params: { propertyId } }
  const property = useApi('GET /agent/properties/:propertyId', input)
  const contacts = useApi('GET /agent/contacts/property/:propertyId', input)
  usePropertyNews(propertyId, property.data)
  useTitle(property.data && (property.data.address || 'Property'))
  if (property.data && contacts.data) {
    const opened: OpenProperty = { property: property.data, contacts: contacts.data.data }
    return (
      <PropertyHead key={propertyId} property={property.data}>
        <Outlet context={opened} />
      </PropertyHead>
    )
  }
  const problem = property.error ?? contacts.error
  if (!problem) return <PropertySkeleton />
  return (
    <LoadProblem
      problem={problem}
      missing={propertyGone}
      failed="The property could not be loaded"
      onRetry={() => Promise.all([property.mutate(), contacts.mutate()])}
      retrying={property.isValidating || contacts.isValidating}
    />
  )
}
