import { toAttributeKey } from '../contacts/attribute.ts'
import { toHeaderKey } from './header-key.ts'
import { isOwnExport, mapOwnExport } from './own-export.ts'
import { detectPreset, getPresetTarget } from './presets.ts'
import { type Attribute, multiValueTargets, type Target, toAttributeTarget } from './targets.ts'

/** Guesses the target of each column from its header and the system that wrote the file. Unclear columns get an empty string. */
export function guessMapping(headers: readonly string[], attributes: readonly Attribute[]): string[] {
  if (isOwnExport(headers)) return mapOwnExport(headers, attributes)
  const preset = detectPreset(headers)
  const used = new Set<string>()
  return headers.map((header) => {
    const key = toHeaderKey(header)
    const target = getAttributeTarget(key, attributes) ?? getPresetTarget(preset, key) ?? guessTarget(key)
    // A second street is another address, unless it is a part of the first.
    const isRepeatable = target === 'street' ? streetPart.test(key) : multiValueTargets.includes(target ?? '')
    if (!target || (used.has(target) && !isRepeatable)) return ''
    if (!isRepeatable) used.add(target)
    return target
  })
}

function getAttributeTarget(headerKey: string, attributes: readonly Attribute[]): string | undefined {
  const keys = [headerKey, ...(birthday.test(headerKey) ? ['birthday'] : [])]
  const attribute = attributes.find(
    ({ key, label }) =>
      keys.includes(toHeaderKey(label)) || keys.some((headerKey) => key === toAttributeKey(headerKey)),
  )
  return attribute && toAttributeTarget(attribute)
}

const birthday = /^(birth ?day|birth ?date|date of birth|dob|bday)$/

const guessTarget = (headerKey: string) => rules.find(([pattern]) => pattern.test(headerKey))?.[1]

const streetPart =
  /^(house|street|building|suite|unit|apt|apartment) (number|no|num|direction|dir|prefix|dir prefix|suffix|designator|type)$|^(street name|unit|suite|apt|apartment|address (line )?2|address 1 extended address)$|street (2|3)$/

const rules: readonly (readonly [RegExp, Target])[] = [
  [streetPart, 'street'],
  [/^(first|given|fore) ?name$|^first$/, 'firstName'],
  [/^(last|family|sur) ?name$|^last$|^surname$/, 'lastName'],
  [/^(full |contact |lead |client )?name$/, 'fullName'],
  [
    /^((primary|secondary|alternate|additional|home|work|business|personal|other) )?e ?mail( ?\d)?( address(es)?)?( \d)?( value)?$/,
    'email',
  ],
  [
    /^((primary|secondary|alternate|home|work|business|office|cell|mobile|other|day|evening) )?(phone|mobile|cell|telephone)( ?\d)?( number)?( phone)?( number)?( \d)?( value)?$/,
    'phone',
  ],
  [/^((full|home|mailing|primary|property) )?address( 1 formatted)?$/, 'address'],
  [
    /^((home|mailing|primary|property) )?(street|address (line )?1|address (line )?1 street|street address|address street)$/,
    'street',
  ],
  [/^((home|mailing|primary|property|address 1|address) )?city$/, 'city'],
  [
    /^((home|mailing|primary|property|address 1|address) )?(state|region|state region|province|state province)$/,
    'state',
  ],
  [
    /^((home|mailing|primary|property|address 1|address) )?(zip|zip code|postal code|postcode|zip postal code|zip postal)$/,
    'zip',
  ],
  [
    /^(tags?|labels?|hashtags?|groups?|group membership|categor(y|ies)|contact types?|(lead |lifecycle )?stage|lead status)$/,
    'tags',
  ],
  [/^((lead|contact|original) )?source$/, 'source'],
  [/^((preferred|primary|contact|spoken) )?language( preference)?$/, 'language'],
  [/^(owner|contact owner|assigned to|assigned user|agent|assigned agent|lead owner)( name| e ?mail)?$/, 'owner'],
  [
    /^(unsubscribed?|unsubscribed from( all)? e ?mails?|opted out of (all )?e ?mails?|e ?mail unsubscribed|e ?mail opt(ed)? ?out|(do not|cannot|no) e ?mail|opt(ed)? out|(unsub|clean) time)$/,
    'unsubscribed',
  ],
  [
    /^((text|sms|txt)( message| messaging| marketing)?s? (opt(ed)? ?out|unsubscribed?)|opted out of (all )?(texts?|sms|text messages)|(do not|cannot|no) (text|sms|texts))$/,
    'textOptOut',
  ],
  [
    /^(e ?mail (opt ?in|opted in|consent|marketing consent|allowed)|opt(ed)? in|(can|may) e ?mail|accepts (e ?mail )?marketing|subscribed)$/,
    'mayEmail',
  ],
  [
    /^((lead |contact )?(created|added|registered)( at| on| date| time)?|(create|creation|register|registration) (date|time)|date (added|created|registered))$/,
    'createdAt',
  ],
  [
    /^(((agent|pinned|private|contact|lead) )?notes?( \d)?|background( info)?|comments?|message|other details)$/,
    'note',
  ],
  [/^(notes? (date|created|time)( at| on)?|(last )?note date|date of (the )?note)$/, 'noteDate'],
  [/^(notes? (author|by|created by|written by)|author of (the )?note)$/, 'noteAuthor'],
  [/^other (address|home|property)( \d+)?$/, 'otherAddress'],
]
