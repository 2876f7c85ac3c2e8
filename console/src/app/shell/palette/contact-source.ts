import { UserRound, UserRoundPlus } from 'lucide-react'
import { contactName } from '../../../contacts/contact-name.ts'
import { openedAdding } from '../../../contacts/edit/opened-adding.ts'
import { phoneText } from '../../../contacts/phone-text.ts'
import { callIn } from '../../../platform/use-api.ts'
import type { PaletteContext } from './context.ts'
import type { PaletteItem, PaletteSource } from './item.ts'
import { matching } from './match.ts'

/** Finds contacts by anything known of them, once there is enough typed to tell them apart. */
export function contacts({ account, within, go }: PaletteContext): PaletteSource {
  const find = async (search: string): Promise<PaletteItem[]> => {
    const { data } = await callIn(account.accountId)('GET /agent/contacts/search', { query: { search, pageSize: 6 } })
    return data.map((contact) => ({
      id: `contact:${contact._id}`,
      label: contactName(contact),
      hint: contact.emailId ?? (contact.phone ? phoneText(contact.phone) : ''),
      icon: UserRound,
      run: () => go(within(`contacts/${contact._id}`)),
    }))
  }
  return { group: 'Contacts', find: (query) => (query.trim().length < 2 ? [] : find(query.trim())) }
}

/** What can be made from anywhere. */
export function creations({ within, go }: PaletteContext): PaletteSource {
  const items: PaletteItem[] = [
    {
      id: 'new:contact',
      label: 'Add contact',
      icon: UserRoundPlus,
      keywords: ['new', 'create', 'person'],
      run: () => go(`${within('contacts/list')}?${openedAdding}=contact`),
    },
  ]
  return { group: 'Create', find: (query) => matching(items, query) }
}
