import { type Kysely, sql } from 'kysely'

/** Thousands of homes are linked as fast after a few were as without. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    -- One contact after the other, each found by its id: of an account that is new nothing is known to plan by, and what
    -- is quick for few takes minutes for thousands.
    create or replace function find_by_homes() returns trigger language plpgsql set enable_seqscan = off as $$
      declare
        link record;
      begin
        for link in select account_id, contact_id, array_agg(property_id) as homes from linked group by 1, 2 order by 1, 2 loop
          update contacts c set search = c.search || ' ' || found.words
          from (
            select search_key(string_agg(full_address, ' ' order by full_address)) as words from properties
            where account_id = link.account_id and id = any(link.homes)
          ) found
          where c.account_id = link.account_id and c.id = link.contact_id and strpos(c.search, found.words) = 0;
        end loop;
        return null;
      end $$;

    -- What waits for the index of words is read by every search until it is put in.
    create or replace function know_sizes() returns void language plpgsql security definer set search_path = pg_catalog, public as $$ begin
      analyze contacts, contact_emails, contact_phones, contact_properties, properties, import_rows;
      perform gin_clean_pending_list('contacts_found');
    end $$;
  `)
    .execute(db)
}
