import { useContactAttributes } from '../contacts/attributes/use-contact-attributes.ts'
import { Skeleton } from '../design/skeleton.tsx'
import { AttributeLine } from './attribute-line.tsx'

/** What the account describes its contacts by. */
export function AttributeLines() {
  const attributes = useContactAttributes()
  if (!attributes) return <Skeleton className="h-10 w-full" />
  return (
    <>
      {attributes.map((attribute) => (
        <AttributeLine key={attribute._id} attribute={attribute} />
      ))}
    </>
  )
}
