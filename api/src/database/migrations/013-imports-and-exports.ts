import { type Kysely, sql } from 'kysely'

/** Whole lists of people that come in, can be taken back and go out; and people who are erased for good. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    create table imports (
      account_id uuid not null references agencies,
      id uuid not null,
      agent_id uuid not null,
      state text not null default 'UPLOADING' check (state in ('UPLOADING', 'READY', 'CHECKING', 'CHECKED', 'IMPORTING',
        'DONE', 'CANCELLED', 'FAILED', 'UNDOING', 'UNDONE')),
      -- Of the run under way: one that was overtaken by another finds that out by it.
      attempt uuid,
      file_name text not null,
      bytes bigint not null,
      has_file boolean not null default false,
      reading jsonb not null default '{"encoding": "utf-8", "separator": ",", "hasHeader": true}',
      headers text[] not null default '{}',
      samples jsonb not null default '[]',
      preset text,
      mapping text[] not null default '{}',
      is_remembered boolean not null default false,
      choices jsonb,
      counts jsonb not null default '{"NEW": 0, "UPDATED": 0, "SKIPPED": 0, "INVALID": 0}',
      progress real not null default 0,
      -- The last row that is done with.
      reached int not null default 0,
      problem text,
      created_at timestamptz not null default now(),
      finished_at timestamptz,
      undone_at timestamptz,
      restored int not null default 0,
      left_alone int not null default 0,
      primary key (account_id, id),
      foreign key (account_id, agent_id) references agents (account_id, id)
    );
    create index imports_newest on imports (account_id, created_at desc, id);

    -- What a row says is kept until it is imported, and of one that is refused until its file goes.
    create table import_rows (
      account_id uuid not null references agencies,
      import_id uuid not null,
      row int not null,
      outcome text not null check (outcome in ('NEW', 'UPDATED', 'SKIPPED', 'INVALID')),
      reason text,
      cells text[],
      first_name text not null default '',
      last_name text not null default '',
      email text,
      phone_key text,
      contact_id uuid,
      -- How a contact was who is updated, and when the import left them: who was written to since is not put back.
      before jsonb,
      stamp timestamptz,
      property_id uuid,
      made_property boolean not null default false,
      undone text check (undone in ('RESTORED', 'LEFT')),
      primary key (account_id, import_id, row),
      foreign key (account_id, import_id) references imports (account_id, id) on delete cascade
    );
    create index import_rows_by_outcome on import_rows (account_id, import_id, outcome, row);
    create index import_rows_by_email on import_rows (account_id, import_id, email) where email is not null;
    create index import_rows_by_phone on import_rows (account_id, import_id, phone_key) where phone_key is not null;
    create index import_rows_by_contact on import_rows (account_id, contact_id) where contact_id is not null;

    -- What the columns of a file were the last time a file had these headers.
    create table import_mappings (
      account_id uuid not null references agencies,
      headers_key text not null,
      mapping text[] not null,
      updated_at timestamptz not null default now(),
      primary key (account_id, headers_key)
    );

    create table exports (
      account_id uuid not null references agencies,
      id uuid not null,
      agent_id uuid not null,
      wanted jsonb not null,
      state text not null default 'WAITING' check (state in ('WAITING', 'WORKING', 'DONE', 'FAILED', 'EXPIRED')),
      rows int not null default 0,
      bytes bigint,
      created_at timestamptz not null default now(),
      expires_at timestamptz,
      primary key (account_id, id),
      foreign key (account_id, agent_id) references agents (account_id, id)
    );
    create index exports_newest on exports (account_id, created_at desc, id);

    create table erasures (
      account_id uuid not null references agencies,
      id uuid not null,
      contact_id uuid not null,
      agent_id uuid not null,
      at timestamptz not null default now(),
      finished_at timestamptz,
      primary key (account_id, id),
      foreign key (account_id, agent_id) references agents (account_id, id)
    );
    create index erasures_newest on erasures (account_id, at desc, id);

    -- E-mails and numbers of people who were erased, as nobody can read them back: they are not taken in again.
    create table suppressions (
      account_id uuid not null references agencies,
      hash bytea not null,
      at timestamptz not null default now(),
      primary key (account_id, hash)
    );

    call isolate('imports');
    call isolate('import_rows');
    call isolate('import_mappings');
    call isolate('exports');
    call isolate('erasures');
    call isolate('suppressions');

    alter table attribute_definitions
      add column position int not null default 0,
      add column archived_at timestamptz;

    -- What looks back at a contact or a home that goes: without these each one is looked for among all.
    create index contacts_merged_into on contacts (account_id, merged_into) where merged_into is not null;
    create index contact_merges_by_merged on contact_merges (account_id, merged_id);
    create index bulk_changed_by_contact on bulk_changed_contacts (account_id, contact_id);
    create index note_revisions_by_contact on note_revisions (account_id, contact_id);
    create index leads_by_property on leads (account_id, property_id) where property_id is not null;
    create index submissions_by_property on submissions (account_id, property_id) where property_id is not null;

    -- Who comes together with a home says so at once: what they are found by need not be written a second time.
    create or replace function keep_search() returns trigger language plpgsql as $$ begin
      -- Nothing refers to somebody new yet.
      new.search := case tg_op
        when 'INSERT' then search_key(concat_ws(' ', '', new.first_name, new.last_name, new.email, phone_key(new.phone),
          nullif(new.search, '')))
        else contact_search(new) end;
      return new;
    end $$;

    -- A first list makes large tables of empty ones: how large they are is looked at before the next part of it comes.
    create function know_sizes() returns void language plpgsql security definer set search_path = pg_catalog, public as $$ begin
      analyze contacts, contact_emails, contact_phones, contact_properties, properties, import_rows;
    end $$;
    revoke all on function know_sizes from public;
    grant execute on function know_sizes to gable_app;

    -- Letters that wait and have any of these words in them. The queue belongs to the owner.
    create function withdraw_letters(receivers text[], words text[]) returns void
      language sql security definer set search_path = pg_catalog, public as $$
        delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
        where task.id = job.task_id and task.identifier = 'send-mail' and job.locked_at is null
          and job.payload->>'to' = any(receivers)
          and exists (select from unnest(words) word where strpos(lower(job.payload::text), lower(word)) > 0)
      $$;
    revoke all on function withdraw_letters from public;
    grant execute on function withdraw_letters to gable_app;

    -- Takes words out of all that anybody wrote in the open account, wherever that is kept today or will be tomorrow.
    -- What was counted, and the trail of who did what, has no words in it.
    create function unsay(words text[]) returns void language plpgsql as $$
      declare
        place record;
        pattern text := (select '(?<![[:alnum:]._+-])(' || string_agg(regexp_replace(word, '([^[:alnum:] ])', '\\\\\\1', 'g'), '|')
          || ')(?![[:alnum:]_-]|\\.[[:alnum:]])' from unnest(words) word);
        quoted text := (select '(?<![[:alnum:]._+-])(' || string_agg(regexp_replace(btrim(to_jsonb(word)::text, '"'), '([^[:alnum:] ])', '\\\\\\1', 'g'), '|')
          || ')(?![[:alnum:]_-]|\\.[[:alnum:]])' from unnest(words) word);
      begin
        if cardinality(words) = 0 then return; end if;
        for place in
          select t.relname as name, a.attname as field, a.atttypid::regtype::text as type
          from pg_class t join pg_namespace n on n.oid = t.relnamespace join pg_attribute a on a.attrelid = t.oid
          where n.nspname = 'public' and t.relkind = 'r' and not t.relispartition and a.attnum > 0 and a.attgenerated = ''
            and a.atttypid in ('text'::regtype, 'text[]'::regtype, 'json'::regtype, 'jsonb'::regtype)
            and exists (select from pg_attribute o where o.attrelid = t.oid and o.attname = 'account_id' and not o.attisdropped)
            and t.relname !~ '^(audit_entries|agencies|agents|contacts|contact_emails|contact_phones|counter_.*|uncounted_events|webhook_attempts)$'
            and has_column_privilege(t.oid, a.attname, 'update')
        loop
          execute case place.type
            when 'text' then format('update %1$I set %2$I = regexp_replace(%2$I, $1, ''[erased]'', ''gi'') where account_id = current_account() and %2$I ~* $1', place.name, place.field)
            when 'text[]' then format('update %1$I set %2$I = array(select regexp_replace(one, $1, ''[erased]'', ''gi'') from unnest(%2$I) one) where account_id = current_account() and array_to_string(%2$I, chr(10)) ~* $1', place.name, place.field)
            else format('update %1$I set %2$I = regexp_replace(%2$I::text, $2, ''[erased]'', ''gi'')::%3$s where account_id = current_account() and %2$I::text ~* $2', place.name, place.field, place.type)
          end using pattern, quoted;
        end loop;
      end $$;
  `)
    .execute(db)
}
