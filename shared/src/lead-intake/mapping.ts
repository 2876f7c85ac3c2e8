import * as z from 'zod'
import { parseMailingAddress } from '../addresses/parse-mailing-address.ts'
import { type LeadDraft, type RawDraft, toLeadDraft, toLeadType } from './lead-draft.ts'
import { maxPathLength, type PayloadField } from './payload-fields.ts'

/** The fields of a lead that payloads are mapped to, in the order of the page. */
export const mappedFields = [
  { key: 'firstName', label: 'First Name' },
  { key: 'lastName', label: 'Last Name' },
  { key: 'fullName', label: 'Full Name' },
  { key: 'email', label: 'Email' },
  { key: 'phone', label: 'Phone' },
  { key: 'address', label: 'Address' },
  { key: 'city', label: 'City' },
  { key: 'state', label: 'State' },
  { key: 'zip', label: 'ZIP Code' },
  { key: 'message', label: 'Message' },
  { key: 'leadType', label: 'Lead Type' },
  { key: 'externalId', label: 'ID of the Inquiry' },
] as const
export type MappedField = (typeof mappedFields)[number]['key']

const mappedFieldKeys = mappedFields.map(({ key }) => key) as [MappedField, ...MappedField[]]

/** The path of each field. Fields that are left out are not read. */
export const Mapping = z.partialRecord(z.enum(mappedFieldKeys), z.string().min(1).max(maxPathLength))
export type Mapping = z.infer<typeof Mapping>

/** Whether a lead that an agent can answer may come of it. */
export const isMappingComplete = (mapping: Mapping): boolean =>
  mapping.email !== undefined || mapping.phone !== undefined

/** The lead that comes of a payload. */
export function applyMapping(mapping: Mapping, fields: readonly PayloadField[]): LeadDraft {
  const values = new Map(fields.map(({ path, value }) => [path, value]))
  const raw: RawDraft & { city?: string; state?: string; zip?: string } = {}
  for (const key of mappedFieldKeys) {
    const path = mapping[key]
    if (path !== undefined) raw[key] = values.get(path) ?? ''
  }
  const { city = '', state = '', zip = '', ...rest } = raw
  return toLeadDraft({ ...rest, address: joinAddress(rest.address ?? '', city, state, zip) })
}

/** `12 Harbor Street, Portland, ME 04101`. Parts that the street line already has are not repeated. */
export function joinAddress(street: string, city: string, state: string, zip: string): string {
  const area = [state, zip].map((part) => part.trim()).filter(Boolean)
  const parts = [street.trim(), city.trim(), area.join(' ')]
  const [line = ''] = parts
  if (!line) return ''
  const hasPart = (part: string) => line.toLowerCase().includes(part.toLowerCase())
  return parts.filter((part, n) => part && (n === 0 || !hasPart(part))).join(', ')
}

/** Proposes a path for each field by the name of the path. A field that is already mapped keeps its path. */
export function suggestMapping(fields: readonly PayloadField[], mapping: Mapping = {}): Mapping {
  const used = new Set(Object.values(mapping))
  const suggested: Mapping = { ...mapping }
  for (const key of mappedFieldKeys) {
    if (suggested[key] !== undefined) continue
    if (key === 'fullName' && (suggested.firstName !== undefined || suggested.lastName !== undefined)) continue
    const fitting = fields.filter(
      ({ path, value }) => isFitting(key, value) && path.length <= maxPathLength && !used.has(path),
    )
    const found = findBest(fitting, fieldNames[key]) ?? fitting.find((field) => isTelling(key, field))
    if (!found) continue
    suggested[key] = found.path
    used.add(found.path)
  }
  return suggested
}

/** Names in the order of preference. The last part of a path says more than the whole. */
function findBest(candidates: readonly PayloadField[], names: readonly string[]) {
  for (const matches of [isName, isWholePath]) {
    for (const name of names) {
      const found = candidates.find(({ path }) => matches(path, name))
      if (found) return found
    }
  }
  return undefined
}

const isFitting = (key: MappedField, value: string): boolean => {
  if (key === 'email') return toLeadDraft({ email: value }).email !== ''
  if (key === 'leadType') return toLeadType(value) !== undefined
  return value !== ''
}

/** Whether the value itself says what it is. */
const isTelling = (key: MappedField, { path, value }: PayloadField): boolean =>
  key === 'email' ||
  (key === 'address' && parseMailingAddress(value) !== undefined) ||
  (key === 'phone' && /phone|mobile|cell|tel/i.test(path) && toLeadDraft({ phone: value }).phone !== '')

const isName = (path: string, name: string) => normalize(path.split('.').at(-1) ?? '') === name
const isWholePath = (path: string, name: string) => {
  const words = path.split('.').map(normalize)
  return words.join('') === name || words.slice(-2).join('') === name || words.filter(isWord).at(-1) === name
}
const isWord = (word: string) => word !== '' && !/^(\d+|value|values|text|answer|raw|email\d+)$/.test(word)

/** `E-Mail Address`, `email_address` and `emailAddress` are one name. */
const normalize = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

const fieldNames: Record<MappedField, readonly string[]> = {
  firstName: ['firstname', 'givenname', 'fname', 'first', 'namefirst', 'leadfirstname', 'contactfirstname', 'nombre'],
  lastName: ['lastname', 'surname', 'familyname', 'lname', 'last', 'namelast', 'leadlastname', 'apellido'],
  fullName: ['fullname', 'name', 'yourname', 'contactname', 'leadname', 'displayname', 'clientname', 'nombrecompleto'],
  email: [
    'email',
    'emailaddress',
    'mail',
    'youremail',
    'contactemail',
    'leademail',
    'emailid',
    'useremail',
    'workemail',
    'correo',
    'correoelectronico',
  ],
  phone: [
    'phone',
    'phonenumber',
    'mobile',
    'mobilephone',
    'cell',
    'cellphone',
    'telephone',
    'tel',
    'yourphone',
    'contactphone',
    'leadphone',
    'homephone',
    'workphone',
    'mobilenumber',
    'telefono',
  ],
  address: [
    'propertyaddress',
    'fulladdress',
    'address',
    'streetaddress',
    'street',
    'addressline1',
    'address1',
    'line1',
    'homeaddress',
    'listingaddress',
    'formattedaddress',
    'location',
    'direccion',
  ],
  city: ['city', 'town', 'propertycity', 'locality', 'ciudad'],
  state: ['state', 'province', 'region', 'propertystate', 'statecode', 'stateprovince'],
  zip: ['zip', 'zipcode', 'postalcode', 'postcode', 'propertyzip', 'zippostalcode'],
  message: [
    'message',
    'comments',
    'comment',
    'notes',
    'note',
    'inquiry',
    'question',
    'questions',
    'yourmessage',
    'body',
    'description',
    'details',
    'howcanwehelp',
    'mensaje',
  ],
  leadType: ['leadtype', 'inquirytype', 'iam', 'interestedin', 'intent', 'interest', 'type'],
  externalId: [
    'leadid',
    'submissionid',
    'responseid',
    'inquiryid',
    'externalid',
    'leadgenid',
    'eventid',
    'entryid',
    'token',
    'uuid',
    'id',
  ],
}
