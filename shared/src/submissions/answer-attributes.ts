import {
  type AttributeDefinition,
  type AttributeType,
  type AttributeValue,
  attributeTextMaximum,
} from '../contacts/attribute.ts'
import type { FormQuestion, QuestionKind } from '../forms/question.ts'
import { questionMessages } from '../forms/question-messages.ts'
import { parseNumber } from '../journeys/custom-questions.ts'

/** The types of attributes that can keep the answers to each kind of question. */
export const attributeTypesOf: Record<QuestionKind, readonly AttributeType[]> = {
  SHORT_TEXT: ['TEXT'],
  LONG_TEXT: ['TEXT'],
  CHOICE: ['CHOICE', 'TEXT'],
  CHOICES: ['TEXT'],
  YES_NO: ['YES_NO', 'TEXT'],
  NUMBER: ['NUMBER', 'TEXT'],
  MONEY: ['MONEY', 'NUMBER', 'TEXT'],
  DATE: ['DATE', 'TEXT'],
  PHONE: ['TEXT'],
}

type Attribute = Pick<AttributeDefinition, 'key' | 'type' | 'choices'>

const findOption = ({ choices }: Pick<Attribute, 'choices'>, label: string) =>
  choices.find((option) => option.toLowerCase() === label.toLowerCase())

/** Why a question cannot keep its answers in its attribute, if it cannot. */
export function getAttributeError({ kind, storage, choices }: FormQuestion, attributes: readonly Attribute[]) {
  if (storage.kind !== 'ATTRIBUTE') return undefined
  const attribute = attributes.find(({ key }) => key === storage.key)
  if (!attribute) return questionMessages.missingAttribute
  if (!attributeTypesOf[kind].includes(attribute.type)) return questionMessages.wrongAttribute
  if (attribute.type !== 'CHOICE') return undefined
  const missing = choices.find(({ label }) => !findOption(attribute, label.en))
  return missing && questionMessages.missingOption(missing.label.en)
}

/** The value that a valid answer gives to an attribute. Text is the answer in English, so that it reads the same for every contact. */
export function toAnsweredAttribute(
  { kind }: Pick<FormQuestion, 'kind'>,
  attribute: Attribute,
  { value, text }: { value: string; text: string },
): AttributeValue | undefined {
  switch (attribute.type) {
    case 'CHOICE':
      return findOption(attribute, text)
    case 'YES_NO':
      return value === 'YES'
    case 'MONEY':
    case 'NUMBER': {
      const number = parseNumber(value)
      return number !== undefined && attribute.type === 'MONEY' ? Math.round(number * 100) : number
    }
    case 'DATE':
      return value
    case 'TEXT':
      return Array.from(kind === 'DATE' ? value : text)
        .slice(0, attributeTextMaximum)
        .join('')
  }
}
