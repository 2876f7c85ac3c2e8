import { useAccountPath } from '../../platform/account.ts'

/** Query parameter that opens the dialog for a new contact. */
export const addContactParam = 'new'

/** Query parameter that opens the recent bulk changes: `all`, or the id of one change. */
export const recentChangesParam = 'changes'

export function useContactPaths() {
  const pathTo = useAccountPath()
  return {
    list: pathTo('contacts'),
    contactPath: (contactId: string) => pathTo(`contacts/${contactId}`),
    propertyPath: (propertyId: string) => pathTo(`property/${propertyId}`),
  }
}
