import { type Kysely, sql } from 'kysely'

/** What each agent wants to be told, and how. A notification keeps the channels it was created for. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    create table notification_settings (
      account_id uuid not null references agencies,
      agent_id uuid not null,
      kind text not null,
      bell boolean not null,
      email boolean not null,
      digest boolean not null,
      primary key (account_id, agent_id, kind),
      foreign key (account_id, agent_id) references agents (account_id, id) on delete cascade
    );
    call isolate_by_account('notification_settings');

    create table notification_digests (
      account_id uuid not null references agencies,
      agent_id uuid not null,
      hour smallint not null check (hour between 0 and 23),
      -- The day of the last digest, in the agent's time zone.
      sent_for date,
      primary key (account_id, agent_id),
      foreign key (account_id, agent_id) references agents (account_id, id) on delete cascade
    );
    call isolate_by_account('notification_digests');

    alter table notifications
      add kind text,
      add piece_id uuid,
      add bell boolean not null default true,
      add email boolean not null default false,
      add digest boolean not null default false,
      add emailed_at timestamptz,
      add digested_at timestamptz;
    update notifications n set kind = case
      when n.note_id is not null then 'MENTION'
      when n.correction_id is not null then 'CORRECTION'
      when n.by_agent_id is not null then 'ASSIGNED_LEAD'
      when exists (select from leads l where l.account_id = n.account_id and l.id = n.lead_id and l.agent_id = n.agent_id)
        then 'NEW_LEAD'
      else 'UNASSIGNED_LEAD' end;
    alter table notifications alter kind set not null;
    alter table notifications drop constraint notifications_check;
    alter table notifications add constraint notifications_check
      check (num_nonnulls(note_id, lead_id, correction_id, piece_id) = 1);
    alter table notifications add unique (account_id, piece_id, agent_id);
    alter table notifications add foreign key (account_id, piece_id)
      references postcard_pieces (account_id, id) on delete cascade;
    create index notifications_for_digest on notifications (account_id, agent_id, at) where digest and digested_at is null;
  `)
    .execute(db)
}
