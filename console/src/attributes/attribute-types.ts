import type { AttributeType } from '@gable/shared/contacts/attribute.ts'
import { Calendar, CircleDollarSign, Hash, List, type LucideIcon, Text, ToggleLeft } from 'lucide-react'

/** Labels, hints and icons of the attribute types. */
export const attributeTypeDetails: Record<AttributeType, { label: string; hint: string; icon: LucideIcon }> = {
  TEXT: { label: 'Text', hint: 'A line of text', icon: Text },
  NUMBER: { label: 'Number', hint: 'A number to count or compare', icon: Hash },
  MONEY: { label: 'Money', hint: 'An amount in dollars', icon: CircleDollarSign },
  DATE: { label: 'Date', hint: 'A calendar date', icon: Calendar },
  CHOICE: { label: 'Choice', hint: 'One of the options you list', icon: List },
  YES_NO: { label: 'Yes or no', hint: 'A question with two answers', icon: ToggleLeft },
}

export const attributeTypeOptions = (Object.keys(attributeTypeDetails) as AttributeType[]).map((value) => {
  const { label, hint } = attributeTypeDetails[value]
  return { value, label, hint }
})
