import { type Kysely, sql } from 'kysely'

/** An erasure reads each table once, instead of once per column, and writes only to columns that mention the person. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(String.raw`
    create or replace function erase_terms(terms text[]) returns void language plpgsql as $$
      declare
        target record;
        field record;
        pattern text := (select '(?<![[:alnum:]._+-])(' || string_agg(regexp_replace(term, '([^[:alnum:] ])', '\\\1', 'g'), '|')
          || ')(?![[:alnum:]_-]|\.[[:alnum:]])' from unnest(terms) term);
        -- The same terms as a JSON document spells them.
        json_pattern text := (select '(?<![[:alnum:]._+-])(' || string_agg(regexp_replace(btrim(to_jsonb(term)::text, '"'), '([^[:alnum:] ])', '\\\1', 'g'), '|')
          || ')(?![[:alnum:]_-]|\.[[:alnum:]])' from unnest(terms) term);
        mentioned text[];
      begin
        if cardinality(terms) = 0 then return; end if;
        for target in
          select t.oid, t.relname as name,
            string_agg(format(case a.atttypid
              when 'text'::regtype then 'case when bool_or(%1$I ~* $1) then %1$L end'
              when 'text[]'::regtype then 'case when bool_or(array_to_string(%1$I, chr(10)) ~* $1) then %1$L end'
              else 'case when bool_or(%1$I::text ~* $2) then %1$L end'
            end, a.attname), ', ' order by a.attnum) as mentions
          from pg_class t join pg_namespace n on n.oid = t.relnamespace join pg_attribute a on a.attrelid = t.oid
          where n.nspname = 'public' and t.relkind = 'r' and not t.relispartition and a.attnum > 0 and a.attgenerated = ''
            and a.atttypid in ('text'::regtype, 'text[]'::regtype, 'json'::regtype, 'jsonb'::regtype)
            and exists (select from pg_attribute o where o.attrelid = t.oid and o.attname = 'account_id' and not o.attisdropped)
            -- Counters and the audit log hold no free text; the tables of contacts lose their rows, not words.
            and t.relname !~ '^(audit_entries|agencies|agents|contacts|contact_emails|contact_phones|counter_.*|excluded_events|webhook_attempts)$'
            and has_column_privilege(t.oid, a.attname, 'update')
          group by t.oid, t.relname
        loop
          execute format('select array_remove(array[%s], null) from %I where account_id = current_account()', target.mentions, target.name)
            into mentioned using pattern, json_pattern;
          for field in
            select a.attname as name, a.atttypid::regtype::text as type from pg_attribute a
            where a.attrelid = target.oid and a.attname = any(mentioned)
          loop
            execute case field.type
              when 'text' then format('update %1$I set %2$I = regexp_replace(%2$I, $1, ''[erased]'', ''gi'') where account_id = current_account() and %2$I ~* $1', target.name, field.name)
              when 'text[]' then format('update %1$I set %2$I = array(select regexp_replace(one, $1, ''[erased]'', ''gi'') from unnest(%2$I) one) where account_id = current_account() and array_to_string(%2$I, chr(10)) ~* $1', target.name, field.name)
              else format('update %1$I set %2$I = regexp_replace(%2$I::text, $2, ''[erased]'', ''gi'')::%3$s where account_id = current_account() and %2$I::text ~* $2', target.name, field.name, field.type)
            end using pattern, json_pattern;
          end loop;
        end loop;
      end $$;`)
    .execute(db)
}
