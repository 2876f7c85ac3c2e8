import type { ActivityEvent } from './activity-event.ts'
import type { Contact } from './contacts.ts'
import type { SeedRow } from './insert-rows.ts'
import type { World } from './world.ts'

/** Contacts with the state that results from their activity. */
export function toContactRows(account_id: string, { contacts, events, now }: World): SeedRow<'contacts'>[] {
  const newest = new Map<Contact, ActivityEvent>()
  const unsubscribed = new Map<Contact, ActivityEvent>()
  for (const event of events) {
    newest.set(event.contact, event)
    if (event.kind === 'UNSUBSCRIBED') unsubscribed.set(event.contact, event)
  }
  return contacts.map((contact) => ({
    account_id,
    id: contact.id,
    owner_id: contact.owner?.id ?? null,
    first_name: contact.firstName,
    last_name: contact.lastName,
    email: contact.email ?? null,
    phone: contact.phone ?? null,
    source: contact.acquisition.source,
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

export const toTimelineRows = (account_id: string, { events }: World): SeedRow<'timeline_entries'>[] =>
  events.map(({ id, at, eventGroup, kind, contact, ownership, agent, detail }) => ({
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
