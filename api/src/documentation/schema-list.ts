import { escapeMarkup } from '@gable/shared/escape-markup.ts'
import { formatLimits, formatType, type JsonSchema, listVariants } from './json-schema.ts'
import type { Parameter } from './operation.ts'

export function renderParameters(title: string, parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return ''
  const items = parameters.map(({ name, required, schema, in: place }) =>
    renderField(name, schema, `${place}${required ? ', required' : ''}`),
  )
  return `<h4>${title}</h4><ul class="fields">${items.join('')}</ul>`
}

/** The fields of a body or a response. Responses always have all fields that are not marked as optional. */
export function renderSchema(title: string, schema: JsonSchema | undefined, direction: 'input' | 'output'): string {
  if (!schema) return ''
  const fields = renderFields(schema, direction, 0)
  const type = escapeMarkup(formatType(schema))
  if (fields === '') return `<h4>${title}</h4><p><code>${type}</code></p>`
  return `<details class="schema"${direction === 'input' ? ' open' : ''}><summary>${title} <code>${type}</code></summary>${fields}</details>`
}

function renderFields(schema: JsonSchema, direction: 'input' | 'output', depth: number): string {
  const object = findObject(schema)
  if (!object || depth > maxDepth) return ''
  if (Array.isArray(object))
    return object
      .map(
        (variant, index) => `<p class="variant">Variant ${index + 1}</p>${renderFields(variant, direction, depth + 1)}`,
      )
      .join('')
  const { properties = {}, required = [] } = object
  const items = Object.entries(properties).map(([name, field]) => {
    const isRequired = required.includes(name)
    const mark = direction === 'input' ? (isRequired ? 'required' : '') : isRequired ? '' : 'optional'
    return renderField(name, field, mark, renderFields(field, direction, depth + 1))
  })
  return items.length > 0 ? `<ul class="fields">${items.join('')}</ul>` : ''
}

/** The object in a schema, its variants when there are several, or the object in its array. */
function findObject(schema: JsonSchema): JsonSchema | JsonSchema[] | undefined {
  if (schema.properties) return schema
  if (schema.items) return findObject(schema.items)
  if (typeof schema.additionalProperties === 'object') return findObject(schema.additionalProperties)
  const variants = listVariants(schema).filter((variant) => findObject(variant) !== undefined)
  const [only] = variants
  return variants.length === 1 && only ? findObject(only) : variants.length > 1 ? variants : undefined
}

function renderField(name: string, schema: JsonSchema, mark: string, children = '') {
  const limits = formatLimits(schema)
  const line = `<code class="name">${escapeMarkup(name)}</code> <span class="type">${escapeMarkup(formatType(schema))}</span>${
    mark && ` <span class="mark">${mark}</span>`
  }${limits && ` <span class="limits">${escapeMarkup(limits)}</span>`}`
  if (children === '') return `<li>${line}</li>`
  return `<li><details><summary>${line}</summary>${children}</details></li>`
}

const maxDepth = 5
