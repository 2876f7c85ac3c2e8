/** The parts of a connection that its requests are made of. */
export interface ResoSource {
  baseUrl: string
  originatingSystem: string
}

interface ListingPosition {
  /** As the MLS wrote it, because a date here has no microseconds. */
  modifiedAt: string
  key: string
}

const order = 'ModificationTimestamp,ListingKey'
const keyFields = 'ListingKey,ModificationTimestamp,StandardStatus'

/** Listings that changed at a time or after it, oldest change first. */
export const toChangesUrl = (source: ResoSource, since: Date, top: number) =>
  toUrl(source, { filter: `ModificationTimestamp ge ${since.toISOString()}`, top, expand: 'Media' })

/** Goes on after a listing, also among those of the same moment. */
export const toUrlAfter = (source: ResoSource, { modifiedAt, key }: ListingPosition, top: number, keysOnly: boolean) =>
  toUrl(source, {
    filter: `(ModificationTimestamp gt ${modifiedAt} or (ModificationTimestamp eq ${modifiedAt} and ListingKey gt ${quote(key)}))`,
    top,
    ...(keysOnly ? { select: keyFields } : { expand: 'Media' }),
  })

/** The keys alone. */
export const toKeysUrl = (source: ResoSource, since: Date, top: number) =>
  toUrl(source, { filter: `ModificationTimestamp ge ${since.toISOString()}`, top, select: keyFields })

/** One listing, to see whether the access works. */
export const toProbeUrl = (source: ResoSource) => toUrl(source, { top: 1 })

interface Query {
  filter?: string
  top: number
  expand?: string
  select?: string
}

function toUrl({ baseUrl, originatingSystem }: ResoSource, { filter, top, expand, select }: Query) {
  const system = originatingSystem && `OriginatingSystemName eq ${quote(originatingSystem)}`
  const filters = [filter, system].filter(Boolean).join(' and ')
  const options = Object.entries({ filter: filters, orderby: filter && order, top: String(top), expand, select })
  const query = options.flatMap(([name, value]) => (value ? [`$${name}=${encodeURIComponent(value)}`] : []))
  return `${baseUrl.replace(/\/+$/, '')}/Property?${query.join('&')}`
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`
