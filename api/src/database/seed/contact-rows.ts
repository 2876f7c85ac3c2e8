import type { Contact } from './contacts.ts'
import type { PlantedRow } from './plant-rows.ts'
import type { Happening } from './telling.ts'
import type { World } from './world.ts'

/** Contacts as their timeline left them. */
export function contactRows(account_id: string, { contacts, happenings, now }: World): PlantedRow<'contacts'>[] {
  const newest = new Map<Contact, Happening>()
  const unsubscribed = new Map<Contact, Happening>()
  for (const happening of happenings) {
    newest.set(happening.contact, happening)
    if (happening.kind === 'UNSUBSCRIBED') unsubscribed.set(happening.contact, happening)
  }
  return contacts.map((contact) => ({
    account_id,
    id: contact.id,
    owner_id: contact.owner?.id ?? null,
    first_name: contact.firstName,
    last_name: contact.lastName,
    email: contact.email ?? null,
    phone: contact.phone ?? null,
    source: contact.arrival.source,
    tags: contact.tags,
    custom: {},
    is_non_marketing: contact.isNonMarketing,
    unsubscribed_at: unsubscribed.get(contact)?.at ?? null,
    archived_at: contact.archivedAt && contact.archivedAt <= now ? contact.archivedAt : null,
    last_activity_at: newest.get(contact)?.at ?? null,
    created_at: contact.createdAt,
    updated_at: newest.get(contact)?.at ?? contact.createdAt,
  }))
}

export const timelineRows = (account_id: string, { happenings }: World): PlantedRow<'timeline_entries'>[] =>
  happenings.map(({ id, at, eventGroup, kind, contact, ownership, agent, detail }) => ({
    account_id,
    id,
    at,
    event_group: eventGroup,
    kind,
    contact_id: contact.id,
    property_id: ownership?.propertyId ?? null,
    agent_id: agent?.id ?? null,
    detail: { ...detail },
  }))
