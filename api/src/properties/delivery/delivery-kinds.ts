import { isIsoDate } from '@gable/shared/contacts/attribute.ts'
import { loanPrograms } from '@gable/shared/properties/mortgage-rates.ts'
import * as z from 'zod'

const text = z.string().min(1, 'is missing')
const day = z.string().refine(isIsoDate, 'is no day such as 2026-01-31')
const number = z.coerce.number<string>('is no number').refine(Number.isFinite, 'is no number')
const whole = number.refine(Number.isInteger, 'is no whole number')
const few = whole.min(0, 'is less than nothing').max(32_000, 'is too large')
const many = whole.min(0, 'is less than nothing').max(2_000_000_000, 'is too large')
/** Typed in dollars, kept in cents. */
const dollars = z
  .string()
  .transform((typed) => typed.replace(/[$,\s]/g, ''))
  .pipe(number.min(0, 'is less than nothing').max(1e12, 'is too large'))
  .transform((amount) => Math.round(amount * 100))
const listed = z.string().transform((names) =>
  names
    .split(';')
    .map((name) => name.trim())
    .filter(Boolean),
)
const percent = number.min(0, 'is less than nothing').max(99, 'is too large')

const place = {
  latitude: number.min(-90, 'is no latitude').max(90, 'is no latitude'),
  longitude: number.min(-180, 'is no longitude').max(180, 'is no longitude'),
}

const facts = {
  property_type: text.optional(),
  bedrooms: few.optional(),
  full_baths: few.optional(),
  partial_baths: few.optional(),
  above_grade_sqft: many.optional(),
  below_grade_sqft: many.optional(),
  lot_size_acres: number.min(0, 'is less than nothing').max(99_999, 'is too large').optional(),
  parking_spaces: few.optional(),
  floor_count: few.optional(),
  year_built: few.optional(),
}

const from = { provider: text, source: text, as_of: day }

interface DeliveryKindConfig {
  table: string
  /** What makes two rows the same. `key` is what an address is known by. */
  same: readonly string[]
  row: z.ZodObject
  /** Amounts have other names where they are kept: there they are cents. */
  renamed?: Readonly<Record<string, string>>
  keepsAddress: boolean
}

/** What can be delivered, by the columns of its file. */
export const deliveryKinds = {
  homes: {
    table: 'market_properties',
    same: ['key'],
    keepsAddress: true,
    renamed: { last_sold_price: 'last_sold_cents' },
    row: z.object({
      address: text,
      county: text.default(''),
      latitude: place.latitude.optional(),
      longitude: place.longitude.optional(),
      ...facts,
      last_sold_on: day.optional(),
      last_sold_price: dollars.optional(),
      clip_id: text.optional(),
      attom_id: text.optional(),
      quant_id: text.optional(),
      ...from,
    }),
  },
  estimates: {
    table: 'market_estimates',
    same: ['key', 'provider', 'value_date'],
    keepsAddress: false,
    renamed: { median: 'median_cents', low: 'low_cents', high: 'high_cents' },
    row: z
      .object({
        address: text,
        value_date: day,
        median: dollars,
        low: dollars,
        high: dollars,
        confidence: whole.min(0, 'is less than nothing').max(100, 'is more than 100'),
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
    same: ['key', 'mortgage_date', 'document_number'],
    keepsAddress: false,
    renamed: { amount: 'amount_cents' },
    row: z.object({
      address: text,
      mortgage_date: day,
      amount: dollars,
      term_months: few.optional(),
      annual_rate: percent.optional(),
      loan_type: text.optional(),
      borrower_names: listed.default([]),
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
    same: ['provider', 'listing_id'],
    keepsAddress: true,
    renamed: { price: 'price_cents' },
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
      ...place,
      ...facts,
      priced_on: day.optional(),
      price: dollars.optional(),
      images: listed.pipe(z.array(z.url({ protocol: /^https$/, error: 'is no https address' }))).default([]),
      ...from,
    }),
  },
  rates: {
    table: 'market_rates',
    same: ['program', 'observed_on'],
    keepsAddress: false,
    row: z.object({
      program: z.enum(loanPrograms, `is none of ${loanPrograms.join(', ')}`),
      observed_on: day,
      rate: percent,
      apr: percent.optional(),
      source: text,
    }),
  },
} as const satisfies Record<string, DeliveryKindConfig>

export type DeliveryKind = keyof typeof deliveryKinds
export const isDeliveryKind = (kind: string): kind is DeliveryKind => Object.hasOwn(deliveryKinds, kind)
