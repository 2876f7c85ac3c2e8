import { useAccountPath } from '../platform/account.ts'

export function useTagPaths() {
  const pathTo = useAccountPath()
  return {
    /** The contact list, limited to contacts with the tag. */
    contactsWithTag: (name: string) => {
      const filters = JSON.stringify([{ key: 'tags', anyOf: [name] }])
      return `${pathTo('contacts/list')}?${new URLSearchParams({ filters })}`
    },
  }
}
