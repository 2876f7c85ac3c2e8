import type { Cents } from '../calculators/money.ts'
import { type AttributeDefinition, type AttributeValue, getAttributeValueError } from '../contacts/attribute.ts'
import { sellingTimeline } from '../forms/selling-timeline.ts'
import type { CalculatorResult } from './calculator-result.ts'

type Attribute = Pick<AttributeDefinition, 'key' | 'label' | 'type' | 'choices'>

/** Attributes that submissions fill, by what agencies call them. */
export const filledAttributeLabels = { timeline: 'plans to move', budget: 'budget' } as const

/** The values that a submission gives to custom attributes of the contact. A value that does not fit is left out. */
export function toContactAttributes(
  attributes: readonly Attribute[],
  { answers, budgetCents }: { answers: readonly CalculatorResult[]; budgetCents?: Cents | undefined },
): Record<string, AttributeValue> {
  const timeline = answers.find(({ label }) => label === sellingTimeline.question)?.value
  const values: Record<string, AttributeValue | undefined> = {
    [filledAttributeLabels.timeline]: timeline,
    [filledAttributeLabels.budget]: budgetCents,
  }
  return Object.fromEntries(
    attributes.flatMap((attribute) => {
      const value = toFitting(attribute, values[attribute.label.trim().toLowerCase()])
      return value !== undefined && getAttributeValueError(attribute, value) === undefined
        ? [[attribute.key, value]]
        : []
    }),
  )
}

function toFitting({ type, choices }: Attribute, value: AttributeValue | undefined): AttributeValue | undefined {
  if (type === 'CHOICE' && typeof value === 'string')
    return choices.find((choice) => choice.toLowerCase() === value.toLowerCase())
  // Money is in cents, a plain number in dollars.
  return type === 'NUMBER' && typeof value === 'number' ? value / 100 : value
}
