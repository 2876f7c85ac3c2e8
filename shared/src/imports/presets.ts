import { toHeaderKey } from './header-key.ts'
import type { Target } from './targets.ts'

export const presetNames = [
  'FOLLOW_UP_BOSS',
  'LOFTY',
  'BOLDTRAIL',
  'TOP_PRODUCER',
  'WISE_AGENT',
  'HUBSPOT',
  'GOOGLE',
  'OUTLOOK',
  'MAILCHIMP',
] as const
export type PresetName = (typeof presetNames)[number]

export const presetLabels: Record<PresetName, string> = {
  FOLLOW_UP_BOSS: 'Follow Up Boss',
  LOFTY: 'Lofty',
  BOLDTRAIL: 'BoldTrail (kvCORE)',
  TOP_PRODUCER: 'Top Producer',
  WISE_AGENT: 'Wise Agent',
  HUBSPOT: 'HubSpot',
  GOOGLE: 'Google Contacts',
  OUTLOOK: 'Outlook',
  MAILCHIMP: 'Mailchimp',
}

/** Detects the system that exported a file by headers that only this system uses. */
export function detectPreset(headers: readonly string[]): PresetName | null {
  const keys = new Set(headers.map(toHeaderKey))
  return (
    presetNames.find((name) => presets[name].signatures.some((headers) => headers.every((key) => keys.has(key)))) ??
    null
  )
}

/** The target of a column in the exports of one system, where it differs from what the header alone suggests. */
export const getPresetTarget = (preset: PresetName | null, headerKey: string): Target | '' | undefined =>
  preset ? presets[preset].columns[headerKey] : undefined

interface Preset {
  /** A file matches if it has all headers of one of these sets. */
  signatures: readonly (readonly string[])[]
  columns: Readonly<Record<string, Target | ''>>
}

const presets: Record<PresetName, Preset> = {
  FOLLOW_UP_BOSS: {
    signatures: [
      ['email 1', 'phone 1', 'stage'],
      ['email 1', 'lead source', 'assigned to'],
      ['email 1', 'is contacted'],
    ],
    columns: { timeframe: 'tags', 'lead source': 'source' },
  },
  LOFTY: {
    signatures: [
      ['lead id', 'pipeline'],
      ['pipeline', 'assigned agent'],
      ['lead type', 'assigned agent', 'register time'],
      ['lead type', 'cannot email'],
    ],
    columns: { pipeline: 'tags', 'lead type': 'tags', segment: 'tags', 'lead owner': '' },
  },
  BOLDTRAIL: {
    signatures: [
      ['first name', 'cell phone 1', 'hashtags'],
      ['cell phone 1', 'primary address'],
      ['deal type', 'cell phone 1'],
      ['hashtags', 'deal type'],
    ],
    columns: { status: 'tags', 'deal type': 'tags', 'assigned agent email': 'owner', 'lead type': 'tags' },
  },
  TOP_PRODUCER: {
    signatures: [
      ['house number', 'street designator'],
      ['house number', 'contact type'],
      ['house number', 'contact types'],
    ],
    columns: { street: 'street', 'source of lead': 'source', 'referred by': '' },
  },
  WISE_AGENT: {
    signatures: [
      ['categories', 'spouse first name', 'cell phone'],
      ['categories', 'spouse first', 'cell phone'],
      ['client id', 'categories', 'rank'],
      ['categories', 'rank', 'cell phone'],
    ],
    columns: { status: 'tags', rank: 'tags' },
  },
  HUBSPOT: {
    signatures: [
      ['record id', 'lifecycle stage'],
      ['record id', 'contact owner'],
      ['email', 'lifecycle stage', 'phone number'],
    ],
    columns: { 'original source': 'source', 'marketing contact status': '' },
  },
  GOOGLE: {
    signatures: [
      ['e mail 1 value', 'phonetic first name'],
      ['e mail 1 value', 'labels'],
      ['given name', 'family name', 'group membership'],
    ],
    // “File as” and a nickname are no names of their own.
    columns: { nickname: '', 'file as': '' },
  },
  OUTLOOK: {
    signatures: [
      ['e mail address', 'home street'],
      ['e mail address', 'business street'],
      ['e mail address', 'e mail display name'],
    ],
    columns: { 'company main phone': '', 'assistant s phone': '', sensitivity: '', priority: '' },
  },
  MAILCHIMP: {
    signatures: [
      ['email address', 'member rating'],
      ['email address', 'leid'],
      ['email address', 'euid'],
      ['email address', 'unsub time'],
    ],
    // The region is guessed from the IP address of a click.
    columns: { region: '', 'confirm time': 'createdAt', 'last changed': '' },
  },
}
