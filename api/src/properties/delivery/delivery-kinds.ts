import { usStates } from '@gable/shared/addresses/us-states.ts'
import { isIsoDate } from '@gable/shared/contacts/attribute.ts'
import { loanPrograms } from '@gable/shared/properties/loan-programs.ts'
import * as z from 'zod'

const text = z.string().min(1, 'is missing')
const date = z.string().refine(isIsoDate, 'is not a date like 2026-01-31')
const number = z.coerce.number<string>('is not a number').refine(Number.isFinite, 'is not a number')
const integer = number.refine(Number.isInteger, 'is not a whole number')
const smallCount = integer.min(0, 'is negative').max(32_000, 'is too large')
const largeCount = integer.min(0, 'is negative').max(2_000_000_000, 'is too large')
/** Read in dollars, stored in cents. */
const dollars = z
  .string()
  .transform((amount) => amount.replace(/[$,\s]/g, ''))
  .pipe(number.min(0, 'is negative').max(1e12, 'is too large'))
  .transform((amount) => Math.round(amount * 100))
const semicolonList = z.string().transform((names) =>
  names
    .split(';')
    .map((name) => name.trim())
    .filter(Boolean),
)
const percent = number.min(0, 'is negative').max(99, 'is too large')
const stateCodes = usStates.map(({ code }) => code)

const coordinates = {
  latitude: number.min(-90, 'is not a latitude').max(90, 'is not a latitude'),
  longitude: number.min(-180, 'is not a longitude').max(180, 'is not a longitude'),
}

const facts = {
  property_type: text.optional(),
  bedrooms: smallCount.optional(),
  full_baths: smallCount.optional(),
  partial_baths: smallCount.optional(),
  above_grade_sqft: largeCount.optional(),
  below_grade_sqft: largeCount.optional(),
  lot_size_acres: number.min(0, 'is negative').max(99_999, 'is too large').optional(),
  parking_spaces: smallCount.optional(),
  floor_count: smallCount.optional(),
  year_built: smallCount.optional(),
}

const from = { provider: text, source: text, as_of: date }

interface DeliveryKindConfig {
  table: string
  /** `key` is the address key. */
  primaryKey: readonly string[]
  row: z.ZodObject
  /** Columns with another name in the table: amounts, which are stored in cents. */
  columnNames?: Readonly<Record<string, string>>
  storesAddress: boolean
  /** What the column `key` is made of: an address unless told otherwise. Null without such a column. */
  keyOf?: 'county' | null
  /** A file is the whole table: it replaces all rows, or none if one of its rows is rejected. */
  replacesAll?: true
}

/** The kinds of data files, with the columns of each. */
export const deliveryKinds = {
  homes: {
    table: 'market_properties',
    primaryKey: ['key'],
    storesAddress: true,
    columnNames: { last_sold_price: 'last_sold_cents' },
    row: z.object({
      address: text,
      county: text.default(''),
      latitude: coordinates.latitude.optional(),
      longitude: coordinates.longitude.optional(),
      ...facts,
      last_sold_on: date.optional(),
      last_sold_price: dollars.optional(),
      clip_id: text.optional(),
      attom_id: text.optional(),
      quant_id: text.optional(),
      ...from,
    }),
  },
  estimates: {
    table: 'market_estimates',
    primaryKey: ['key', 'provider', 'value_date'],
    storesAddress: false,
    columnNames: { median: 'median_cents', low: 'low_cents', high: 'high_cents' },
    row: z
      .object({
        address: text,
        value_date: date,
        median: dollars,
        low: dollars,
        high: dollars,
        confidence: integer.min(0, 'is negative').max(100, 'is more than 100'),
        deviation: percent.optional(),
        provider: text,
        source: text,
      })
      .refine(({ low, median, high }) => low <= median && median <= high, {
        path: ['median'],
        message: 'is not between low and high',
      }),
  },
  mortgages: {
    table: 'market_mortgages',
    primaryKey: ['key', 'mortgage_date', 'document_number'],
    storesAddress: false,
    columnNames: { amount: 'amount_cents' },
    row: z.object({
      address: text,
      mortgage_date: date,
      amount: dollars,
      term_months: smallCount.optional(),
      annual_rate: percent.optional(),
      loan_type: text.optional(),
      borrower_names: semicolonList.default([]),
      loan_officer_name: text.optional(),
      loan_officer_nmls_id: text.optional(),
      lender_name: text.optional(),
      lender_code: text.optional(),
      document_number: text.default(''),
      ...from,
    }),
  },
  listings: {
    table: 'market_listings',
    primaryKey: ['provider', 'listing_id'],
    storesAddress: true,
    columnNames: { price: 'price_cents' },
    row: z.object({
      listing_id: text,
      category: z.enum(['active', 'sold'], 'is neither active nor sold'),
      address: text,
      door_number: text.default(''),
      street: text.default(''),
      city: text.default(''),
      county: text.default(''),
      state: text.default(''),
      zip: text.default(''),
      ...coordinates,
      ...facts,
      priced_on: date.optional(),
      price: dollars.optional(),
      images: semicolonList.pipe(z.array(z.url({ protocol: /^https$/, error: 'is not an https URL' }))).default([]),
      ...from,
    }),
  },
  rates: {
    table: 'market_rates',
    primaryKey: ['program', 'observed_on'],
    storesAddress: false,
    keyOf: null,
    row: z.object({
      program: z.enum(loanPrograms, `is not one of ${loanPrograms.join(', ')}`),
      observed_on: date,
      rate: percent,
      apr: percent.optional(),
      source: text,
    }),
  },
  'score-rates': {
    table: 'market_score_rates',
    primaryKey: ['term_years', 'min_score'],
    storesAddress: false,
    keyOf: null,
    // Scores of an older file would split the bands of a newer one.
    replacesAll: true,
    row: z.object({
      term_years: integer.min(1, 'is less than a year').max(40, 'is more than 40 years'),
      min_score: integer.min(300, 'is less than 300, the lowest score').max(850, 'is more than 850, the highest score'),
      observed_on: date.refine((day) => day <= new Date().toISOString().slice(0, 10), 'is in the future'),
      rate: number.positive('is not more than 0').max(30, 'is more than 30%'),
      source: text,
    }),
  },
  'property-taxes': {
    table: 'market_property_taxes',
    primaryKey: ['state', 'key'],
    storesAddress: false,
    keyOf: 'county',
    replacesAll: true,
    row: z.object({
      state: z.string().toUpperCase().pipe(z.enum(stateCodes, 'is not a two-letter state code')),
      county: text.max(100, 'is too long'),
      rate: number.min(0, 'is negative').max(15, 'is more than 15% of a home’s value'),
      year: integer.min(1990, 'is not a recent year').max(new Date().getFullYear(), 'is in the future'),
      fips: z
        .string()
        .regex(/^\d{5}$/, 'is not five digits')
        .optional(),
      zips: semicolonList
        .refine((zips) => zips.every((zip) => /^\d{5}$/.test(zip)), 'has a ZIP code that is not five digits')
        .default([]),
      source: text,
    }),
  },
} as const satisfies Record<string, DeliveryKindConfig>

export type DeliveryKind = keyof typeof deliveryKinds
export const isDeliveryKind = (kind: string): kind is DeliveryKind => Object.hasOwn(deliveryKinds, kind)
