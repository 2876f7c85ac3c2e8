import type { PublicBrand } from '../branding/public-brand.ts'
import type { Language } from '../journeys/journey.ts'
import type { Comparable } from '../properties/comparable.ts'
import type { AddressComponents, PropertyFacts } from '../properties/facts.ts'
import { toGeoPoint } from '../properties/geo-point.ts'
import type { LoanProgram } from '../properties/loan-programs.ts'
import type { MortgageRates } from '../properties/mortgage-rates.ts'
import { dayLength } from '../time/calendar.ts'
import type { DashboardAgent, PublicDashboard, PublicModule } from './public-dashboard.ts'
import { sampleEstimate, sampleProviderEstimates } from './sample-estimates.ts'
import type { Vendor } from './vendor.ts'

interface SampleInput {
  dashboardId: string
  brand: PublicBrand
  agent: DashboardAgent
  modules: PublicModule[]
  vendors: Record<string, Vendor>
  formIds: string[]
  language: Language
  timeZone: string
  today: string
}

/** A made-up home for the editor's preview, with something to show in every module. */
export function createSampleDashboard(input: SampleInput): PublicDashboard {
  const { today } = input
  return {
    ...input,
    code: '',
    owner: { firstName: 'Alex', lastName: 'Rivera', isNonMarketing: false, isUnsubscribed: false },
    home: {
      propertyId: '',
      address: createAddress('42', 'Maple Street', 0),
      facts: createFacts({ bedrooms: 3, fullBaths: 2, sqft: 1840, yearBuilt: 1986 }, 0),
      factsFrom: { provider: 'CORELOGIC', source: 'County records', date: today },
      images: [],
      lastSoldOn: addMonths(today, -62),
      lastSoldPrice: 241_000,
      identifiers: { clipId: '1006512345', attomId: '184713191', quantId: 'Q5521973' },
    },
    otherHomes: [],
    zestimate: null,
    value: {
      data: sampleProviderEstimates.map((estimate) => ({
        ...estimate,
        valueDate: today,
      })),
      course: sampleProviderEstimates.flatMap(({ provider, median }, place) =>
        Array.from({ length: 60 }, (_, index) => ({
          provider,
          valueDate: addMonths(today, index - 59),
          // Rises from the price of the last sale to the estimate, in a small wave.
          median: Math.round(241_000 + ((median - 241_000) * index) / 59 + 3000 * Math.sin(index / 3 + place)),
        })),
      ),
    },
    propertyTax: {
      state: 'ME',
      county: 'Cumberland County',
      rate: 1.3,
      year: Number(today.slice(0, 4)) - 1,
      source: 'Sample',
    },
    homeward: { avm: sampleEstimate.median, isPreliminaryOfferRequested: false },
    equity: {
      ltv: 55.9,
      loanAmount: 178_900,
      value: sampleEstimate.median,
      valueDate: today,
      equity: sampleEstimate.median - 178_900,
      loanCount: 1,
      valueFrom: { provider: sampleEstimate.provider, source: sampleEstimate.source, date: today },
      loansFrom: [{ provider: 'CORELOGIC', source: 'County records', date: addMonths(today, -62) }],
    },
    loan: { amount: 196_000, date: addMonths(today, -62), termMonths: 360, annualRate: 3.25 },
    rates: [createRates('ARM_5', 6.1, today), createRates('FIXED_15', 5.9, today), createRates('FIXED_30', 6.6, today)],
    comparables: sampleListings.map((listing, index) => ({
      ...createComparable(listing, index, today),
      key: `sample-${index}`,
      mark: null,
    })),
    listingOffers: [],
    cashOffers: [],
    corrections: [],
    assumptions: null,
    changes: [],
    tiles: null,
    tracking: [],
    isPreview: true,
  }
}

const sampleListings = [
  {
    door: '17',
    street: 'Birch Lane',
    category: 'sold',
    price: 332_000,
    bedrooms: 3,
    fullBaths: 2,
    sqft: 1905,
    yearBuilt: 1990,
    months: 1,
  },
  {
    door: '8',
    street: 'Orchard Road',
    category: 'sold',
    price: 309_500,
    bedrooms: 3,
    fullBaths: 1,
    sqft: 1710,
    yearBuilt: 1979,
    months: 3,
  },
  {
    door: '120',
    street: 'Harbor View Drive',
    category: 'active',
    price: 349_900,
    bedrooms: 4,
    fullBaths: 2,
    sqft: 2100,
    yearBuilt: 1996,
    months: 0,
  },
  {
    door: '63',
    street: 'Cedar Court',
    category: 'sold',
    price: 298_000,
    bedrooms: 2,
    fullBaths: 2,
    sqft: 1560,
    yearBuilt: 1984,
    months: 5,
  },
] as const

function createComparable(listing: (typeof sampleListings)[number], index: number, today: string): Comparable {
  return {
    _id: `sample-${index}`,
    listingCategory: listing.category,
    opd: {
      ...createFacts(listing, index + 1),
      recentSaleOrListDate: addMonths(today, -listing.months),
      recentSaleOrListPrice: listing.price,
    },
    imgs: [],
    addressComponent: createAddress(listing.door, listing.street, index + 1),
    distanceMiles: 0.2 + index * 0.15,
    from: { provider: 'CORELOGIC', source: 'MLS', date: today },
  }
}

const latitudeOf = (place: number) => 43.66 + place * 0.0018 * (place % 2 === 0 ? 1 : -1)
const longitudeOf = (place: number) => -70.26 + place * 0.0021 * (place % 3 === 0 ? 1 : -1)

function createAddress(doorNumber: string, street: string, place: number): AddressComponents {
  const [latitude, longitude] = [latitudeOf(place), longitudeOf(place)]
  return {
    county: 'Cumberland',
    doorNumber,
    street,
    unit: '',
    city: 'Portland',
    state: 'ME',
    zip: '04101',
    fullAddress: `${doorNumber} ${street}, Portland, ME 04101`,
    latitude,
    longitude,
    geo: toGeoPoint(latitude, longitude),
  }
}

interface SampleFacts {
  bedrooms: number
  fullBaths: number
  sqft: number
  yearBuilt: number
}

function createFacts({ bedrooms, fullBaths, sqft, yearBuilt }: SampleFacts, place: number): PropertyFacts {
  const [lat, long] = [latitudeOf(place), longitudeOf(place)]
  return {
    bedrooms,
    fullBaths,
    partialBaths: 1,
    lotSizeAcres: 0.21,
    aboveGradeSqft: sqft,
    belowGradeSqft: null,
    parkingSpaces: 2,
    yearBuilt,
    floorCount: 2,
    propertyType: 'Single Family',
    lat,
    long,
    geo: toGeoPoint(lat, long),
    recentSaleOrListDate: null,
    recentSaleOrListPrice: null,
  }
}

function createRates(program: LoanProgram, current: number, today: string): MortgageRates {
  const weeks = 52
  const periodicRates = Array.from({ length: weeks }, (_, week) => {
    const rate = Math.round((current + 0.45 * Math.cos((week / weeks) * 4) - 0.45 * Math.cos(4)) * 100) / 100
    return { rate, apr: Math.round((rate + 0.12) * 100) / 100, rateObservedAt: addDays(today, (week + 1 - weeks) * 7) }
  })
  const newest = periodicRates.at(-1)
  return {
    program,
    currentRate: newest?.rate ?? null,
    currentApr: newest?.apr ?? null,
    rateObservedAt: newest?.rateObservedAt ?? null,
    source: 'Sample rates',
    periodicRates,
  }
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10)
}

/** The first of the month, so that every month has the day. */
function addMonths(day: string, months: number): string {
  const [year = 2000, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, months === 0 ? Number(day.slice(8)) : 1))
    .toISOString()
    .slice(0, 10)
}
