import { RetryCallout } from '../../design/feedback/retry-callout.tsx'
import { Skeleton } from '../../design/feedback/skeleton.tsx'
import { useLive } from '../../platform/live.ts'
import { useApi } from '../../platform/use-api.ts'
import { ofContacts } from '../attributes/use-contact-attributes.ts'
import { AttributeLine } from './attribute-line.tsx'

/** What the account describes its contacts by. */
export function AttributeLines() {
  const { data, error, isValidating, mutate } = useApi('GET /agent/attributes', ofContacts)
  useLive('attributes', () => void mutate())
  if (!data && error)
    return <RetryCallout title="The attributes could not be loaded" onRetry={mutate} retrying={isValidating} />
  if (!data) return <Skeleton className="h-10 w-full" />
  return (
    <>
      {data.map((attribute) => (
        <AttributeLine key={attribute._id} attribute={attribute} />
      ))}
    </>
  )
}
