import { type Kysely, sql } from 'kysely'

/** Renamed and merged tags reach published flows, without anybody being tagged. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    alter table flow_versions add column revision int not null default 0;
    comment on column flow_versions.revision is
      'How often a renamed tag changed the definition, which processes keep in memory.';

    create function is_retagging() returns boolean language sql stable
      return current_setting('gable.retags', true) is not distinct from 'on';
    comment on function is_retagging() is
      'Whether this transaction renames, merges or deletes a tag. Nobody gets or loses a tag by that.';

    create or replace function signal_changed_contact() returns trigger
      language plpgsql as $$ begin
        if not exists (select from flow_facts where account_id = new.account_id) then return null; end if;
        insert into flow_signals (account_id, fact, contact_id, detail, wakes)
        select new.account_id, x.fact, new.id, coalesce(s.detail, '{}'),
          case when row_number() over () = 1 then is_first_flow_signal(new.account_id) else false end
        from (values
            ('CONTACT.CHANGED.OWNER', new.owner_id is distinct from old.owner_id, null::jsonb),
            ('CONTACT.CHANGED.TAGS', new.tags <> old.tags, null),
            ('CONTACT.CHANGED.SOURCE', new.source <> old.source, null),
            ('CONTACT.CHANGED.CUSTOM', new.custom <> old.custom, null),
            ('CONTACT.CHANGED.SUBSCRIPTION', new.unsubscribed_at is distinct from old.unsubscribed_at
              or (new.email is null) <> (old.email is null), null),
            ('CONTACT.CHANGED.PHONE', (new.phone is null) <> (old.phone is null), null),
            ('CONTACT.CHANGED.MARKETING', new.is_non_marketing <> old.is_non_marketing, null),
            ('CONTACT.CHANGED.ARCHIVED', (new.archived_at is null) <> (old.archived_at is null)
              or new.merged_into is distinct from old.merged_into, null),
            ('CONTACT.TAGGED', not new.tags <@ old.tags and not is_retagging(),
              jsonb_build_object('tags', array(select unnest(new.tags) except select unnest(old.tags)))),
            ('CONTACT.UNTAGGED', not old.tags <@ new.tags and not is_retagging(),
              jsonb_build_object('tags', array(select unnest(old.tags) except select unnest(new.tags))))
          ) s (fact, holds, detail)
          join flow_facts x on x.account_id = new.account_id and x.fact = s.fact
        where s.holds;
        return null;
      end $$;
  `)
    .execute(db)
}
