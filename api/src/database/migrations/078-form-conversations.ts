import { type Kysely, sql } from 'kysely'

/** Assistants beside the forms of widgets and pages, where a visitor is nobody's contact until they leave their details. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    alter table assistants drop constraint assistants_place_check;
    alter table assistants add constraint assistants_place_check check (place in ('contact-dashboard', 'lead-form'));
    -- The configurations of forms say whether there is an assistant.
    create trigger assistants_notify_public_content after insert or update on assistants
      for each row execute function notify_public_content();

    alter table conversations drop constraint conversations_place_check;
    alter table conversations add constraint conversations_place_check check (place in ('contact-dashboard', 'lead-form'));
    alter table conversations alter contact_id drop not null, alter property_id drop not null, add subject_id uuid;
    alter table conversations add constraint conversations_subject_fkey
      foreign key (account_id, subject_id) references assets (account_id, id) on delete cascade;
    alter table conversations add constraint conversations_visitor_check check (
      case place when 'lead-form' then subject_id is not null
        else contact_id is not null and property_id is not null and subject_id is null end);
    create index conversations_by_subject on conversations (account_id, subject_id) where subject_id is not null;
    create index conversations_of_strangers on conversations (last_message_at) where contact_id is null;

    create function delete_expired_conversations(days int) returns void
      language sql security definer set search_path = pg_catalog, public as $$
        delete from conversations where contact_id is null and last_message_at < now() - make_interval(days => days)
      $$;
    revoke all on function delete_expired_conversations from public;
    grant execute on function delete_expired_conversations to gable_app;
  `)
    .execute(db)
}
