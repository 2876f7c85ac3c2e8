import * as z from 'zod'
import type { ConnectedEstimate } from '../properties/provider-data.ts'

/**
 * The Zestimate of exactly this home. Bridge searches addresses as text, so it may answer with a neighbor, another unit or
 * a street of the same name elsewhere.
 */
export function parseZestimate(answer: unknown, address: string): ConnectedEstimate | undefined {
  const home = toAddressKey(address)
  if (!home.houseNumber || !home.street || !home.zip) return undefined
  const record = Answer.parse(answer).bundle.find((record) => {
    const { houseNumber, street, zip } = toAddressKey(record.address)
    const isSameHouse = houseNumber === home.houseNumber && street === home.street
    return isSameHouse && (record.postalCode?.slice(0, 5) ?? zip) === home.zip && isSameUnit(record, address)
  })
  if (!record?.zestimate) return undefined
  const { zestimate, lowPercent, highPercent, timestamp, zillowUrl } = record
  return {
    valueDate: timestamp.slice(0, 10),
    medianCents: Math.round(zestimate * 100),
    lowCents: Math.round(zestimate * toShare(lowPercent, -1) * 100),
    highCents: Math.round(zestimate * toShare(highPercent, 1) * 100),
    url: isZillowUrl(zillowUrl) ? zillowUrl : '',
  }
}

const Percent = z.coerce.number().min(0).max(300).nullish()

const Answer = z.object({
  success: z.literal(true),
  bundle: z.array(
    z.object({
      address: z.string().max(500),
      postalCode: z.string().nullish(),
      unitNumber: z.string().nullish(),
      zestimate: z.number().min(1000).max(1_000_000_000).nullish(),
      lowPercent: Percent,
      highPercent: Percent,
      timestamp: z.iso.datetime({ offset: true }),
      zillowUrl: z.string().max(500).nullish(),
    }),
  ),
})

function toAddressKey(address: string) {
  const [houseNumber = '', ...words] = address.toUpperCase().split(/[\s,]+/)
  return {
    houseNumber: /^\d+[A-Z]?$/.test(houseNumber) ? houseNumber : undefined,
    street: words.find((word) => !directions.test(word)),
    zip: /\b(\d{5})(?:-\d{4})?\s*$/.exec(address)?.[1],
  }
}

const directions = /^([NSEW]|NE|NW|SE|SW|NORTH|SOUTH|EAST|WEST)\.?$/

const isSameUnit = ({ unitNumber }: { unitNumber?: string | null | undefined }, address: string) =>
  !unitNumber || new RegExp(`(#|\\b(unit|apt|ste)\\b)\\W*${unitNumber.replace(/\W/g, '')}\\b`, 'i').test(address)

/** The range as shares of the estimate. Bridge has served both 94 and 6 for six percent below. */
function toShare(percent: number | null | undefined, sign: 1 | -1) {
  if (percent === null || percent === undefined) return 1
  const difference = percent > 50 ? Math.abs(percent - 100) : percent
  return 1 + (sign * difference) / 100
}

const isZillowUrl = (text: string | null | undefined): text is string =>
  !!text && URL.canParse(text) && /^https:\/\/(www\.)?zillow\.com\//.test(text)
