import { useAccountPath } from '../platform/account.ts'

/** Where contacts are found, and each of them. */
export function useContactPath() {
  const pathTo = useAccountPath()
  return {
    list: pathTo('contacts'),
    pathOf: (contactId: string) => pathTo(`contacts/${contactId}`),
    homePath: (propertyId: string) => pathTo(`property/${propertyId}`),
  }
}
