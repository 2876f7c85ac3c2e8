import { useAccountPath } from '../platform/account.ts'

/** Returns the path of a tab of a property. */
export function usePropertyPath(propertyId: string) {
  const pathTo = useAccountPath()
  return (tab: PropertyTab) => pathTo(`property/${propertyId}/${tab}`)
}

type PropertyTab = 'overview' | 'activity' | 'offers' | 'notes'
