import { type Kysely, sql } from 'kysely'

/** Lists of people come in faster and say more, and what is done to many contacts is done by jobs. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    -- By what newcomers are known, of all whom a statement brings; in one order, so that two such do not wait crosswise.
    -- An e-mail that several of them have is whose it is in use.
    create function know_newcomers() returns trigger language plpgsql as $$ begin
      insert into contact_emails (account_id, email, contact_id, created_at)
      select distinct on (account_id, email) account_id, email, id, updated_at from fresh where email is not null
      order by account_id, email, archived_at is not null
      on conflict (account_id, email) do update set contact_id = excluded.contact_id;
      insert into contact_phones (account_id, phone_key, contact_id, phone, created_at)
      select account_id, phone_key(phone), id, phone, updated_at from fresh where phone is not null order by 1, 2, 3
      on conflict do nothing;
      insert into contact_tags (account_id, name) select distinct account_id, tag from fresh, unnest(tags) tag order by 1, 2
      on conflict do nothing;
      return null;
    end $$;
    drop trigger contacts_known on contacts;
    drop trigger tags_known_of_new on contacts;
    create trigger newcomers_known after insert on contacts referencing new table as fresh
      for each statement execute function know_newcomers();
    create trigger contacts_known after update of email, phone on contacts for each row execute function know_contact();

    -- Only a tag that is new to a contact may be new to the account.
    create or replace function know_tags() returns trigger language plpgsql as $$ begin
      insert into contact_tags (account_id, name)
      select new.account_id, tag from unnest(new.tags) tag where tag <> all (old.tags) order by 2
      on conflict do nothing;
      return null;
    end $$;
    drop trigger tags_known on contacts;
    create trigger tags_known after update of tags on contacts for each row when (not new.tags <@ old.tags)
      execute function know_tags();

    -- They belong to contacts, homes or imports, which belong to the agency: nothing has to be looked up twice for each.
    alter table contact_emails drop constraint contact_emails_account_id_fkey;
    alter table contact_phones drop constraint contact_phones_account_id_fkey;
    alter table contact_properties drop constraint contact_properties_account_id_fkey;
    alter table import_rows drop constraint import_rows_account_id_fkey;
    alter table bulk_changed_contacts drop constraint bulk_changed_contacts_account_id_fkey;

    -- How many rows name whom as the owner of a contact and are not understood.
    alter table imports add column unknown_owners jsonb not null default '{}';
    alter table import_rows
      -- Name and address of somebody, by which those are known who have neither e-mail nor number.
      add column home_key text,
      add column note_ids uuid[],
      add column left_because text check (left_because in ('CHANGED', 'EMAIL_TAKEN', 'MERGED', 'ERASED', 'USED'));
    create index import_rows_by_home on import_rows (account_id, import_id, home_key) where home_key is not null;

    alter table bulk_changes
      add column state text not null default 'DONE' check (state in ('WORKING', 'DONE', 'CANCELLED', 'UNDOING', 'UNDONE')),
      -- Of the run under way: one that was overtaken by another finds that out by it.
      add column attempt uuid,
      -- How many it is to change or to put back, how many of them are done with, and how many it changed or left alone.
      add column total int not null default 0,
      add column done int not null default 0,
      add column changed int not null default 0,
      add column left_alone int not null default 0,
      -- The last contact that was put back.
      add column reached uuid;
    update bulk_changes b set state = case when undone_at is null then 'DONE' else 'UNDONE' end,
      (changed, left_alone) = (select count(*), count(left_because) from bulk_changed_contacts c
        where c.account_id = b.account_id and c.bulk_change_id = b.id);
    update bulk_changes set total = changed, done = changed;
    create index bulk_changes_at_work on bulk_changes (account_id, id) where state in ('WORKING', 'UNDOING');

    -- Whom a change is still to reach, some at a time: those who were chosen when it was asked for, and no others.
    create table bulk_batches (
      account_id uuid not null references agencies,
      bulk_change_id uuid not null,
      place int not null,
      contact_ids uuid[] not null,
      primary key (account_id, bulk_change_id, place),
      foreign key (account_id, bulk_change_id) references bulk_changes (account_id, id) on delete cascade
    );
    call isolate('bulk_batches');
  `)
    .execute(db)
}
