import { stateZones, zonesByAreaCode } from './us-time-zones.ts'

interface Recipient {
  phone: string
  /** The state of their home, as two letters or a name. */
  homeState?: string | null
}

/**
 * The time zones in which the recipient may be: those of their area code and of their home. A state with two zones gives
 * both, and a number that says nothing leaves the zone of the agency.
 */
export function getRecipientZones({ phone, homeState }: Recipient, agencyZone: string): string[] {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  const areaCode = digits.length === 10 ? digits.slice(0, 3) : ''
  const zones = [...(zonesByAreaCode.get(areaCode) ?? []), ...(stateZones(homeState ?? '') ?? [])]
  return zones.length > 0 ? [...new Set(zones)] : [agencyZone]
}
