import { type Kysely, sql } from 'kysely'

/**
 * Undoing an import compares the content of contacts instead of the time of their last change, so that later changes
 * that were undone do not matter. A row may link several properties. A stopped import separates the rows it has imported from those it has not.
 */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    alter table import_rows add column after jsonb;
    comment on column import_rows.after is 'The contact after the import, on the first row of each contact.';

    -- Contacts that nothing changed since are as the import left them. The others stay not undoable.
    update import_rows r set after = jsonb_build_object(
        'first_name', c.first_name, 'last_name', c.last_name, 'email', c.email, 'phone', c.phone, 'owner_id', c.owner_id,
        'source', c.source, 'tags', c.tags, 'custom', c.custom, 'created_at', c.created_at,
        'unsubscribed_at', c.unsubscribed_at, 'unsubscribed_by', c.unsubscribed_by,
        'addedEmails', coalesce(r.before -> 'addedEmails', (select coalesce(jsonb_agg(e.email), '[]') from contact_emails e
          where e.account_id = c.account_id and e.contact_id = c.id)),
        'addedPhones', coalesce(r.before -> 'addedPhones', (select coalesce(jsonb_agg(p.phone), '[]') from contact_phones p
          where p.account_id = c.account_id and p.contact_id = c.id)))
    from contacts c
    where r.stamp is not null and r.undone is null and (r.outcome = 'NEW' or r.before is not null)
      and c.account_id = r.account_id and c.id = r.contact_id and c.updated_at = r.stamp;
    update import_rows set before = before - 'addedEmails' - 'addedPhones' where before is not null;

    alter table import_rows add column property_ids uuid[], add column new_property_ids uuid[];
    update import_rows set property_ids = array[property_id], new_property_ids = case when made_property then array[property_id] end
    where property_id is not null;
    alter table import_rows drop column property_id, drop column made_property;

    alter table imports add column remaining jsonb not null default '{"NEW": 0, "UPDATED": 0}';
    comment on column imports.remaining is 'The checked rows that a stopped import has not imported.';

    with remaining as (
      select i.account_id, i.id, count(*) filter (where r.outcome = 'NEW') as new, count(*) filter (where r.outcome = 'UPDATED') as updated
      from imports i join import_rows r on r.account_id = i.account_id and r.import_id = i.id
      where i.state = 'CANCELLED' and r.row > i.reached and r.outcome in ('NEW', 'UPDATED') group by 1, 2
    )
    update imports i set remaining = jsonb_build_object('NEW', r.new, 'UPDATED', r.updated),
      counts = i.counts || jsonb_build_object('NEW', (i.counts ->> 'NEW')::int - r.new, 'UPDATED', (i.counts ->> 'UPDATED')::int - r.updated)
    from remaining r where i.account_id = r.account_id and i.id = r.id;
  `)
    .execute(db)
}
