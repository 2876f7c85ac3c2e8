import { type AttributeDefinition, toAttributeKey } from '../contacts/attribute.ts'
import { contactAttributePrefix } from '../contacts/filter.ts'
import { toHeaderKey } from './header-key.ts'

/** The contact fields that a column can be mapped to. Attributes of the account are targets too, as `custom.<key>`. */
export const targetLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  street: 'Street',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  tags: 'Tags',
  source: 'Source',
  owner: 'Owner',
  unsubscribed: 'Unsubscribed from emails',
  createdAt: 'Added on',
  note: 'Note',
  noteDate: 'Date of the note',
} as const
export type Target = keyof typeof targetLabels

/** Several columns may have the same of these targets. All values are imported, and the first is the primary one. */
export const multiValueTargets: readonly string[] = ['email', 'phone', 'tags', 'note']

type Attribute = Pick<AttributeDefinition, 'key' | 'label'>

export const toAttributeTarget = ({ key }: Attribute) => `${contactAttributePrefix}${key}`

export const isTarget = (target: string, attributes: readonly Attribute[]): boolean =>
  Object.hasOwn(targetLabels, target) || attributes.some((attribute) => toAttributeTarget(attribute) === target)

/** Guesses the target of each column from its header. Unclear columns get an empty string. */
export function guessMapping(headers: readonly string[], attributes: readonly Attribute[]): string[] {
  const used = new Set<string>()
  return headers.map((header) => {
    const target = guessTarget(toHeaderKey(header), attributes)
    if (!target || (used.has(target) && !multiValueTargets.includes(target))) return ''
    used.add(target)
    return target
  })
}

function guessTarget(headerKey: string, attributes: readonly Attribute[]): string | undefined {
  const attribute = attributes.find(
    ({ key, label }) => toHeaderKey(label) === headerKey || key === toAttributeKey(headerKey),
  )
  if (attribute) return toAttributeTarget(attribute)
  return rules.find(([pattern]) => pattern.test(headerKey))?.[1]
}

const rules: readonly (readonly [RegExp, Target])[] = [
  [/^(first|given|fore) ?name$|^first$/, 'firstName'],
  [/^(last|family|sur) ?name$|^last$|^surname$/, 'lastName'],
  [/^(full |contact |lead |client )?name$/, 'fullName'],
  [/^((primary|home|work|personal|other) )?e ?mail( address)?( \d)?( value)?$/, 'email'],
  [
    /^((primary|home|work|cell|mobile|other) )?(phone|mobile|cell|telephone)( number)?( phone)?( number)?( \d)?( value)?$/,
    'phone',
  ],
  [/^((full|home|mailing|primary|property) )?address( 1 formatted)?$/, 'address'],
  [
    /^((home|mailing|primary|property) )?(street|address 1 street|address line 1|street address|address street)$/,
    'street',
  ],
  [/^((home|mailing|primary|property|address 1|address) )?city$/, 'city'],
  [/^((home|mailing|primary|property|address 1|address) )?(state|region|state region|province)$/, 'state'],
  [/^((home|mailing|primary|property|address 1|address) )?(zip|zip code|postal code|postcode)$/, 'zip'],
  [/^(tags?|labels?|hashtags?|groups?|group membership)$/, 'tags'],
  [/^((lead|contact|original) )?source$/, 'source'],
  [/^(owner|contact owner|assigned to|assigned user|agent|assigned agent|lead owner)( name| e ?mail)?$/, 'owner'],
  [/^(unsubscribed|unsubscribed from( all)? emails?|email opt out|do not email|opt out)$/, 'unsubscribed'],
  [
    /^((lead |contact )?(created|added|registered)( at| on| date| time)?|(create|creation|register|registration) (date|time)|date (added|created|registered))$/,
    'createdAt',
  ],
  [/^(((agent|pinned|private|contact|lead) )?notes?( \d)?|background( info)?|comments?|message)$/, 'note'],
  [/^(notes? (date|created|time)( at| on)?|(last )?note date|date of (the )?note)$/, 'noteDate'],
]
