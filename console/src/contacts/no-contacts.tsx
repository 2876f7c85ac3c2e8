import { Empty } from '../design/states.tsx'

/** An agency without contacts, or without archived ones. */
export function NoContacts({ isArchive }: { isArchive: boolean }) {
  if (isArchive)
    return <Empty title="No archived contacts" text="Contacts that you archive wait here, with all their history." />
  return (
    <Empty
      title="No contacts yet"
      text="Everybody who writes to you through your pages and widgets becomes a contact by themselves."
    />
  )
}
