import type { AttributeType } from '@gable/shared/contacts/attribute.ts'
import { Calendar, CircleDollarSign, Hash, List, type LucideIcon, Text, ToggleLeft } from 'lucide-react'

/** The kinds of attributes, as people who fill them in would name them. */
export const kinds: Record<AttributeType, { label: string; hint: string; icon: LucideIcon }> = {
  TEXT: { label: 'Text', hint: 'A line of words', icon: Text },
  NUMBER: { label: 'Number', hint: 'For counting and comparing', icon: Hash },
  MONEY: { label: 'Money', hint: 'An amount in dollars', icon: CircleDollarSign },
  DATE: { label: 'Date', hint: 'A day', icon: Calendar },
  CHOICE: { label: 'Choice', hint: 'One of the options you list', icon: List },
  YES_NO: { label: 'Yes or no', hint: 'A question with two answers', icon: ToggleLeft },
}

export const kindOptions = (Object.keys(kinds) as AttributeType[]).map((value) => {
  const { label, hint } = kinds[value]
  return { value, label, hint }
})
