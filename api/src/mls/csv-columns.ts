import { toHeaderKey } from '@gable/shared/imports/header-key.ts'

/** The field of the RESO Data Dictionary of each column, by the headers that exports of MLSs have. */
export const toResoFields = (headers: readonly string[]): (string | undefined)[] => {
  const used = new Set<string>()
  return headers.map((header) => {
    const field = fields.get(toHeaderKey(header))
    if (!field || used.has(field)) return undefined
    used.add(field)
    return field
  })
}

/** Besides the name of the field itself. */
const aliases = {
  ListingKey: ['listing key', 'listing key numeric', 'sysid', 'uid'],
  ListingId: [
    'listing id',
    'mls',
    'mls number',
    'mls no',
    'mls id',
    'ml number',
    'ml',
    'listing number',
    'list number',
  ],
  StandardStatus: ['standard status', 'status', 'mls status', 'listing status'],
  ModificationTimestamp: [
    'modification timestamp',
    'last modified',
    'last change timestamp',
    'modified',
    'last updated',
  ],
  UnparsedAddress: ['unparsed address', 'address', 'full address', 'property address', 'street address'],
  StreetNumber: ['street number', 'street no', 'house number'],
  StreetDirPrefix: ['street dir prefix', 'street direction', 'dir prefix'],
  StreetName: ['street name', 'street'],
  StreetSuffix: ['street suffix', 'street type'],
  StreetDirSuffix: ['street dir suffix'],
  UnitNumber: ['unit number', 'unit', 'unit no', 'apt'],
  City: ['city', 'town', 'municipality'],
  CountyOrParish: ['county or parish', 'county'],
  StateOrProvince: ['state or province', 'state'],
  PostalCode: ['postal code', 'zip', 'zip code', 'zipcode'],
  Latitude: ['latitude', 'lat'],
  Longitude: ['longitude', 'long', 'lng', 'lon'],
  PropertySubType: ['property sub type', 'property subtype', 'property type', 'type', 'style'],
  BedroomsTotal: ['bedrooms total', 'bedrooms', 'beds', 'beds total', 'br', 'total bedrooms', 'total beds'],
  BathroomsFull: ['bathrooms full', 'full baths', 'baths full', 'full bathrooms', 'fb', 'baths'],
  BathroomsHalf: ['bathrooms half', 'half baths', 'baths half', 'half bathrooms', 'hb'],
  LivingArea: [
    'living area',
    'sq ft',
    'sqft',
    'square feet',
    'approx sq ft',
    'total sq ft',
    'finished sq ft',
    'sq ft total',
  ],
  LotSizeAcres: ['lot size acres', 'acres', 'lot acres', 'lot size'],
  GarageSpaces: ['garage spaces', 'garage', 'parking total', 'parking spaces'],
  Stories: ['stories', 'stories total', 'levels'],
  YearBuilt: ['year built', 'yr built', 'built'],
  ListPrice: ['list price', 'price', 'asking price', 'current price', 'lp'],
  ClosePrice: ['close price', 'closed price', 'sold price', 'sale price', 'selling price', 'sp'],
  OnMarketDate: ['on market date', 'list date', 'listing date', 'listing contract date', 'date listed'],
  CloseDate: ['close date', 'closed date', 'closing date', 'sold date', 'sale date', 'date sold'],
  PublicRemarks: ['public remarks', 'remarks', 'description', 'public description'],
  ListAgentMlsId: ['list agent mls id', 'list agent id', 'listing agent id', 'agent id', 'la id'],
  ListAgentFullName: ['list agent full name', 'list agent', 'listing agent', 'agent', 'agent name', 'list agent name'],
  ListOfficeMlsId: ['list office mls id', 'list office id', 'listing office id', 'office id', 'lo id'],
  ListOfficeName: ['list office name', 'list office', 'listing office', 'office', 'office name', 'brokerage'],
} as const

const fields = new Map<string, string>(
  Object.entries(aliases).flatMap(([field, names]) => names.map((name) => [name, field] as const)),
)
