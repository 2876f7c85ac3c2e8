import { toHeaderKey } from './header-key.ts'

export const presetNames = ['FOLLOW_UP_BOSS', 'LOFTY', 'BOLDTRAIL', 'HUBSPOT', 'GOOGLE'] as const
export type PresetName = (typeof presetNames)[number]

export const presetLabels: Record<PresetName, string> = {
  FOLLOW_UP_BOSS: 'Follow Up Boss',
  LOFTY: 'Lofty',
  BOLDTRAIL: 'BoldTrail',
  HUBSPOT: 'HubSpot',
  GOOGLE: 'Google Contacts',
}

/** Detects the system that exported a file by headers that only this system uses. */
export function detectPreset(headers: readonly string[]): PresetName | null {
  const keys = new Set(headers.map(toHeaderKey))
  return (
    presetNames.find((name) => headersByPreset[name].some((headers) => headers.every((header) => keys.has(header)))) ??
    null
  )
}

/** A file matches a preset if it has all headers of one of its sets. */
const headersByPreset: Record<PresetName, readonly (readonly string[])[]> = {
  GOOGLE: [
    ['e mail 1 value', 'phonetic first name'],
    ['e mail 1 value', 'labels'],
    ['given name', 'family name', 'group membership'],
  ],
  HUBSPOT: [
    ['record id', 'lifecycle stage'],
    ['record id', 'contact owner'],
    ['email', 'lifecycle stage', 'phone number'],
  ],
  BOLDTRAIL: [
    ['first name', 'cell phone 1', 'hashtags'],
    ['cell phone 1', 'primary address'],
    ['deal type', 'cell phone 1'],
  ],
  LOFTY: [
    ['lead id', 'pipeline'],
    ['pipeline', 'assigned agent'],
    ['lead type', 'assigned agent', 'register time'],
  ],
  FOLLOW_UP_BOSS: [
    ['email 1', 'phone 1', 'stage'],
    ['email 1', 'lead source', 'assigned to'],
    ['email 1', 'is contacted'],
  ],
}
