import { createReadStream } from 'node:fs'
import { formatCsvLine } from '@gable/shared/exports/csv.ts'
import { type Encoding, importRowsMaximum } from '@gable/shared/imports/import.ts'
import { type CardProperty, parseCardLine, splitCardValue, unescapeCardText } from './card-property.ts'
import { ConversionError } from './conversion-error.ts'
import { readCardLines } from './read-card-lines.ts'

/** One line for each contact card (vCard 2.1 to 4.0), with several emails or phone numbers in one cell. */
export async function* convertCards(path: string, encoding: Encoding): AsyncGenerator<string> {
  yield formatCsvLine(columns)
  let card: Card | undefined
  let cards = 0
  for await (const line of readCardLines(createReadStream(path), encoding)) {
    const property = parseCardLine(line)
    if (!property) continue
    const isBoundary = property.name === 'BEGIN' || property.name === 'END'
    if (property.name === 'BEGIN') card = new Map()
    else if (property.name === 'END' && card) {
      if (++cards > importRowsMaximum) throw new ConversionError(tooManyCardsMessage)
      yield formatCsvLine(columns.map((column) => card?.get(column)?.join(separators[column] ?? '; ') ?? ''))
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
  'Note',
] as const
type Column = (typeof columns)[number]
type Card = Map<Column, string[]>

const separators: Partial<Record<Column, string>> = { Note: '\n' }

function addProperty(card: Card, property: CardProperty) {
  const add = (column: Column, text: string) => {
    if (text.trim() !== '') card.set(column, [...(card.get(column) ?? []), text.trim()])
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
      return add('Email', text)
    case 'TEL':
      return add('Phone', text.replace(/^tel:/i, ''))
    case 'ADR':
      return addAddress(card, splitCardValue(property.value, ';'), add)
    case 'BDAY':
      return add('Birthday', text)
    case 'CATEGORIES':
      return splitCardValue(property.value, ',').forEach((tag) => {
        add('Tags', /[,;|]/.test(tag) ? `"${tag}"` : tag)
      })
    case 'NOTE':
      return add('Note', text)
  }
}

/** A contact has one address. The first one of a card is the preferred one. */
function addAddress(card: Card, parts: string[], add: (column: Column, text: string) => void) {
  if (['Street', 'City', 'ZIP'].some((column) => card.has(column as Column))) return
  const [, extended = '', street = '', city = '', state = '', zip = ''] = parts
  add('Street', [street, extended].filter(Boolean).join(' '))
  add('City', city)
  add('State', state)
  add('ZIP', zip)
}
