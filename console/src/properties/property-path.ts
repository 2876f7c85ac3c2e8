import { useAccountPath } from '../platform/account.ts'

/** A tab of one property. */
export function usePropertyPath(propertyId: string) {
  const pathTo = useAccountPath()
  return (tab: PropertyTab) => pathTo(`property/${propertyId}/${tab}`)
}

export type PropertyTab = 'overview' | 'activity' | 'offers' | 'notes'
