import { parseDate } from '@gable/shared/imports/parse-date.ts'
import { type ParsedListing, parseListing } from './parse-listing.ts'

const dateFields = new Set(['OnMarketDate', 'CloseDate'])
const numberFields = new Set([
  'Latitude',
  'Longitude',
  'BedroomsTotal',
  'BathroomsFull',
  'BathroomsHalf',
  'LivingArea',
  'LotSizeAcres',
  'GarageSpaces',
  'Stories',
  'YearBuilt',
  'ListPrice',
  'ClosePrice',
])

/** Reads a row of an export. Without a key its MLS number names the listing, and without a time of change the upload. */
export function parseCsvRow(
  cells: readonly string[],
  fields: readonly (string | undefined)[],
  now: Date,
): ParsedListing {
  const row: Record<string, string> = {}
  for (const [index, field] of fields.entries()) {
    const text = cells[index]?.trim() ?? ''
    if (field && text !== '') row[field] = toValue(field, text)
  }
  return parseListing({
    ...row,
    ListingKey: row.ListingKey ?? row.ListingId,
    ModificationTimestamp: now.toISOString(),
  })
}

function toValue(field: string, text: string): string {
  if (numberFields.has(field)) return text.replace(/[$,\s]|(sq ?ft|acres?)\.?$/gi, '')
  if (dateFields.has(field)) return parseDate(text, 'MDY') ?? ''
  return text
}
