import { type Kysely, sql } from 'kysely'

/** Thousands of homes are linked as fast after a few were as without. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    -- Of an account that is new nothing is known to plan by, and what is quick for few takes minutes for thousands: what a
    -- statement links is looked up by its ids and put together once.
    create or replace function find_by_homes() returns trigger language plpgsql
      set enable_seqscan = off set enable_nestloop = off set plan_cache_mode = force_generic_plan as $$
      declare
        account uuid;
        contact_ids uuid[];
        home_ids uuid[];
      begin
        for account, contact_ids, home_ids in
          select account_id, array_agg(contact_id), array_agg(property_id) from linked group by account_id
        loop
          update contacts c set search = c.search || ' ' || found.words
          from (
            select l.contact_id, search_key(string_agg(h.full_address, ' ' order by h.full_address)) as words
            from linked l join properties h on h.id = l.property_id
            where l.account_id = account and h.account_id = account and h.id = any(home_ids)
            group by l.contact_id
          ) found
          where c.account_id = account and c.id = any(contact_ids) and c.id = found.contact_id and strpos(c.search, found.words) = 0;
        end loop;
        return null;
      end $$;

    -- The same form of an address, without a query for each: most are plain letters, and need no patterns.
    create or replace function address_key(address text) returns text language plpgsql immutable parallel safe as $$
      declare
        plain text := lower(btrim(coalesce(address, '')));
        key text := '';
        word text;
      begin
        if position('-' in plain) > 0 then plain := regexp_replace(plain, '(\\d{5})-\\d{4}\\M', '\\1'); end if;
        plain := translate(plain, ',.', '  ');
        if plain !~ '^[a-z0-9 ]*$' then plain := regexp_replace(plain, '[^[:alnum:]]+', ' ', 'g'); end if;
        foreach word in array string_to_array(plain, ' ') loop
          word := case word when 'street' then 'st' when 'avenue' then 'ave' when 'road' then 'rd' when 'drive' then 'dr'
            when 'lane' then 'ln' when 'court' then 'ct' when 'boulevard' then 'blvd' when 'place' then 'pl'
            when 'square' then 'sq' when 'terrace' then 'ter' when 'circle' then 'cir' when 'highway' then 'hwy'
            when 'parkway' then 'pkwy' when 'trail' then 'trl' when 'north' then 'n' when 'south' then 's' when 'east' then 'e'
            when 'west' then 'w' when 'apartment' then 'apt' when 'unit' then 'apt' when 'suite' then 'ste' when 'usa' then ''
            when 'us' then '' else word end;
          if word <> '' then key := key || ' ' || word; end if;
        end loop;
        return substr(key, 2);
      end $$;

    -- What waits for the index of words is read by every search until it is put in.
    create or replace function know_sizes() returns void language plpgsql security definer set search_path = pg_catalog, public as $$ begin
      analyze contacts, contact_emails, contact_phones, contact_properties, properties, import_rows;
      perform gin_clean_pending_list('contacts_found');
    end $$;
  `)
    .execute(db)
}
