import type { Property } from '@gable/shared/properties/property.ts'
import { useApi } from '../platform/use-api.ts'
import { AttributeLine } from './attribute-line.tsx'
import { CardBody } from './card-body.tsx'

/** The account's own attributes of the home, each changed where it stands. */
export function AttributeList({ property }: { property: Property }) {
  const attributes = useApi('GET /agent/attributes', { query: { entity: 'PROPERTY' } })
  return (
    <CardBody read={attributes} failed="The attributes could not be loaded" pending={null}>
      {(attributes) =>
        attributes.length > 0 && (
          <section aria-label="Attributes" className="mt-5 border-line border-t pt-4">
            <h3 className="font-medium text-table">Attributes</h3>
            <dl className="mt-1 divide-y divide-line">
              {attributes.map((attribute) => (
                <AttributeLine key={attribute._id} attribute={attribute} property={property} />
              ))}
            </dl>
          </section>
        )
      }
    </CardBody>
  )
}
