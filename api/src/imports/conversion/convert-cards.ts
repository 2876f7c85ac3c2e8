import { createReadStream } from 'node:fs'
import { formatCsvLine } from '@gable/shared/exports/csv.ts'
import { type Encoding, importRowsMaximum } from '@gable/shared/imports/import.ts'
import { limitCell } from '../parse-records.ts'
import { type CardProperty, parseCardLine, splitCardValue, unescapeCardText } from './card-property.ts'
import { ConversionError } from './conversion-error.ts'
import { describeLabels, type LabeledValue, listReachable } from './labeled-values.ts'
import { readCardLines } from './read-card-lines.ts'

/**
 * One line for each contact card (vCard 2.1 to 4.0), with several emails or phone numbers in one cell. What contacts have no
 * field for, such as the labels of phone numbers, is in a column of its own, which the import maps to notes.
 */
export async function* convertCards(path: string, encoding: Encoding): AsyncGenerator<string> {
  yield formatCsvLine(columns)
  let card: Card | undefined
  let cards = 0
  for await (const line of readCardLines(createReadStream(path), encoding)) {
    const property = parseCardLine(line)
    if (!property) continue
    const isBoundary = property.name === 'BEGIN' || property.name === 'END'
    if (property.name === 'BEGIN') card = { texts: new Map(), values: [] }
    else if (property.name === 'END' && card) {
      if (++cards > importRowsMaximum) throw new ConversionError(tooManyCardsMessage)
      yield toLine(card)
      card = undefined
    } else if (!isBoundary && card) addProperty(card, property)
  }
  if (cards === 0) throw new ConversionError('This file has no contact cards')
}

const tooManyCardsMessage = `This file has more than ${importRowsMaximum.toLocaleString('en-US')} contacts. Please split it and import the parts one after another.`

const columns = [
  'First Name',
  'Last Name',
  'Full Name',
  'Email',
  'Phone',
  'Street',
  'City',
  'State',
  'ZIP',
  'Tags',
  'Birthday',
  'Company',
  'Job Title',
  'Note',
  'Other Details',
] as const
type Column = (typeof columns)[number]

interface Card {
  texts: Map<Column, string[]>
  values: LabeledValue[]
}

const separators: Partial<Record<Column, string>> = { Note: '\n', 'Other Details': '\n' }

function toLine({ texts, values }: Card): string {
  const describe = (column: Column) => (texts.get(column) ?? []).map((text) => `${column}: ${text}`)
  const listOf = (kind: LabeledValue['kind']) => listReachable(values.filter((value) => value.kind === kind))
  const cells = new Map(texts)
    .set('Email', listOf('email'))
    .set('Phone', listOf('phone'))
    .set('Other Details', [...describe('Company'), ...describe('Job Title'), ...describeLabels(values)])
  return formatCsvLine(columns.map((column) => limitCell(cells.get(column)?.join(separators[column] ?? '; ') ?? '')))
}

function addProperty({ texts, values }: Card, property: CardProperty) {
  const add = (column: Column, text: string) => {
    if (text.trim() === '') return
    const added = texts.get(column)
    if (added) added.push(text.trim())
    else texts.set(column, [text.trim()])
  }
  const addValue = (kind: LabeledValue['kind'], text: string) => {
    const { types, isPreferred } = property
    if (text.trim() !== '') values.push({ value: text.trim(), kind, types, isPreferred })
  }
  const text = unescapeCardText(property.value)
  switch (property.name) {
    case 'N': {
      const [last = '', first = '', middle = ''] = splitCardValue(property.value, ';')
      add('First Name', [first, middle].filter(Boolean).join(' '))
      add('Last Name', last)
      return
    }
    case 'FN':
      return add('Full Name', text)
    case 'EMAIL':
      return addValue('email', text)
    case 'TEL':
      return addValue('phone', text.replace(/^tel:/i, ''))
    case 'ADR':
      return addAddress(texts, splitCardValue(property.value, ';'), add)
    case 'BDAY':
      return add('Birthday', text)
    case 'CATEGORIES':
      return splitCardValue(property.value, ',').forEach((tag) => {
        add('Tags', /[,;|]/.test(tag) ? `"${tag}"` : tag)
      })
    case 'ORG':
      return add('Company', splitCardValue(property.value, ';').filter(Boolean).join(', '))
    case 'TITLE':
      return add('Job Title', text)
    case 'NOTE':
      return add('Note', text)
  }
}

/** A contact has one address. The first one of a card is the preferred one. */
function addAddress(texts: Card['texts'], parts: string[], add: (column: Column, text: string) => void) {
  if (['Street', 'City', 'ZIP'].some((column) => texts.has(column as Column))) return
  const [, extended = '', street = '', city = '', state = '', zip = ''] = parts
  add('Street', [street, extended].filter(Boolean).join(' '))
  add('City', city)
  add('State', state)
  add('ZIP', zip)
}
