import { UserRound, UserRoundPlus } from 'lucide-react'
import { contactName } from '../../../contacts/contact-name.ts'
import { formatPhone } from '../../../design/format/phone.ts'
import { addContactParam } from '../../../layout/paths/contact-paths.ts'
import { callInAccount } from '../../../platform/use-api.ts'
import type { PaletteContext } from './context.ts'
import { filterItems } from './filter-items.ts'
import type { PaletteItem, PaletteSource } from './item.ts'

/** Searches contacts from the second character on. */
export function contactSource({ account, toAccountPath, navigate }: PaletteContext): PaletteSource {
  const find = async (search: string): Promise<PaletteItem[]> => {
    const { data } = await callInAccount(account.accountId)('GET /agent/contacts/search', {
      query: { search, pageSize: 6 },
    })
    return data.map((contact) => ({
      id: `contact:${contact._id}`,
      label: contactName(contact),
      hint: contact.emailId ?? (contact.phone ? formatPhone(contact.phone) : ''),
      icon: UserRound,
      run: () => navigate(toAccountPath(`contacts/${contact._id}`)),
    }))
  }
  return { group: 'Contacts', find: (query) => (query.trim().length < 2 ? [] : find(query.trim())) }
}

/** Actions that create a record. */
export function createSource({ toAccountPath, navigate }: PaletteContext): PaletteSource {
  const items: PaletteItem[] = [
    {
      id: 'new:contact',
      label: 'Add contact',
      icon: UserRoundPlus,
      keywords: ['new', 'create', 'person'],
      run: () => navigate(`${toAccountPath('contacts/list')}?${addContactParam}=contact`),
    },
  ]
  return { group: 'Create', find: (query) => filterItems(items, query) }
}
