import type { AttributeDefinition, AttributeValue } from '@gable/shared/contacts/attribute.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import type { Property } from '@gable/shared/properties/property.ts'
import { useRef, useState } from 'react'
import { AttributeRow } from '../attributes/attribute-row.tsx'
import { formatAttributeValue } from '../attributes/format-attribute-value.ts'
import { call, useApi, useRefresh } from '../platform/use-api.ts'
import { CardBody } from './card-body.tsx'

/** The custom attributes of the property, each edited in place. */
export function PropertyAttributes({ property }: { property: Property }) {
  const attributes = useApi('GET /agent/attributes', { query: { entity: 'PROPERTY' } })
  return (
    <CardBody response={attributes} errorTitle="The attributes could not be loaded" fallback={null}>
      {(attributes) =>
        attributes.length > 0 && (
          <section aria-label="Attributes" className="mt-5 border-line border-t pt-4">
            <h3 className="font-medium text-table">Attributes</h3>
            <dl className="mt-1 divide-y divide-line">
              {attributes.map((attribute) => (
                <PropertyAttribute key={attribute._id} attribute={attribute} property={property} />
              ))}
            </dl>
          </section>
        )
      }
    </CardBody>
  )
}

interface PropertyAttributeProps {
  attribute: AttributeDefinition
  property: Property
}

function PropertyAttribute({ attribute, property }: PropertyAttributeProps) {
  const { key } = attribute
  const params = { propertyId: property.propertyId }
  const refresh = useRefresh()
  const [isEditing, setEditing] = useState(false)
  const editedProperty = useRef(property)

  /** Another attribute changed elsewhere is no conflict. If this one changed, saving a second time overwrites it. */
  async function save(value: AttributeValue | null): Promise<boolean> {
    const base = editedProperty.current
    try {
      const body = { vars: { [key]: value }, basedOn: base.updatedAt }
      await call('PATCH /agent/properties/:propertyId', { params, body })
      await refresh('GET /agent/properties/:propertyId')
      return true
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'conflict')) throw error
    }
    const latest = await call('GET /agent/properties/:propertyId', { params })
    editedProperty.current = latest
    if (latest.vars[key] === base.vars[key]) return save(value)
    const latestText = formatAttributeValue(attribute, latest.vars[key]) || 'no value'
    throw new Problem('conflict', `Someone else changed this to “${latestText}”. Save again to replace it.`)
  }

  return (
    <AttributeRow
      attribute={attribute}
      value={property.vars[key] ?? null}
      layout="columns"
      isEditing={isEditing}
      onEditingChange={(isEditing) => {
        editedProperty.current = property
        setEditing(isEditing)
      }}
      onSave={save}
    />
  )
}
