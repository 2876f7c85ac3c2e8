import { createHash } from 'node:crypto'
import { parseAddress } from '@gable/shared/imports/parse-address.ts'
import type { ListingStatus } from '@gable/shared/mls/listing.ts'
import { parseStatus } from './parse-status.ts'

/** The columns of a listing, as JSON. */
export interface ListingColumns {
  listing_key: string
  mls_number: string
  status: ListingStatus
  full_address: string
  door_number: string
  street: string
  unit: string
  city: string
  county: string
  state: string
  zip: string
  latitude: number | null
  longitude: number | null
  property_type: string
  bedrooms: number | null
  full_baths: number | null
  partial_baths: number | null
  above_grade_sqft: number | null
  below_grade_sqft: number | null
  lot_size_acres: number | null
  parking_spaces: number | null
  floor_count: number | null
  year_built: number | null
  list_price_cents: number | null
  close_price_cents: number | null
  listed_on: string | null
  closed_on: string | null
  description: string
  photos: string[]
  agent_mls_id: string
  agent_name: string
  office_mls_id: string
  office_name: string
  is_displayed: boolean
  shows_address: boolean
  modified_at: string
  fingerprint: string
}

export type ParsedListing =
  | { kind: 'LISTING'; listing: ListingColumns }
  | { kind: 'DELETED'; listingKey: string }
  | { kind: 'REJECTED'; listingKey: string; reason: string }

type Row = Record<string, unknown>

/** Reads a record with the field names of the RESO Data Dictionary. Unknown fields and implausible values are left out. */
export function parseListing(value: unknown): ParsedListing {
  const row: Row = typeof value === 'object' && value !== null ? (value as Row) : {}
  const listingKey = readText(row.ListingKey ?? row.ListingKeyNumeric, 255)
  const reject = (reason: string): ParsedListing => ({ kind: 'REJECTED', listingKey, reason })
  if (!listingKey) return reject('There is no ListingKey.')
  const status = parseStatus(readText(row.StandardStatus ?? row.MlsStatus, 60))
  if (status === 'DELETED') return { kind: 'DELETED', listingKey }
  if (status === undefined)
    return reject(`The status “${readText(row.StandardStatus ?? row.MlsStatus, 60)}” is not known.`)
  const modifiedAt = parseInstant(row.ModificationTimestamp)
  if (!modifiedAt) return reject('There is no readable ModificationTimestamp.')
  const address = readAddress(row)
  if (!address) return reject('There is no address.')
  const listing = { ...address, ...readFacts(row), ...readSale(row), ...readDisplay(row) }
  const columns = {
    listing_key: listingKey,
    status,
    mls_number: readText(row.ListingId, 50),
    ...listing,
    // Some systems send the price of the contract before the sale is closed.
    ...(status !== 'CLOSED' && { close_price_cents: null, closed_on: null }),
  }
  const fingerprint = createHash('sha256').update(JSON.stringify(columns)).digest('base64url').slice(0, 22)
  return { kind: 'LISTING', listing: { ...columns, modified_at: modifiedAt.toISOString(), fingerprint } }
}

/** The time of a change, if it can be read. */
export function parseInstant(value: unknown): Date | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d/.test(value)) return undefined
  // A time without an offset is UTC, as OData has it.
  const date = new Date(/(Z|[+-]\d\d:?\d\d)$/i.test(value) || value.length === 10 ? value : `${value}Z`)
  const year = date.getUTCFullYear()
  return year > 1900 && year < 2200 ? date : undefined
}

function readAddress(row: Row) {
  const [doorNumber, city, zip] = [
    readText(row.StreetNumber ?? row.StreetNumberNumeric, 30),
    readText(row.City, 100),
    readText(row.PostalCode, 12),
  ]
  const street = [row.StreetDirPrefix, row.StreetName, row.StreetSuffix, row.StreetDirSuffix]
    .map((part) => readText(part, 100))
    .filter(Boolean)
    .join(' ')
  const unit = readText(row.UnitNumber, 30)
  const state = readText(row.StateOrProvince, 40)
  const line = doorNumber && street ? [doorNumber, street, unit && `Unit ${unit}`].filter(Boolean).join(' ') : ''
  const parsed = parseAddress({
    address: line ? '' : readText(row.UnparsedAddress, 250),
    street: line,
    city,
    state,
    zip,
  })
  if (!parsed || parsed.full.length > 300) return undefined
  const latitude = readNumber(row.Latitude, -90, 90)
  const longitude = readNumber(row.Longitude, -180, 180)
  // Nothing is sold at 0, 0; it stands for a missing location.
  const isLocated = latitude !== null && longitude !== null && (latitude !== 0 || longitude !== 0)
  return {
    full_address: parsed.full,
    door_number: doorNumber,
    street,
    unit,
    city: parsed.city,
    state: parsed.state,
    zip: parsed.zip,
    county: readText(row.CountyOrParish, 100),
    latitude: isLocated ? latitude : null,
    longitude: isLocated ? longitude : null,
  }
}

const readFacts = (row: Row) => ({
  property_type: readText(row.PropertySubType ?? row.PropertyType, 60),
  bedrooms: readInteger(row.BedroomsTotal, 0, 100),
  full_baths: readInteger(row.BathroomsFull ?? row.BathroomsTotalInteger, 0, 100),
  partial_baths: readInteger(row.BathroomsHalf ?? row.BathroomsPartial, 0, 100),
  above_grade_sqft: readInteger(row.AboveGradeFinishedArea ?? row.LivingArea, 1, 1_000_000),
  below_grade_sqft: readInteger(row.BelowGradeFinishedArea, 0, 1_000_000),
  lot_size_acres: readNumber(row.LotSizeAcres, 0, 99_999),
  parking_spaces: readInteger(row.GarageSpaces ?? row.ParkingTotal, 0, 1000),
  floor_count: readInteger(row.StoriesTotal ?? row.Stories, 0, 200),
  year_built: readInteger(row.YearBuilt, 1600, 2200),
})

const readSale = (row: Row) => ({
  list_price_cents: readCents(row.ListPrice),
  close_price_cents: readCents(row.ClosePrice),
  listed_on: readDay(row.OnMarketDate ?? row.ListingContractDate),
  closed_on: readDay(row.CloseDate),
  agent_mls_id: readText(row.ListAgentMlsId, 50),
  agent_name: readText(row.ListAgentFullName, 150),
  office_mls_id: readText(row.ListOfficeMlsId, 50),
  office_name: readText(row.ListOfficeName, 150),
})

const readDisplay = (row: Row) => ({
  description: readText(row.PublicRemarks, 5000),
  photos: readPhotos(row.Media),
  is_displayed: row.InternetEntireListingDisplayYN !== false,
  shows_address: row.InternetAddressDisplayYN !== false,
})

const photosMaximum = 50

function readPhotos(media: unknown): string[] {
  if (!Array.isArray(media)) return []
  return media
    .filter((item): item is Row => typeof item === 'object' && item !== null)
    .filter(
      ({ MediaCategory: category }) => category === undefined || category === null || /photo/i.test(String(category)),
    )
    .toSorted((a, b) => (readNumber(a.Order, 0, 10_000) ?? 10_000) - (readNumber(b.Order, 0, 10_000) ?? 10_000))
    .map(({ MediaURL: url }) => readText(url, 1000))
    .filter((url) => /^https?:\/\/[^\s/]/i.test(url) && URL.canParse(url))
    .slice(0, photosMaximum)
}

/** On one line, except long texts, without characters that Postgres refuses. */
function readText(value: unknown, maximum: number): string {
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  const text = String(value).replace(/\0|\p{Surrogate}/gu, '')
  return (maximum > 1000 ? text : text.replace(/\s+/g, ' '))
    .trim()
    .slice(0, maximum)
    .replace(/\p{Surrogate}/gu, '')
}

function readNumber(value: unknown, minimum: number, maximum: number): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && number >= minimum && number <= maximum ? number : null
}

function readInteger(value: unknown, minimum: number, maximum: number): number | null {
  const number = readNumber(value, minimum, maximum)
  return number === null ? null : Math.round(number)
}

function readCents(value: unknown): number | null {
  const dollars = readNumber(value, 1, 1_000_000_000)
  return dollars === null ? null : Math.round(dollars * 100)
}

function readDay(value: unknown): string | null {
  const [day] = /^\d{4}-\d\d-\d\d/.exec(typeof value === 'string' ? value : '') ?? []
  return day && !Number.isNaN(Date.parse(day)) && day > '1900' ? day : null
}
