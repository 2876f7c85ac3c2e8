import type { RawDraft } from '@gable/shared/lead-intake/lead-draft.ts'

export type LabeledFields = RawDraft & { city?: string; state?: string; zip?: string }
type LabelKey = keyof LabeledFields

/**
 * Reads `Email: nora@example.org`, also with the value in the next cell or line, as notices of websites and portals have
 * it. Several labels may be on one line. The first value of a field counts.
 */
export function readLabels(text: string): LabeledFields {
  const lines = text.split('\n').flatMap(splitLabels)
  const found: LabeledFields = {}
  for (let n = 0; n < lines.length; n += 1) {
    const label = readLabel(lines[n] ?? '')
    if (!label || found[label.key]) continue
    const value = label.value || readNextLines(lines, n + 1, label.key)
    if (value) found[label.key] = label.key === 'message' ? joinMessage(lines, n, label.value) : value
    if (label.key === 'address' && label.value) found.address = completeAddress(label.value, lines, n + 1)
  }
  return found
}

/** `Name: Nora Field Email: nora@example.org` as two lines. */
function splitLabels(line: string): string[] {
  if (line.length > 2000 || !readLabel(line)) return [line]
  return line.split(inlineLabel).map((part) => part.trim())
}

function readLabel(line: string): { key: LabelKey; value: string } | undefined {
  const clean = line.replace(/^[>*•·\-\s]+/, '').replace(/\*/g, '')
  const [, name = '', value = ''] = /^([\p{L}][^:\t?]{0,48}?)\s*(?:[:\t?]\s*:?|\s[-–]\s)\s*(.*)$/u.exec(clean) ?? []
  const key = keyByLabel.get(normalize(name))
  if (key) return { key, value: value.replace(/\t+/g, ' ').trim() }
  // A label alone, with its value below it.
  const alone = keyByLabel.get(normalize(clean))
  return alone && clean.length <= 40 ? { key: alone, value: '' } : undefined
}

const isLabel = (line: string) => readLabel(line) !== undefined || /^[^:]{2,40}:$/.test(line)

/** The value below a label: one line, or of an address those that belong to it. */
function readNextLines(lines: readonly string[], from: number, key: LabelKey): string {
  const start = lines.findIndex((line, n) => n >= from && line !== '')
  const first = lines[start] ?? ''
  if (start < 0 || start > from + 1 || isLabel(first)) return ''
  return key === 'address' ? completeAddress(first, lines, start + 1) : first
}

/** Portals put street and town on lines of their own. */
function completeAddress(street: string, lines: readonly string[], from: number): string {
  const parts = [street]
  for (const line of lines.slice(from, from + 2)) {
    if (hasState.test(parts.join(', ')) || line === '' || isLabel(line) || line.length > 80) break
    if (!hasState.test(line) && !/^(apt|unit|suite|ste|#)/i.test(line)) break
    parts.push(line)
  }
  return parts.join(', ').replace(/,\s*,/g, ',')
}

const hasState = /,?\s[A-Z]{2}\.?,?\s+\d{5}\b/

/** A message may have several lines. It ends with the next label, a rule or the footer. */
function joinMessage(lines: readonly string[], at: number, first: string): string {
  const rest: string[] = []
  for (const line of lines.slice(at + 1, at + 60)) {
    if (isLabel(line) || footer.test(line)) break
    rest.push(line)
  }
  return [first, ...rest].join('\n').trim()
}

const footer =
  /^(-{2,}|_{3,}|={3,}|sent from|this (e-?mail|message|consumer|lead) |you (are receiving|received) this|unsubscribe|reply to this|view (this|the) |manage |©|copyright|this was sent|best regards,? the )/i

const normalize = (label: string) =>
  label
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')

const labels: Record<LabelKey, readonly string[]> = {
  fullName: [
    'name',
    'full name',
    'your name',
    'contact name',
    'lead name',
    'client name',
    'buyer name',
    'seller name',
    'consumer name',
    'customer name',
    'contact',
    'nombre',
    'nombre completo',
    'from name',
    'lead',
  ],
  firstName: ['first name', 'first', 'fname', 'given name', 'lead first name'],
  lastName: ['last name', 'last', 'lname', 'surname', 'family name', 'lead last name', 'apellido'],
  email: [
    'email',
    'e-mail',
    'email address',
    'e-mail address',
    'your email',
    'contact email',
    'lead email',
    'email id',
    'work email',
    'correo',
    'correo electronico',
    'correo electrónico',
    'buyer email',
    'mail',
  ],
  phone: [
    'phone',
    'phone number',
    'telephone',
    'tel',
    'mobile',
    'mobile phone',
    'mobile number',
    'cell',
    'cell phone',
    'your phone',
    'contact phone',
    'lead phone',
    'home phone',
    'work phone',
    'day phone',
    'phone no',
    'teléfono',
    'telefono',
    'primary phone',
    'best phone',
  ],
  address: [
    'property address',
    'address',
    'property',
    'listing',
    'listing address',
    'street address',
    'home address',
    'property of interest',
    'interested in',
    'regarding',
    'location',
    'property location',
    'street',
    'dirección',
    'inquiry about',
    'home of interest',
    'address of the property',
    'property requested',
    'about property',
  ],
  city: ['city', 'town', 'property city', 'ciudad'],
  state: ['state', 'property state', 'province'],
  zip: ['zip', 'zip code', 'postal code', 'property zip', 'zipcode', 'zip/postal code', 'post code'],
  message: [
    'message',
    'comment',
    'comments',
    'notes',
    'note',
    'inquiry',
    'question',
    'questions',
    'your message',
    'additional comments',
    'questions or comments',
    'questions/comments',
    'message from the consumer',
    'how can we help',
    'how can we help you',
    'mensaje',
    'lead message',
    'consumer message',
    'customer message',
    'message body',
    'details',
    'buyer comments',
    'user comments',
  ],
  leadType: ['lead type', 'inquiry type', 'type of lead', 'i am looking to', 'i want to', 'i am a', 'interest'],
  externalId: ['lead id', 'inquiry id', 'reference id', 'lead reference', 'leadgen id', 'submission id'],
}

const keyByLabel = new Map(
  (Object.entries(labels) as [LabelKey, readonly string[]][]).flatMap(([key, names]) =>
    names.map((name) => [normalize(name), key] as const),
  ),
)

/** Before a known label with a colon in the middle of a line. Only names that are no words of ordinary sentences. */
const inlineLabel =
  /(?<!\b(?:e-?mail|property|street|home|listing|mailing|mobile|cell|first|last|full|your|zip))[\s|,;]{1,10}(?=(?:full name|first name|last name|e-?mail(?: address)?|phone(?: number)?|telephone|mobile|address|property(?: address)?|city|zip(?: code)?|message|comments?)\s?:\s)/i
